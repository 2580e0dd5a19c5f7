import { graphql } from '#data/graphql.ts'

const RowFields = graphql(`
  fragment PaymentRow on PaymentRequest {
    id
    number
    module
    paymentStatus {
      id
      phase
    }
    phase
    since
    failure
    attention
    merchantName
    payerCode
    payerName
    custCode
    custName
    payment
    currency
    amount
    receivedAmount
    expiredDate
    createdBy
    createdAt
    orderNumber
    invoiceCount
  }
`)

export const PaymentRequests = graphql(
  `
    query PaymentRequests(
      $search: String
      $status: PaymentStatusCode
      $from: Day
      $to: Day
      $sort: String
      $page: Int
      $limit: Int
    ) {
      paymentRequests(
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
          ...PaymentRow
        }
      }
    }
  `,
  [RowFields],
)

export const OfficePaymentRequests = graphql(
  `
    query OfficePaymentRequests(
      $search: String
      $status: PaymentStatusCode
      $attention: Boolean
      $merchant: ID
      $from: Day
      $to: Day
      $sort: String
      $page: Int
      $limit: Int
    ) {
      officePaymentRequests(
        search: $search
        status: $status
        attention: $attention
        merchant: $merchant
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
          ...PaymentRow
        }
      }
    }
  `,
  [RowFields],
)

const RequestFields = graphql(
  `
  fragment PaymentFacts on PaymentRequest {
    ...PaymentRow
    externalId
    virtualAccountNo
    note
    merchant
    paymentId
    kind
    instruction
    total
    discount
    isPartialPayment
    receivedCurrency
    receivedAt
    source
    isStarting
    redirectUrl
    invoices {
      invoiceNo
      invoiceDate
      dueDate
      amount
      paid
    }
    docs {
      id
      name
      bytes
      url
      createdBy
      createdAt
    }
    history {
      status
      at
      by
      source
      amount
      currency
      note
    }
    actions
  }
`,
  [RowFields],
)

export const PaymentToRead = graphql(
  `
    query PaymentToRead($id: ID!) {
      paymentRequest(id: $id) {
        ...PaymentFacts
      }
    }
  `,
  [RequestFields],
)

export const VoidPaymentRequest = graphql(
  `
    mutation VoidPaymentRequest($payerCode: ID!, $merchant: ID!, $id: ID!) {
      voidPaymentRequest(payerCode: $payerCode, merchant: $merchant, id: $id) {
        paymentRequest {
          ...PaymentFacts
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
  `,
  [RequestFields],
)

export const DeletePaymentDoc = graphql(
  `
    mutation DeletePaymentDoc($id: ID!) {
      deletePaymentDoc(id: $id) {
        paymentRequest {
          ...PaymentFacts
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
  `,
  [RequestFields],
)

export const ApprovePayment = graphql(
  `
    mutation ApprovePayment($orderNumber: ID!, $amount: Decimal, $note: String) {
      approvePayment(orderNumber: $orderNumber, amount: $amount, note: $note) {
        paymentRequest {
          ...PaymentFacts
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
  `,
  [RequestFields],
)

export const VoidPayment = graphql(
  `
    mutation VoidPayment($orderNumber: ID!, $note: String!) {
      voidPayment(orderNumber: $orderNumber, note: $note) {
        paymentRequest {
          ...PaymentFacts
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
  `,
  [RequestFields],
)

export const SettlePayment = graphql(
  `
    mutation SettlePayment($id: ID!, $note: String!, $paidBack: Boolean!) {
      settlePayment(id: $id, note: $note, paidBack: $paidBack) {
        paymentRequest {
          ...PaymentFacts
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
  `,
  [RequestFields],
)

export const SavedPayments = graphql(`
  query SavedPayments {
    savedPayments {
      id
      display
      type
      expiry
      isExpired
      createdAt
      paymentMerchant {
        sorg
        payment {
          id
          desc
        }
      }
    }
  }
`)

export const DeleteSavedPayment = graphql(`
  mutation DeleteSavedPayment($id: ID!) {
    deleteUserPayment(id: $id) {
      status
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
