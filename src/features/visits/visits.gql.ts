import type { ResultOf, VariablesOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'
import type { Question } from '#data/load.ts'

export const VisitKinds = graphql(`
  query VisitKinds {
    visitKinds {
      id
      name
      fields
      slots
      otherMidRanges {
        id
        name
        needsText
      }
      equipments {
        id
        name
        needsText
      }
      brandDisplays {
        id
        name
        needsText
      }
      series {
        id
        brand
        name
      }
    }
  }
`)
/** What a loader hands to a screen about the kinds of visit. */
export type VisitKindsQuestion = Question<
  ResultOf<typeof VisitKinds>,
  VariablesOf<typeof VisitKinds>
>
export type VisitKind = ResultOf<typeof VisitKinds>['visitKinds'][number]

const VisitRow = graphql(`
  fragment VisitRow on FormVisit {
    id
    kind
    custCode
    custName
    visitedAt
    createdBy
    isMine
    mayEdit
    revision
    photos {
      slot
      fileId
      url
      thumbnailUrl
    }
  }
`)
export type VisitRowData = ResultOf<typeof VisitRow>

const VisitAnswered = graphql(
  `
    fragment VisitAnswered on FormVisit {
      ...VisitRow
      otherMidrange
      otherMidrangeDescription
      brandDomination
      qtyPlgGrp
      qtyNonPlgGrp
      brandDisplay
      brandDisplayDescription
      seriesList
      seriesBrand {
        brand
        series
      }
      otherSeriesList
      notes
      equipment
      equipmentText
      answered {
        id
        name
        needsText
      }
      place {
        lat
        lng
        accuracy
      }
    }
  `,
  [VisitRow],
)
export type VisitAnsweredData = ResultOf<typeof VisitAnswered>

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

export const LastVisit = graphql(
  `
    query LastVisit($kind: ID!, $custCode: ID!) {
      lastFormVisit(kind: $kind, custCode: $custCode) {
        ...VisitAnswered
      }
    }
  `,
  [VisitAnswered],
)

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
