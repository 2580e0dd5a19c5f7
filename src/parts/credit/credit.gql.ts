import { graphql } from '#data/graphql.ts'

/** A credit record with all that screens and an offline customer show of it. */
export const CreditFields = graphql(`
  fragment CreditFields on CreditInformation @_unmask {
    companies {
      code
      name
    }
    currency
    creditLimit
    balance
    creditExposure
    openInvoice
    overdue
    openDo
    consignment
    orderedSince
    creditControl
    custCode {
      r3
      isr
      unified
    }
    reasonBlocked
    updatedAt
  }
`)

export const CreditInformation = graphql(
  `
    query CreditInformation {
      creditInformation {
        ...CreditFields
      }
    }
  `,
  [CreditFields],
)

/** Which company a sales organisation belongs to: credit is the company's. */
export const CompaniesOfSorgs = graphql(`
  query CompaniesOfSorgs {
    customerAreaV3 {
      sorg
      sorgName
      companyCode
    }
  }
`)
