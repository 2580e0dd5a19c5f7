import { graphql } from '#data/graphql.ts'

export const RunningPromotions = graphql(`
  query RunningPromotions {
    promotions {
      code
      name
      description
      terms
      badge
      tagline
      locations
      productCategory
      validTo
    }
  }
`)
