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

export const SaveBrandPicture = graphql(`
  mutation SaveBrandPicture($part: BrandPart!, $fileId: ID!) {
    saveBrandPicture(part: $part, fileId: $fileId) {
      userErrors {
        field
        message
        code
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
