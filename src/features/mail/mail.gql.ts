import { graphql } from '#data/graphql.ts'

export const MailMessages = graphql(`
  query MailMessages($page: Int!, $limit: Int!) {
    mailMessages(page: $page, limit: $limit) {
      page
      count
      pageTotal
      transport
      messages {
        id
        to
        subject
        text
        state
        attempts
        error
        createdAt
        sentAt
      }
    }
  }
`)
