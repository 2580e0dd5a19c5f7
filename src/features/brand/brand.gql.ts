import { graphql } from '#data/graphql.ts'

export const BrandPictures = graphql(`
  query BrandPictures {
    brandPictures {
      part
      picture {
        id
        name
        state
        address
        bytes
      }
    }
  }
`)

export const RemoveBrandPicture = graphql(`
  mutation RemoveBrandPicture($part: BrandPart!) {
    removeBrandPicture(part: $part) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)
