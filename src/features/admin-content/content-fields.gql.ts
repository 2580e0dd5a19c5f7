import { graphql } from '#data/graphql.ts'

/** Target markets to choose from. */
export const TargetMarkets = graphql(`
  fragment TargetMarkets on ContentTargetMarketPage @_unmask {
    rows { id marketName source brand }
  }
`)

/** Files as readers get them, for the preview. */
export const PreviewFiles = graphql(`
  fragment PreviewFiles on ContentFile @_unmask {
    id fileName fileTitle mime bytes width height oriFileUrl hiFileUrl medFileUrl lowFileUrl thumbnailUrl
  }
`)

/** Layouts to choose from, with what they show on cards. */
export const PreviewLayouts = graphql(`
  fragment PreviewLayouts on Layout @_unmask {
    id description titleOnCard subtitleOnCard releasedonOnCard resolutionOnCard placeholderOnCard
  }
`)
