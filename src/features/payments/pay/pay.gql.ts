import { graphql } from '#data/graphql.ts'

export const InvoicesToPay = graphql(`
  query InvoicesToPay($payer: ID!) {
    openInvoiceV5(payerCode: $payer) {
      companyCode
      companyName
      creditCustomers {
        payerCode
        payerName
        currency
        ageing {
          code
          invoices {
            invoiceNo
            sorg
            custName
            invoiceDate
            dueDate {
              date
            }
            status
            payable
            currency
            accountingAmount
            assignment
          }
        }
      }
    }
  }
`)

/** Facts of a way to pay that its form is made of. */
const MethodFields = graphql(`
  fragment MethodToPay on PaymentMethod {
    id
    kind
    entry
    canSave
    expiryHours
    paymentMerchants {
      instruction
      paymentDiscount
      tokenUrl
    }
  }
`)

const SavedFields = graphql(`
  fragment SavedToPay on SavedPayment {
    id
    display
    isExpired
  }
`)

export const InvoicePaymentMethods = graphql(
  `
  query InvoicePaymentMethods($sorg: String!, $sorgs: [ID!]!) {
    payments(sorg: $sorg, module: "invoice") {
      ...MethodToPay
      desc
    }
    savedPayments(sorgs: $sorgs) {
      ...SavedToPay
      paymentMerchant {
        payment {
          id
        }
      }
    }
  }
`,
  [MethodFields, SavedFields],
)

export const CreateInvoicePayment = graphql(`
  mutation CreateInvoicePayment(
    $id: ID!
    $paymentId: ID!
    $isPartialPayment: Boolean!
    $extRefData: [PaymentInvoiceInput!]!
    $paymentRequestData: PaymentRequestInput!
  ) {
    createInvoicePaymentRequestV3(
      id: $id
      paymentId: $paymentId
      isPartialPayment: $isPartialPayment
      extRefData: $extRefData
      paymentRequestData: $paymentRequestData
    ) {
      paymentRequest {
        id
        number
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

export const OrderPaymentMeans = graphql(
  `
  query OrderPaymentMeans($id: ID!) {
    paymentRequest(id: $id) {
      id
      method {
        ...MethodToPay
      }
      savedPayments {
        ...SavedToPay
      }
    }
  }
`,
  [MethodFields, SavedFields],
)

export const PayOrder = graphql(`
  mutation PayOrder(
    $orderNumber: ID!
    $token: String
    $savedPaymentId: ID
    $shouldSavePayment: Boolean
  ) {
    payOrder(
      orderNumber: $orderNumber
      token: $token
      savedPaymentId: $savedPaymentId
      shouldSavePayment: $shouldSavePayment
    ) {
      paymentRequest {
        id
        number
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
