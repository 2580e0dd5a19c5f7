import { refreshLists } from '#data/list-cache.ts'

const lists = ['paymentRequests', 'officePaymentRequests', 'paymentRequest']
/** A request that begins or ends locks or frees its invoices. */
const withInvoices = [...lists, 'openInvoiceV5', 'invoice']

export const updates = refreshLists({
  createInvoicePaymentRequestV3: [...withInvoices, 'savedPayments'],
  payOrder: [...lists, 'savedPayments'],
  voidPaymentRequest: withInvoices,
  deletePaymentDoc: lists,
  approvePayment: withInvoices,
  voidPayment: withInvoices,
  settlePayment: lists,
  deleteUserPayment: ['savedPayments'],
})
