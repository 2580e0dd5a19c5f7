import { graphql } from '#data/graphql.ts'

export const UserAreaBanners = graphql(`
  query UserAreaBanners {
    activeUserAreaBanners {
      bannerFile
      title
      link
    }
  }
`)
