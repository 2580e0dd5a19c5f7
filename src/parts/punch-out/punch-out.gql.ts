import { graphql } from '#data/graphql.ts'

export const PunchOutNow = graphql(`
  query PunchOutNow { punchOut { id system returnedAt address } }
`)

export const ReturnPunchOut = graphql(`
  mutation ReturnPunchOut($pieces: Int!) {
    returnPunchOut(pieces: $pieces) { punchOut { id system returnedAt address } address userErrors { field message code } }
  }
`)

export const CancelPunchOut = graphql(`
  mutation CancelPunchOut {
    cancelPunchOut { punchOut { id system returnedAt address } address userErrors { field message code } }
  }
`)
