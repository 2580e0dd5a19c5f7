import { graphql } from '#data/graphql.ts'

export const SalesOverview = graphql(`
  query SalesOverview(
    $sorg: ID
    $year: Int!
    $custCodes: [CustCodeInput!]
    $category: SalesCategory
    $months: [Int!]
    $brands: [String!]
    $merchandiseCategories: [String!]
    $models: [String!]
    $series: [String!]
  ) {
    customerAreaV3 {
      sorg
      sorgName
      custCode {
        r3
      }
    }
    salesOverviewFilterDataV4(
      sorg: $sorg
      year: $year
      custCodes: $custCodes
      category: $category
    ) {
      years
      brands
      merchandiseCategories
      models
      series
    }
    salesOverviewV4(
      sorg: $sorg
      year: $year
      custCodes: $custCodes
      category: $category
      months: $months
      brands: $brands
      merchandiseCategories: $merchandiseCategories
      models: $models
      series: $series
    ) {
      sorg
      currency
      otherCurrencies
      updatedAt
      netSales
      netSalesLastYear
      invoiceQuantity
      months {
        name
        netSales
        netSalesLastYear
        invoiceQuantity
      }
      brands {
        name
        netSales
        netSalesLastYear
        invoiceQuantity
      }
      merchandiseCategories {
        name
        netSales
        netSalesLastYear
        invoiceQuantity
      }
      modelsV2 {
        name
        netSales
        netSalesLastYear
        invoiceQuantity
        series {
          name
          netSales
          netSalesLastYear
          invoiceQuantity
        }
      }
    }
  }
`)
