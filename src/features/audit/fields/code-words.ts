import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusWords as claimStatusWords } from '#parts/claims/claim-status-words.ts'
import { formatWords, moduleWords, rhythmWords } from '#parts/downloads/download-code-words.ts'
import { handoverWords } from '#parts/handover/handover-words.ts'
import { scopeWords } from '#parts/machine/scope-words.ts'
import { statusWords as frameStatusWords } from '#parts/frames/frame-status-words.ts'
import { moreCodeWords } from './file-and-login-words.ts'

type Words = Readonly<Record<string, MessageDescriptor>>

const published: Words = {
  VALID: msg`Published`,
  SCHEDULED: msg`Scheduled`,
  EXPIRED: msg`Expired`,
  DELETED: msg`Deleted`,
}

const formats: Words = { ...formatWords, pdf: msg`PDF` }

const limitations: Words = {
  salesman: msg`Salesman`,
  sales_group: msg`Sales group`,
  sales_office: msg`Sales office`,
  audit: msg`Audit`,
}

const visitQuestions: Words = {
  otherMidrange: msg`Other mid-range brands`,
  brandDomination: msg`Does our brand dominate the shop?`,
  qtyPlgGrp: msg`Our bicycles in the shop`,
  qtyNonPlgGrp: msg`Other bicycles in the shop`,
  brandDisplay: msg`How the brand is displayed`,
  seriesList: msg`Series in the shop`,
  otherSeriesList: msg`Other series`,
  equipment: msg`Equipment in the shop`,
  notes: msg`Notes`,
}

/** Words of the codes that a field can hold, by kind of record and field. */
const codes: Readonly<Record<string, Words>> = {
  ...moreCodeWords,
  'claim.handover': handoverWords,
  'claim.status': claimStatusWords,
  'collect-order.status': {
    need_confirmation: msg`Needs confirmation`,
    confirmed: msg({ message: 'Confirmed', context: 'click and collect' }),
    processing_by_hq: msg`Processing by HQ`,
    open: msg({ message: 'Open', context: 'click and collect' }),
    shipment_from_hq: msg`Shipment from HQ`,
    partially_shipped: msg`Partially shipped`,
    shipped: msg`Shipped`,
    ready_to_pickup: msg`Ready for pickup`,
    complete: msg({ message: 'Complete', context: 'click and collect' }),
  },
  'content-layout.type': {
    marketing_material: msg`Marketing material`,
    sales_document: msg`Sales documents`,
    news: msg`News`,
  },
  'download-schedule.ended': {
    user_inactive: msg`The account was deactivated`,
    not_allowed: msg`The download is no longer allowed`,
    customer_lost: msg`No longer works for this customer`,
    address_failed: msg`The address hasn’t accepted any files for days`,
  },
  'download-schedule.format': formats,
  'download-schedule.module': moduleWords,
  'download-schedule.rhythm': rhythmWords,
  'export.format': formats,
  'export.kind': {
    users: msg`Users`,
    deliveries: msg`Deliveries`,
    visits: msg`Visits`,
    order_list: msg`Orders`,
    sales_overview: msg`Sales overview`,
    open_invoices: msg`Open invoices`,
    paid_invoices: msg`Paid invoices`,
    open_orders: msg`Open orders`,
    order: msg`Order`,
    invoice: msg`Invoice`,
    statement: msg`Statement of account`,
    quote: msg`Quote`,
    claim: msg`Claim`,
    warranty: msg`Warranty`,
  },
  'export.module': moduleWords,
  'frame.handover': handoverWords,
  'frame.status': frameStatusWords,
  'machine-key.scopes': scopeWords,
  'machine-key.state': {
    ACTIVE: msg`Active`,
    EXPIRED: msg`Expired`,
    REVOKED: msg`Revoked`,
  },
  'mail.state': {
    waiting: msg`Waiting`,
    sent: msg`Sent`,
    filed: msg`Saved as file`,
    failed: msg`Failed`,
    held: msg`Not sent, portal not open`,
  },
  'order.state': handoverWords,
  'order.status': {
    placed: msg`Placed`,
    confirmed: msg`Confirmed`,
    shipped: msg`Shipped`,
    cancelled: msg`Canceled`,
  },
  'payment-method.module': { order: msg`Orders`, invoice: msg`Invoices` },
  'payment.attention': {
    PROOF: msg`Proof to check`,
    AMOUNT_DIFFERS: msg`Another amount arrived`,
    CURRENCY_DIFFERS: msg`Another currency arrived`,
    RELEASED_LATE: msg`Money arrived after it had ended`,
  },
  'payment.failure': {
    expired: msg`It wasn’t paid in time.`,
    declined: msg`The payment was declined by the bank.`,
    insufficient_funds: msg`The account doesn’t have enough money.`,
    authentication_failed: msg`The bank couldn’t confirm that it was you.`,
    gateway_error: msg`The payment service couldn’t process it.`,
    reported: msg`It was reported as not paid.`,
  },
  'payment.source': {
    gateway: msg`Payment service`,
    proof: msg`Proof of payment`,
    feed: msg`ERP`,
  },
  'payment.status': {
    waiting: msg({ message: 'Waiting for payment', context: 'payment' }),
    uploaded: msg({ message: 'Proof uploaded', context: 'payment' }),
    completed: msg({ message: 'Paid', context: 'payment' }),
    failed: msg({ message: 'Failed', context: 'payment' }),
    voided: msg({ message: 'Canceled', context: 'payment' }),
  },
  'quote.status': {
    SENT: msg`Open`,
    ACCEPTED: msg`Accepted, not ordered yet`,
    ORDERED: msg({ message: 'Ordered', context: 'quote' }),
    DECLINED: msg({ message: 'Declined', context: 'quote' }),
    EXPIRED: msg({ message: 'Expired', context: 'quote' }),
    WITHDRAWN: msg({ message: 'Withdrawn', context: 'quote' }),
  },
  'shipment-rate.basis': {
    weight: msg`Weight in kg`,
    value: msg`Value of the goods`,
    pieces: msg`Number of pieces`,
  },
  'user.limitation': limitations,
  'vendor-article.itemStatus': {
    available: msg({ message: 'Available', context: 'third-party article' }),
    paused: msg({ message: 'Paused', context: 'third-party article' }),
    discontinued: msg({ message: 'Discontinued', context: 'third-party article' }),
  },
  'vendor-order.status': {
    new: msg({ message: 'New', context: 'third-party order' }),
    accepted: msg({ message: 'Accepted', context: 'third-party order' }),
    preparing: msg({ message: 'Being prepared', context: 'third-party order' }),
    shipped: msg({ message: 'Shipped', context: 'third-party order' }),
    delivered: msg({ message: 'Delivered', context: 'third-party order' }),
    refused: msg({ message: 'Refused', context: 'third-party order' }),
    cancelled: msg({ message: 'Canceled', context: 'third-party order' }),
  },
  'visit-choice.list': visitQuestions,
  'visit-form.fields': visitQuestions,
}

/** Content and what else is published has the same states. */
const publishedKinds = [
  'announcement',
  'banner',
  'marketing-category',
  'marketing-material',
  'news',
  'sales-document',
]

/** Looks up the words of a code that a field holds. @returns undefined where the field holds no codes, or the build does not know this one */
export const findCodeWords = (
  kind: string,
  field: string,
  code: string,
): MessageDescriptor | undefined =>
  (field === 'state' && publishedKinds.includes(kind) ? published : codes[`${kind}.${field}`])?.[
    code
  ]

/** Returns a text of a field as its screen says it: a code in words, anything else as it is stored. */
export function codeText(i18n: I18n, kind: string, field: string, text: string): string {
  const words = findCodeWords(kind, field, text)
  return words ? i18n._(words) : text
}
