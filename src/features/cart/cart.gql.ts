import { graphql } from '#data/graphql.ts'

export const CheckoutTerms = graphql(`
  query CheckoutTerms {
    shiptoV2 { code name address city postalCode country isDefault }
    customerShipmentRates { id sorg type desc input rate { rate currency } }
  }
`)

export const OrderPayments = graphql(`
  query OrderPayments($sorg: String!) {
    payments(sorg: $sorg, module: "order") { id sorg type desc paymentMerchants { instruction } }
  }
`)

export const PlacedOrders = graphql(`
  query PlacedOrders($orderNumbers: [String!]!) {
    orders(filter: { orderNumbers: $orderNumbers }) {
      order_no sorg merchant currency total_order custPoNo notes request_delivery_date createdAt customer
      shipTo { code name address city country }
      details { id article_code_display description order_qty back_order_qty uom price promoprice subtotal }
      orderShipment { type description amount curr }
      orderPayment { id description instructions }
    }
  }
`)
