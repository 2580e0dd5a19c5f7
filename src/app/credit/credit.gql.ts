import { graphql } from '#data/graphql.ts'

export const CreditInformation = graphql(`
  query CreditInformation {
    creditInformation {
      companies { code name }
      currency
      creditLimit
      balance
      creditExposure
      openInvoice
      openDo
      consignment
      creditControl
      custCode { r3 isr unified }
      reasonBlocked
      updatedAt
    }
  }
`)
