import { graphql } from '#data/graphql.ts'

export const InvoiceFields = graphql(`
  fragment InvoiceFields on Invoice @_unmask {
    id
    invoiceNo
    sorg
    companyCode
    custCode {
      r3
    }
    custName
    payerCode
    payerName
    doNo
    orderNo
    invoiceDate
    dueDate {
      date
    }
    overdue
    status
    paymentId
    payable
    currency
    grandTotal
    accountingAmount
    assignment
    installment
    clearingDate
    tax
    shippingCost
    discount
    recycleFee
    surcharges
    freightAllowance
    paymentDiscount
    earlyPaymentDiscount
    earlyPaymentDate
  }
`)

export const OpenInvoices = graphql(
  `
    query OpenInvoices {
      averagePaymentDays {
        years {
          year
          averagePaymentDay
          invoices
        }
      }
      openInvoiceV5 {
        companyCode
        companyName
        additionalDisplays
        allowPayInvoice
        creditCustomers {
          custCode {
            r3
          }
          custName
          payerCode
          payerName
          currency
          ageing {
            code
            invoices {
              ...InvoiceFields
            }
          }
          pending {
            ...InvoiceFields
          }
        }
      }
    }
  `,
  [InvoiceFields],
)

export const PaidInvoices = graphql(
  `
    query PaidInvoices(
      $from: Day!
      $to: Day!
      $search: String
      $sort: String
      $page: Int
      $limit: Int
    ) {
      invoiceV5(from: $from, to: $to, search: $search, sort: $sort, page: $page, limit: $limit) {
        page
        count
        pageTotal
        rows {
          ...InvoiceFields
        }
      }
    }
  `,
  [InvoiceFields],
)

export const InvoiceToRead = graphql(
  `
    query InvoiceToRead($invoiceNo: ID!) {
      invoice(invoiceNo: $invoiceNo) {
        companyName
        additionalDisplays
        trackingUrl
        invoice {
          ...InvoiceFields
          terms
          accountingNo
          notes
          detailNotes
          expeditionName
          expeditionTracking
        }
        lines {
          lineNo
          articleCode
          articleCodeDisplay
          name
          brand
          uom
          qty
          price
          subTotal
        }
      }
    }
  `,
  [InvoiceFields],
)

export const SendEmailInvoice = graphql(`
  mutation SendEmailInvoice($invoiceNumber: ID!, $sorg: ID!) {
    sendEmailInvoice(invoiceNumber: $invoiceNumber, sorg: $sorg) {
      sentTo
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
