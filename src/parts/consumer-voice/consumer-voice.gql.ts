import { graphql } from '#data/graphql.ts'

export const SendCustomerFeedback = graphql(`
  mutation SendCustomerFeedback($message: String!) {
    sendCustomerFeedback(message: $message) {
      data {
        status
        description
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
