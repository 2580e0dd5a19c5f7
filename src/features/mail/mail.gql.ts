import { graphql } from '#data/graphql.ts'

export const MailMessages = graphql(`
  query MailMessages($state: MailState, $search: String, $sort: String, $page: Int, $limit: Int) {
    mailMessages(state: $state, search: $search, sort: $sort, page: $page, limit: $limit) {
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

export const SendMailAgain = graphql(`
  mutation SendMailAgain($id: ID!) {
    sendMailAgain(id: $id) {
      mail {
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
