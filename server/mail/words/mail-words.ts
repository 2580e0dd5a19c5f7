import type { ClaimStatus } from '#domain/claims/claim-status.ts'
import type { AlertKind } from '#domain/operations/alerts.ts'

/** A message in one language; texts are plain, never HTML. */
export interface Wording {
  subject: string
  paragraphs: string[]
  /** Words of the button or link. */
  action?: string
}

/** Change of a person's second factors. `name`: of the passkey. */
export type FactorChange =
  | { kind: 'app_added' | 'app_removed' | 'codes_renewed' | 'all_removed' }
  | { kind: 'passkey_added' | 'passkey_removed'; name: string }

/** Everything the server mails, in one language. `portal` is the tenant's title. */
export interface MailWords {
  greeting: (name: string) => string
  /** Under every message: why it came. */
  footer: (portal: string) => string
  passwordLink: (about: { portal: string; username: string }) => Wording
  invitation: (about: { portal: string; username: string }) => Wording
  /** In place of a link to set a password. */
  companyLogIn: (about: { portal: string }) => Wording
  passwordChanged: (about: { portal: string; contact: string }) => Wording
  factorChanged: (about: { portal: string; contact: string; change: FactorChange }) => Wording
  /** To a new address: a link that makes it the person's. */
  confirmEmail: (about: { portal: string; username: string }) => Wording
  emailChanged: (about: { portal: string; contact: string; email: string }) => Wording
  /** Something stands still and an administrator must look at it. */
  standsStill: (about: { portal: string; alerts: readonly AlertKind[] }) => Wording
  inquiry: (about: { portal: string; name: string }) => Wording
  /** `customer`: for whom it was written; null: none was chosen. */
  feedback: (about: { name: string; customer: string | null; message: string }) => Wording
  /** Reply to the author of an inquiry or of consumer voice. */
  reply: (about: { portal: string; reply: string; wrote: string }) => Wording
  webhookDisabled: (about: { url: string; error: string }) => Wording
  /** `title`: of the data; `attached`: the file comes with the message. */
  scheduledFile: (about: { title: string; period: string; attached: boolean }) => Wording
  /** `reason`: a sentence; null: it is not known. */
  scheduledFileFailed: (about: { title: string; reason: string | null }) => Wording
  /** `host`: of the person's system; `ended`: nothing more is sent there. */
  scheduledFileUndelivered: (about: {
    title: string
    host: string
    ended: boolean
    reason: string | null
  }) => Wording
  /** To the dealer's side of a claim that waits for it; `reason`: what the office has written. */
  claimYours: (about: {
    number: string
    customer: string
    status: ClaimStatus
    reason: string
  }) => Wording
  warrantySent: (about: { frame: string }) => Wording
  vendorOrder: (about: { order: string; customer: string }) => Wording
  vendorCancelled: (about: { article: string; order: string; customer: string }) => Wording
  orderPlaced: (about: { portal: string; orders: string; customer: string }) => Wording
  orderFields: Record<
    | 'order'
    | 'lines'
    | 'shipment'
    | 'benefit'
    | 'total'
    | 'shipTo'
    | 'delivery'
    | 'soon'
    | 'payment'
    | 'payBy'
    | 'poNumber'
    | 'notes',
    string
  > &
    Record<'more' | 'ahead' | 'later', (count: number) => string>
  quoteSent: (about: {
    number: string
    customer: string
    seller: string
    until: string
    note: string
  }) => Wording
  /** Under each page of a PDF. */
  paperPage: (number: number, count: number) => string
  /** To the person who asked for it. */
  invoiceSent: (about: { number: string; customer: string; due: string }) => Wording
  /** Of an order, as a PDF. */
  orderPaper: Record<
    | 'order'
    | 'customer'
    | 'placedOn'
    | 'placedBy'
    | 'ourNumber'
    | 'poNumber'
    | 'quote'
    | 'requested'
    | 'asap'
    | 'shipTo'
    | 'shipment'
    | 'payment'
    | 'code'
    | 'article'
    | 'ordered'
    | 'shipped'
    | 'open'
    | 'unitPrice'
    | 'amount'
    | 'goods'
    | 'shippingCost'
    | 'freightDiscount'
    | 'total'
    | 'cancelled'
    | 'expected'
    | 'copy',
    string
  >
  /** Of an invoice or credit note as a PDF. */
  invoicePaper: Record<
    | 'invoice'
    | 'creditNote'
    | 'customer'
    | 'payer'
    | 'date'
    | 'due'
    | 'paidOn'
    | 'terms'
    | 'order'
    | 'delivery'
    | 'carrier'
    | 'installment'
    | 'code'
    | 'article'
    | 'quantity'
    | 'unitPrice'
    | 'amount'
    | 'goods'
    | 'discount'
    | 'shippingCost'
    | 'freightAllowance'
    | 'surcharges'
    | 'recycleFee'
    | 'tax'
    | 'total'
    | 'part'
    | 'paymentDiscount'
    | 'copy',
    string
  > & { early: (amount: string, until: string) => string }
  /** Of what an account has to pay, as a PDF. */
  statementPaper: Record<
    | 'statement'
    | 'account'
    | 'company'
    | 'date'
    | 'invoice'
    | 'invoiceDate'
    | 'due'
    | 'days'
    | 'amount'
    | 'notDue'
    | 'total'
    | 'overdue'
    | 'pending'
    | 'nothing',
    string
  > & { ageing: (from: number, to: number | null) => string }
  /** Of a quote as a PDF. */
  quotePaper: Record<
    | 'quote'
    | 'customer'
    | 'validUntil'
    | 'date'
    | 'from'
    | 'code'
    | 'article'
    | 'quantity'
    | 'unitPrice'
    | 'amount'
    | 'total'
    | 'held'
    | 'rechecked',
    string
  >
  inquiryFields: Record<
    | 'name'
    | 'reason'
    | 'goal'
    | 'address'
    | 'postalCode'
    | 'city'
    | 'state'
    | 'country'
    | 'email'
    | 'phone'
    | 'web',
    string
  >
}
