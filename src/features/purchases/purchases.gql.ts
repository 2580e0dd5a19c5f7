import { graphql } from '#data/graphql.ts'
import { ArticleFields } from '#parts/article/article.gql.ts'

const PurchasePageFields = graphql(
  `
    fragment PurchasePageFields on PurchasePage {
      total
      page
      pageTotal
      entries {
        id
        parent_name
        model_year
        category
        serie
        items
        starting_at
        max_retail
        brand {
          description
        }
        orders
        pieces
        lastBought
        products {
          ...ArticleFields
        }
      }
    }
  `,
  [ArticleFields],
)

export const FrequentPurchases = graphql(
  `
    query FrequentPurchases($productCategory: ProductCategory, $page: Int) {
      purchases: frequentPurchases(productCategory: $productCategory, page: $page, limit: 12) {
        ...PurchasePageFields
      }
    }
  `,
  [PurchasePageFields],
)

export const PreviousPurchases = graphql(
  `
    query PreviousPurchases($productCategory: ProductCategory, $page: Int) {
      purchases: previousPurchases(productCategory: $productCategory, page: $page, limit: 12) {
        ...PurchasePageFields
      }
    }
  `,
  [PurchasePageFields],
)

export const PastOrders = graphql(`
  query PastOrders {
    orders(filter: { limit: 100 }, withPayment: false) {
      order_no
      createdAt
      order_status
      merchant
      currency
      total_order
      custPoNo
      details {
        id
      }
    }
  }
`)

export const OrderAgain = graphql(
  `
    query OrderAgain($orderNo: ID!) {
      orderAgain(orderNo: $orderNo) {
        order_no
        custPoNo
        createdAt
        currency
        total_order
        lines {
          id
          article_code_display
          description
          uom
          qty
          price
          priceNow
          problem {
            reason
            limit
          }
          product {
            ...ArticleFields
          }
        }
      }
    }
  `,
  [ArticleFields],
)
