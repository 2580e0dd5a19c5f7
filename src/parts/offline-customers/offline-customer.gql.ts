import { graphql } from '#data/graphql.ts'
import { ArticleFields } from '#parts/article/article.gql.ts'
import { CreditFields } from '#parts/credit/credit.gql.ts'

const Bought = graphql(
  `
    fragment Bought on Purchase {
      id
      parent_name
      orders
      pieces
      lastBought
      products {
        ...ArticleFields
        documents {
          id
          type
          title
          language
          size
          format
        }
      }
    }
  `,
  [ArticleFields],
)

/** Data of an offline customer. Asked on the customer's behalf, and never stored in the query cache. */
export const CustomerDownload = graphql(
  `
    query CustomerDownload($credit: Boolean!, $catalogue: Boolean!, $orders: Boolean!) {
      creditInformation @include(if: $credit) {
        ...CreditFields
      }
      shiptoV2 {
        code
        name
        address
        postalCode
        city
        country
        isDefault
      }
      buyingOverview(limit: 1) @include(if: $orders) {
        openOrders
      }
      orders(filter: { limit: 20 }, withPayment: false) {
        order_no
        createdAt
        order_status
        sorg
        merchant
        currency
        total_order
        custPoNo
        details {
          id
          article_code_display
          description
          order_qty
          uom
          price
          promoprice
          subtotal
          cancelled
        }
      }
      frequentPurchases(limit: 60) @include(if: $catalogue) {
        total
        entries {
          ...Bought
        }
      }
      previousPurchases(limit: 60) @include(if: $catalogue) {
        total
        entries {
          ...Bought
        }
      }
    }
  `,
  [Bought, CreditFields],
)
