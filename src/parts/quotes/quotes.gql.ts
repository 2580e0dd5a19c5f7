import { graphql } from '#data/graphql.ts'

export const CreateQuote = graphql(`
  mutation CreateQuote($id: ID!, $quote: QuoteInput!) {
    createQuote(id: $id, quote: $quote) {
      quote {
        id
        number
        mailedAt
      }
      message {
        status
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
