import { graphql } from '#data/graphql.ts'

export const Notifications = graphql(`
  query Notifications($page: Int!) {
    notifications(page: $page) {
      page
      count
      unread
      pageTotal
      notifications {
        id
        kind
        title
        body
        path
        createdAt
        readAt
      }
    }
  }
`)

export const MarkNotificationsRead = graphql(`
  mutation MarkNotificationsRead($ids: [ID!]) {
    markNotificationsRead(ids: $ids) {
      unread
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
