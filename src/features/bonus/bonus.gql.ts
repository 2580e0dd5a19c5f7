import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const BonusYear = graphql(`
  query BonusYear($year: Int!) {
    polygon: totalDealerSales(program: polygon, year: $year) {
      quarter
      purchasePoints
      purchases
      salePoints
      retailSales
      earned
      verification
      verified
      onTimePayment
      total
      currency
    }
    wim: totalDealerSales(program: wim, year: $year) {
      quarter
      purchasePoints
      purchases
      salePoints
      retailSales
      earned
      verification
      verified
      onTimePayment
      total
      currency
    }
  }
`)
export type BonusQuarter = ResultOf<typeof BonusYear>['polygon'][number]

export const BonusPurchases = graphql(`
  query BonusPurchases(
    $program: BonusProgram!
    $year: Int!
    $quarter: String
    $search: String
    $page: Int
    $limit: Int
  ) {
    totalDealerSales(program: $program, year: $year) {
      quarter
      purchasePoints
      purchases
      salePoints
      retailSales
      earned
      verification
      verified
      onTimePayment
      total
      currency
    }
    b2bPurchasesV3(
      program: $program
      year: $year
      quarter: $quarter
      search: $search
      page: $page
      limit: $limit
    ) {
      page
      count
      pageTotal
      rows {
        invoiceDate
        invoiceNumber
        articleDescription
        brandId
        articleCode
        quantity
        point
        pointValue
        subTotal
        quarter
      }
    }
  }
`)

export const BonusSales = graphql(`
  query BonusSales(
    $program: BonusProgram!
    $year: Int!
    $quarter: String
    $search: String
    $page: Int
    $limit: Int
  ) {
    totalDealerSales(program: $program, year: $year) {
      quarter
      purchasePoints
      purchases
      salePoints
      retailSales
      earned
      verification
      verified
      onTimePayment
      total
      currency
    }
    retailSalesV2(
      program: $program
      year: $year
      quarter: $quarter
      search: $search
      page: $page
      limit: $limit
    ) {
      page
      count
      pageTotal
      rows {
        inputDate
        articleDescription
        frameNumber
        class
        point
        pointValue
        subTotal
        quarter
      }
    }
  }
`)
