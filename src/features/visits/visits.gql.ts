import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'
import { VisitAnswered, VisitRow } from '#parts/visits/visits.gql.ts'

export const VisitList = graphql(
  `
    query VisitList(
      $kind: ID!
      $search: String
      $custCode: ID
      $mine: Boolean
      $from: Day
      $to: Day
      $sort: String
      $page: Int
      $limit: Int
    ) {
      formVisits(
        kind: $kind
        search: $search
        custCode: $custCode
        mine: $mine
        from: $from
        to: $to
        sort: $sort
        page: $page
        limit: $limit
      ) {
        page
        count
        pageTotal
        rows {
          ...VisitRow
        }
      }
    }
  `,
  [VisitRow],
)

export const VisitToView = graphql(
  `
    query VisitToView($id: ID!) {
      formVisit(id: $id) {
        ...VisitAnswered
        createdAt
        editableUntil
        revisions {
          revision
          createdAt
          createdBy
          visit
          photos {
            slot
            fileId
            url
            thumbnailUrl
          }
        }
      }
    }
  `,
  [VisitAnswered],
)
export type VisitView = NonNullable<ResultOf<typeof VisitToView>['formVisit']>

export const VisitTrend = graphql(`
  query VisitTrend($kind: ID!, $custCode: ID!) {
    formVisitTrend(kind: $kind, custCode: $custCode) {
      id
      visitedAt
      qtyPlgGrp
      qtyNonPlgGrp
      brandShare
      series
    }
  }
`)
export type VisitTrendPoint = ResultOf<typeof VisitTrend>['formVisitTrend'][number]

export const VisitCustomers = graphql(`
  query VisitCustomers(
    $sorg: String!
    $kind: ID
    $onlyCustomerHasFormVisit: Boolean
    $search: String
    $page: Int
    $limit: Int
  ) {
    formVisitSalesCustomers(
      sorg: $sorg
      kind: $kind
      onlyCustomerHasFormVisit: $onlyCustomerHasFormVisit
      search: $search
      page: $page
      limit: $limit
    ) {
      page
      count
      pageTotal
      rows {
        custCode
        custName
        custCity
        lastVisitAt
        visits
      }
    }
  }
`)
export type VisitCustomer = ResultOf<
  typeof VisitCustomers
>['formVisitSalesCustomers']['rows'][number]
