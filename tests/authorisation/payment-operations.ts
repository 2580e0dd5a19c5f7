import type { Operation } from './operation.ts'

/** A request that is in neither tenant: that another customer's gives nothing is tried where there are some. */
const request = '0198c0de-0000-7000-8000-0000000000aa'

/** Calls of payments. */
export const paymentOperations: Record<string, Operation> = {
  payments: { document: '{ payments(sorg: "1000", module: "order") { id } }' },
  paymentStatuses: { document: '{ paymentStatuses { id phase } }' },
  paymentRequests: { document: '{ paymentRequests { count rows { number } } }' },
  officePaymentRequests: {
    document: '{ officePaymentRequests { count rows { number custName } } }',
  },
  paymentRequest: {
    document: 'query($n: ID!) { paymentRequest(id: $n) { number } }',
    variables: ({ payment }) => ({ n: payment }),
    hidden: (data) => data?.paymentRequest,
  },
  paymentRequestByPayerAndInvoiceNos: {
    document:
      'query($p: ID!, $n: ID!) { paymentRequestByPayerAndInvoiceNos(payerCode: $p, invoiceNos: [$n], merchant: "1000") { number } }',
    variables: ({ customer, payment }) => ({ p: customer, n: `I-${payment}` }),
    hidden: (data) => data?.paymentRequestByPayerAndInvoiceNos,
  },
  savedPayments: { document: '{ savedPayments { id display } }' },
  createInvoicePaymentRequestV3: {
    document: `mutation($p: ID!, $n: ID!) { createInvoicePaymentRequestV3(id: "${request}", paymentId: "T", isPartialPayment: false,
      extRefData: [{ invoiceNo: $n, amount: "1" }], paymentRequestData: { payerCode: $p, merchant: "1000", currency: "USD", amount: "1" }) { paymentRequest { number } userErrors { code } } }`,
    variables: ({ customer, payment }) => ({ p: customer, n: `I-${payment}` }),
    hidden: (data) => data?.createInvoicePaymentRequestV3?.paymentRequest,
  },
  payOrder: {
    document:
      'mutation($n: ID!) { payOrder(orderNumber: $n) { paymentRequest { number } userErrors { code } } }',
    variables: ({ orderNo }) => ({ n: orderNo }),
    hidden: (data) => data?.payOrder?.paymentRequest,
  },
  voidPaymentRequest: {
    document:
      'mutation($p: ID!, $n: ID!) { voidPaymentRequest(payerCode: $p, merchant: "1000", id: $n) { paymentRequest { number } userErrors { code } } }',
    variables: ({ customer, paymentId }) => ({ p: customer, n: paymentId }),
    hidden: (data) => data?.voidPaymentRequest?.paymentRequest,
  },
  uploadPaymentDoc: {
    document: `mutation($n: ID!) { uploadPaymentDoc(id: $n, fileId: "${request}") { paymentRequest { number } userErrors { code } } }`,
    variables: ({ paymentId }) => ({ n: paymentId }),
    hidden: (data) => data?.uploadPaymentDoc?.paymentRequest,
  },
  deletePaymentDoc: {
    document: `mutation { deletePaymentDoc(id: "${request}") { paymentRequest { number } userErrors { code } } }`,
  },
  approvePayment: {
    document:
      'mutation($n: ID!) { approvePayment(orderNumber: $n) { paymentRequest { number } userErrors { code } } }',
    variables: ({ payment }) => ({ n: payment }),
    hidden: (data) => data?.approvePayment?.paymentRequest,
  },
  settlePayment: {
    document:
      'mutation($n: ID!) { settlePayment(id: $n, note: "x") { paymentRequest { number } userErrors { code } } }',
    variables: ({ paymentId }) => ({ n: paymentId }),
    hidden: (data) => data?.settlePayment?.paymentRequest,
  },
  voidPayment: {
    document:
      'mutation($n: ID!) { voidPayment(orderNumber: $n, note: "x") { paymentRequest { number } userErrors { code } } }',
    variables: ({ payment }) => ({ n: payment }),
    hidden: (data) => data?.voidPayment?.paymentRequest,
  },
  deleteUserPayment: {
    document: `mutation { deleteUserPayment(id: "${request}") { status userErrors { code } } }`,
  },
}
