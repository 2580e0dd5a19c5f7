import { graphql } from '#data/graphql.ts'

export const ReturnPunchOut = graphql(`
  mutation ReturnPunchOut($pieces: Int!) {
    returnPunchOut(pieces: $pieces) { address userErrors { field message code } }
  }
`)
