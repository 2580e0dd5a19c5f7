import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'
import { OrderPaymentFields } from '#parts/payments/order-payment.gql.ts'

const ReceiptFields = graphql(`
  fragment ReceiptFields on DeliveryReceipt @_unmask {
    id
    countedAt
    createdAt
    createdBy
    parcels
    note
    overlapping
    lines {
      line
      orderNo
      articleCode
      code
      description
      expected
      before
      received
      damaged
    }
  }
`)

export const OrderToView = graphql(
  `
  query OrderToView($orderNo: ID!) {
    orderView(orderNo: $orderNo) {
      custCode
      phase
      since
      order {
        order_no
        sap_order_no
        order_status
        merchant
        currency
        total_order
        custPoNo
        quoteNo
        notes
        request_delivery_date
        request_delivery_to
        orderType
        createdBy
        createdAt
        customer
        shipTo {
          code
          name
          address
          postalCode
          city
          state
          country
        }
        details {
          id
          article_code
          article_code_display
          description
          order_qty
          uom
          price
          promoprice
          subtotal
          cancelled
          note
        }
        orderShipment {
          type
          description
          amount
          benefit
        }
        orderPayment {
          id
          description
          amount
          instructions
          request {
            ...OrderPaymentFields
          }
        }
      }
      lines {
        line
        ean
        retail
        figures {
          ordered
          confirmed
          shipped
          packed
          open
          expected
          expectedConfirmed
          phase
        }
      }
      deliveries {
        doNumber
        deliveryDate
        estimatedDeliveryDate
        expeditionName
        trackingNo
        trackingUrl
        phase
        parcels
        receipts {
          ...ReceiptFields
        }
        detail {
          line
          orderNo
          poNo
          soNo
          articleCodeDisplay
          description
          qty
          uom
          orderQty
        }
      }
      invoices {
        invoiceNo
        invoiceDate
        dueDate
        amount
        currency
        status
        paymentId
      }
      history {
        kind
        at
        day
        by
        reference
      }
    }
  }
`,
  [OrderPaymentFields, ReceiptFields],
)

/** An order with everything that has become of it. */
export type OrderView = NonNullable<ResultOf<typeof OrderToView>['orderView']>

export const OrderList = graphql(`
  query OrderList(
    $search: String
    $status: OrderStatus
    $from: Day
    $to: Day
    $sort: String
    $page: Int
    $limit: Int
  ) {
    orderPage(
      search: $search
      status: $status
      from: $from
      to: $to
      sort: $sort
      page: $page
      limit: $limit
    ) {
      page
      count
      pageTotal
      rows {
        order_no
        sap_order_no
        order_status
        custPoNo
        merchant
        currency
        total_order
        createdBy
        createdAt
        phase
        since
        openPieces
        expected
      }
    }
  }
`)

export const OpenOrders = graphql(`
  query OpenOrders {
    openOrderV4 {
      companyCode
      companyName
      orders {
        id
        soNumber
        orderNumber
        orderType
        poNumber
        createdAt
        requestDeliveryDate
        notes
        internalNotes
        createdBy
        shipToDetail {
          name
          address
        }
        articleCode
        articleCodeDisplay
        articleDescription
        brand
        productCategory
        modelYear
        uom
        price
        subTotal
        currency
        status
        figures {
          ordered
          confirmed
          shipped
          packed
          open
          expected
          expectedConfirmed
          phase
        }
      }
      deliveries {
        doNumber
        deliveryDate
        estimatedDeliveryDate
        expeditionName
        trackingNo
        trackingUrl
        detail {
          orderNo
          articleCode
          qty
        }
      }
    }
  }
`)

/** Open lines of one company. */
export type OpenCompany = ResultOf<typeof OpenOrders>['openOrderV4'][number]
export type OpenLine = OpenCompany['orders'][number]

export const Deliveries = graphql(
  `
  query Deliveries($from: Day!, $to: Day!) {
    openDeliveryV4(from: $from, to: $to) {
      companyCode
      companyName
      openDelivery {
        doNumber
        trackingNo
        trackingUrl
        custPoNo
        shipTo
        deliveryDate
        estimatedDeliveryDate
        expeditionName
        notes
        phase
        custCode
        parcels
        receipts {
          ...ReceiptFields
        }
        detail {
          articleCode
          codes
          line
          orderNo
          poNo
          soNo
          articleCodeDisplay
          description
          qty
          uom
          orderQty
        }
      }
    }
  }
`,
  [ReceiptFields],
)

export const DeliveryToReceive = graphql(
  `
  query DeliveryToReceive($doNumber: ID!) {
    delivery(doNumber: $doNumber) {
      doNumber
      custCode
      deliveryDate
      estimatedDeliveryDate
      expeditionName
      trackingNo
      trackingUrl
      phase
      parcels
      receipts {
        ...ReceiptFields
      }
      detail {
        line
        orderNo
        articleCode
        articleCodeDisplay
        codes
        description
        qty
        uom
      }
    }
  }
`,
  [ReceiptFields],
)

/** A delivery as it is counted against. */
export type DeliveryView = NonNullable<ResultOf<typeof DeliveryToReceive>['delivery']>
export type Receipt = DeliveryView['receipts'][number]
