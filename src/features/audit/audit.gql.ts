import { graphql } from '#data/graphql.ts'

export const AuditLog = graphql(`
  query AuditLog(
    $search: String
    $action: String
    $from: Day
    $to: Day
    $sort: String
    $page: Int
    $limit: Int
  ) {
    auditLog(
      search: $search
      action: $action
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
        before
        after
        requestId
        streamId
      }
    }
    auditActions
  }
`)
