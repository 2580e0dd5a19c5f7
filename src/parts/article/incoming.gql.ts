import { graphql } from '#data/graphql.ts'

export const AlreadyComing = graphql(`
  query AlreadyComing($articleCodes: [String!]!, $exceptCart: ID!) {
    alreadyComing(articleCodes: $articleCodes, exceptCart: $exceptCart) {
      id
      exceptCart
      carts {
        key
        name
        qty
      }
      orders {
        order_no
        qty
        date
        confirmed
      }
      lastDelivery {
        no
        date
        qty
      }
      lastBought {
        no
        date
        qty
      }
    }
  }
`)
