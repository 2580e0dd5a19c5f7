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
/** Question about the kinds of visit, as a loader hands it to a screen. */
export type VisitKindsQuestion = Question<
  ResultOf<typeof VisitKinds>,
  VariablesOf<typeof VisitKinds>
>
export type VisitKind = ResultOf<typeof VisitKinds>['visitKinds'][number]

export const VisitRow = graphql(`
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

export const VisitAnswered = graphql(
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
      attachPlace
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
