import type { AlertKind } from '#domain/operations/alerts.ts'

/** A message in one language; texts are plain, never HTML. */
export interface Wording {
  subject: string
  paragraphs: string[]
  /** Words of the button or link. */
  action?: string
}

/** Everything the server mails, in one language. `portal` is the tenant's title. */
export interface MailWords {
  greeting: (name: string) => string
  /** Under every message: why it came. */
  footer: (portal: string) => string
  passwordLink: (about: { portal: string; username: string }) => Wording
  invitation: (about: { portal: string; username: string }) => Wording
  passwordChanged: (about: { portal: string; contact: string }) => Wording
  /** To a new address: a link that makes it the person's. */
  confirmEmail: (about: { portal: string; username: string }) => Wording
  emailChanged: (about: { portal: string; contact: string; email: string }) => Wording
  /** Something stands still and an administrator must look at it. */
  standsStill: (about: { portal: string; alerts: readonly AlertKind[] }) => Wording
  inquiry: (about: { portal: string; name: string }) => Wording
  webhookDisabled: (about: { url: string; error: string }) => Wording
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
  > & { page: (number: number, count: number) => string }
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
