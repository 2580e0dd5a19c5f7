import { graphql } from '#data/graphql.ts'

export const UploadAccountBikes = graphql(`
  mutation UploadAccountBikes($bikes: [AccountBikeInput!]!, $check: Boolean) {
    uploadAccountPolygonbikes(bikes: $bikes, check: $check) {
      results { created code field }
      userErrors { field message code }
    }
  }
`)
