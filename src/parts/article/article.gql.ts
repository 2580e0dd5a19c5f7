import { graphql } from '#data/graphql.ts'

/** Fields of an article for every list, card and line; enough for the cart to show it offline. */
export const ArticleFields = graphql(`
  fragment ArticleFields on Product {
    id
    sorg
    article_code
    article_code_display
    ean
    name
    slug
    brand
    category
    model
    model_name
    model_year
    serie
    size
    colour
    uom
    picture
    orderQuota
    block
    availableForOrderAt
    tags {
      type
      name
    }
    price {
      retailDisplay
      dealer
      symbol
      separator
      decimal_separator
      decimal_precission
      discount {
        salesDealNo
        description
        promotion
        badge
        detail {
          salesDealNo
          discount
          qty
          uom
          term
          type
        }
      }
    }
    stocks {
      available
      inStock
      custorder
      supplyFrom
      orderType
      preOrder
      mostToOrder
      mostAtOnce
      at
      areas {
        area
        available
      }
      nextArrival {
        date
        qty
        mask
      }
    }
  }
`)
