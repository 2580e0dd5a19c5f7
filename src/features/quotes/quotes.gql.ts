import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const QuoteList = graphql(`
  query QuoteList($search: String, $sort: String, $status: QuoteStatus, $page: Int, $limit: Int) {
    quotes(search: $search, sort: $sort, status: $status, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        number
        name
        customerName
        customerCode
        status
        since
        validUntil
        createdBy
        createdAt
        totals {
          sorg
          currency
          total
        }
      }
    }
  }
`)

/** A row of that list. */
export type Quote = ResultOf<typeof QuoteList>['quotes']['rows'][number]

export const QuoteToRead = graphql(`
  query QuoteToRead($id: ID!) {
    quote(id: $id) {
      id
      number
      name
      note
      customerKey
      customerCode
      customerName
      status
      since
      validUntil
      held
      createdBy
      createdAt
      mailedAt
      declineReason
      cart
      orders
      lineCount
      actions
      totals {
        sorg
        name
        currency
        total
      }
      lines {
        lineNo
        sorg
        article_code
        article_code_display
        name
        qty
        uom
        price
        unitPrice
        subtotal
        note
      }
    }
  }
`)

/** Fields that a decision changes. */
const DecidedQuote = graphql(`
  fragment DecidedQuote on Quote @_unmask {
    id
    status
    since
    mailedAt
    declineReason
    cart
    actions
  }
`)

export const AcceptQuote = graphql(
  `
    mutation AcceptQuote($id: ID!, $agreement: String) {
      acceptQuote(id: $id, agreement: $agreement) {
        quote {
          ...DecidedQuote
        }
        agreement
        differences {
          lineNo
          article_code_display
          name
          currency
          oldPrice
          newPrice
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
  `,
  [DecidedQuote],
)

export const DeclineQuote = graphql(
  `
    mutation DeclineQuote($id: ID!, $reason: String) {
      declineQuote(id: $id, reason: $reason) {
        quote {
          ...DecidedQuote
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
  `,
  [DecidedQuote],
)

export const WithdrawQuote = graphql(
  `
    mutation WithdrawQuote($id: ID!) {
      withdrawQuote(id: $id) {
        quote {
          ...DecidedQuote
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
  `,
  [DecidedQuote],
)

export const SendQuote = graphql(
  `
    mutation SendQuote($id: ID!) {
      sendQuote(id: $id) {
        quote {
          ...DecidedQuote
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
  `,
  [DecidedQuote],
)
