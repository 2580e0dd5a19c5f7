import { graphql } from '#data/graphql.ts'

export const CreditInformation = graphql(`
  query CreditInformation {
    creditInformation {
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
  }
`)

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
