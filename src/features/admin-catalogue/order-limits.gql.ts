import { graphql } from '#data/graphql.ts'

// Beside the screen, not with its route: the route comes with every first page.

export const UpdateOrderLimits = graphql(`
  mutation UpdateOrderLimits($products: [OrderLimitInput!]!) {
    updateOrderLimits(products: $products) {
      updated
      articles {
        id
        orderQuota
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const ArticleReasons = graphql(`
  query ArticleReasons($sorg: String!, $codes: [String!]!, $customer: AnalysisCustCodeInput) {
    productAnalyzesV3(sorg: $sorg, articleCodes: $codes, custCode: $customer) {
      articleCode
      invalidArticle {
        status
      }
      allowToOrder {
        status
      }
      orderBlocked {
        status
      }
      hierarchyBlocked {
        status
      }
      brandBlocked {
        status
      }
      categoryBlocked {
        status
      }
      sorgBlocked {
        status
      }
      hasPrice {
        status
      }
      orderQuota
      availableForOrderAt
      stocks {
        available
        custorder
        orderType
        preOrder
        mostToOrder
        mostAtOnce
        areas {
          area
          available
        }
        nextArrival {
          date
          qty
        }
      }
    }
  }
`)
