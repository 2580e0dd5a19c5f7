import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const OrderHandovers = graphql(`
  query OrderHandovers(
    $state: HandoverState
    $search: String
    $sort: String
    $page: Int
    $limit: Int
  ) {
    orderHandovers(state: $state, search: $search, sort: $sort, page: $page, limit: $limit) {
      page
      count
      failed
      pageTotal
      transport
      orders {
        id
        customer
        total
        currency
        state
        attempts
        error
        createdAt
        deliveredAt
      }
    }
  }
`)

export const SendOrderAgain = graphql(`
  mutation SendOrderAgain($orderNo: ID!) {
    sendOrderAgain(orderNo: $orderNo) {
      order {
        id
        state
        error
      }
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

export const RecordHandovers = graphql(`
  query RecordHandovers(
    $state: HandoverState
    $kind: HandoverKind
    $search: String
    $sort: String
    $page: Int
    $limit: Int
  ) {
    recordHandovers(
      state: $state
      kind: $kind
      search: $search
      sort: $sort
      page: $page
      limit: $limit
    ) {
      page
      count
      failed
      pageTotal
      records {
        id
        kind
        number
        customer
        state
        error
        changedAt
      }
    }
  }
`)

export type RecordHandover = ResultOf<typeof RecordHandovers>['recordHandovers']['records'][number]

export const SendRecordAgain = graphql(`
  mutation SendRecordAgain($kind: HandoverKind!, $id: ID!) {
    sendRecordAgain(kind: $kind, id: $id) {
      record {
        id
        state
        error
      }
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
