import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const CustomerInquiries = graphql(`
  query CustomerInquiries($open: Boolean, $search: String, $sort: String, $page: Int, $limit: Int) {
    customerInquiries(open: $open, search: $search, sort: $sort, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        name
        reason
        goal
        address
        city
        state
        country
        postalCode
        email
        phone
        web
        createdAt
        answeredAt
        answeredBy
      }
    }
  }
`)

/** A row of that list. */
export type Inquiry = ResultOf<typeof CustomerInquiries>['customerInquiries']['rows'][number]

export const MarkInquiries = graphql(`
  mutation MarkInquiries($ids: [ID!]!, $answered: Boolean!) {
    markInquiries(ids: $ids, answered: $answered) {
      message {
        status
        description
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
