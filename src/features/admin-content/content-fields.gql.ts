import { graphql } from '#data/graphql.ts'

/** Target markets to choose from. */
export const TargetMarkets = graphql(`
  fragment TargetMarkets on ContentTargetMarketPage @_unmask {
    rows { id marketName source brand }
  }
`)
