import { graphql } from '#data/graphql.ts'

export const CheckoutTerms = graphql(`
  query CheckoutTerms {
    shiptoV2 { code name address city postalCode country isDefault }
    customerShipmentRates { id sorg type desc input rate { rate currency } }
  }
`)

export const OrderPayments = graphql(`
  query OrderPayments($sorg: String!) {
    payments(sorg: $sorg, module: "order") { id sorg type desc onCredit paymentMerchants { instruction } }
  }
`)

export const PlacedOrders = graphql(`
  query PlacedOrders($orderNumbers: [String!]!) {
    orders(filter: { orderNumbers: $orderNumbers }) {
      order_no sap_order_no sorg merchant currency total_order custPoNo notes request_delivery_date createdAt customer
      shipTo { code name address city country }
      details { id article_code_display description order_qty back_order_qty uom price promoprice subtotal confirmations { date qty } }
      orderShipment { type description amount curr }
      orderPayment { id description instructions }
    }
  }
`)

export const LineAnalysis = graphql(`
  query LineAnalysis($sorg: String!, $codes: [String!]!) {
    productAnalyzesV3(sorg: $sorg, articleCodes: $codes) {
      invalidArticle { status } allowToOrder { status } orderBlocked { status } hierarchyBlocked { status } brandBlocked { status }
      categoryBlocked { status } sorgBlocked { status } hasPrice { status }
      orderQuota availableForOrderAt stocks { available custorder orderType preOrder areas { area available } nextArrival { date qty } }
    }
  }
`)
