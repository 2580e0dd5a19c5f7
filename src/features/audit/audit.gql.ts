import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const AuditLog = graphql(`
  query AuditLog(
    $search: String
    $action: String
    $person: String
    $customer: String
    $target: String
    $from: Day
    $to: Day
    $sort: String
    $page: Int
    $limit: Int
  ) {
    auditLog(
      search: $search
      action: $action
      person: $person
      customer: $customer
      target: $target
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
        id
        at
        person
        username
        customer
        action
        target
        title
        changed
        before
        after
        requestId
        streamId
      }
    }
    auditActions
  }
`)
export type AuditLine = ResultOf<typeof AuditLog>['auditLog']['rows'][number]
