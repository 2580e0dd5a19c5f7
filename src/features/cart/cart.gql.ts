import { graphql } from '#data/graphql.ts'
import { OrderPaymentFields } from '#parts/payments/order-payment.gql.ts'

export const CheckoutTerms = graphql(`
  query CheckoutTerms($cart: ID) {
    shiptoV2 {
      code
      name
      address
      city
      postalCode
      country
      isDefault
    }
    customerShipmentRates(cart: $cart) {
      id
      sorg
      type
      desc
      input
      rate {
        rate
        currency
      }
    }
    orderTypes {
      code
    }
    merchantConfigs {
      sorg
      url1
      url2
      url3
    }
  }
`)

export const CartFreight = graphql(`
  query CartFreight($cart: ID!, $cartVersion: Int!) {
    cartFreight(cart: $cart, cartVersion: $cartVersion) {
      sorg
      currency
      off
      steps {
        warehouseArea
        qty
        targetQty
        discountAmount
        reached
      }
    }
  }
`)

export const OrderPayments = graphql(`
  query OrderPayments($sorg: String!) {
    payments(sorg: $sorg, module: "order") {
      id
      sorg
      type
      desc
      onCredit
      paymentMerchants {
        instruction
      }
    }
  }
`)

export const PlacedOrders = graphql(
  `
  query PlacedOrders($orderNumbers: [String!]!) {
    orders(filter: { orderNumbers: $orderNumbers }) {
      order_no
      sap_order_no
      order_status
      sorg
      merchant
      currency
      total_order
      merchantUrls
      custPoNo
      notes
      request_delivery_date
      request_delivery_to
      orderType
      createdAt
      customer
      shipTo {
        code
        name
        address
        postalCode
        city
        country
        phone
      }
      details {
        id
        article_code_display
        description
        order_qty
        back_order_qty
        pre_order_qty
        uom
        price
        promoprice
        subtotal
        cancelled
        note
        picture
        confirmations {
          date
          qty
        }
      }
      orderShipment {
        type
        description
        amount
        curr
        benefit
      }
      orderPayment {
        id
        description
        instructions
        request {
            ...OrderPaymentFields
          }
      }
    }
  }
`,
  [OrderPaymentFields],
)

export const LineAnalysis = graphql(`
  query LineAnalysis($sorg: String!, $codes: [String!]!) {
    productAnalyzesV3(sorg: $sorg, articleCodes: $codes) {
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
