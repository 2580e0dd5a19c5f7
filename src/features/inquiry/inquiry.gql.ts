import { graphql } from '#data/graphql.ts'

export const Countries = graphql(`
  query Countries($locale: ID!) {
    countries(locale: $locale) {
      id
      name
    }
  }
`)

export const Cities = graphql(`
  query Cities($countryId: ID!) {
    cities(countryId: $countryId) {
      id
      description
    }
  }
`)

export const CreateCustomerInquiry = graphql(`
  mutation CreateCustomerInquiry($inquiry: CustomerInquiryInput!) {
    createCustomerInquiry(inquiry: $inquiry) {
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
