import { graphql } from '#data/graphql.ts'

export const OfficeOrders = graphql(`
  query OfficeOrders(
    $search: String
    $status: OfficeOrderStatus
    $payment: OfficeOrderPayment
    $from: Day
    $to: Day
    $sort: String
    $page: Int
    $limit: Int
  ) {
    officeOrders(
      search: $search
      status: $status
      payment: $payment
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
        custCode
        custName
        custPoNo
        sorg
        currency
        total_order
        payment
        paymentState
        request_delivery_date
        createdBy
        createdAt
      }
    }
  }
`)

export const OfficeOrder = graphql(`
  query OfficeOrder($orderNo: ID!) {
    officeOrder(orderNo: $orderNo) {
      confirmable
      paymentId
      order {
        order_no
        order_status
      }
      lines {
        line
        article_code_display
        description
        uom
        order_qty
        confirmedQty
        openQty
        next
        cancelled
        subtotal
      }
    }
  }
`)

export const ConfirmOrder = graphql(`
  mutation ConfirmOrder($orderNo: ID!, $date: Day!) {
    confirmOrder(orderNo: $orderNo, date: $date) {
      order {
        order_no
        order_status
      }
      message {
        status
        description
      }
      userErrors {
        field
        code
        message
      }
    }
  }
`)
