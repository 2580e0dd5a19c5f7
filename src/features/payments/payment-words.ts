import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Payment } from './payment.ts'

/** Why a payment failed, in words. */
export const failureWords: Record<NonNullable<Payment['failure']>, MessageDescriptor> = {
  expired: msg`It wasn’t paid in time.`,
  declined: msg`The payment was declined by the bank.`,
  insufficient_funds: msg`The account doesn’t have enough money.`,
  authentication_failed: msg`The bank couldn’t confirm that it was you.`,
  gateway_error: msg`The payment service couldn’t process it.`,
  reported: msg`It was reported as not paid.`,
}

/** Reasons for finance to look at a payment. */
export const attentionWords: Record<NonNullable<Payment['attention']>, MessageDescriptor> = {
  PROOF: msg`Proof to check`,
  AMOUNT_DIFFERS: msg`Another amount arrived`,
  CURRENCY_DIFFERS: msg`Another currency arrived`,
  RELEASED_LATE: msg`Money arrived after it had ended`,
}

/** Refusals of the server, beyond those that every form knows. */
export const refusalWords: Readonly<Record<string, MessageDescriptor>> = {
  payments_off: msg`Payments are switched off in this portal.`,
  merchant_not_payable: msg`These invoices can’t be paid in this portal.`,
  method_not_offered: msg`This payment method is no longer offered. Choose another one.`,
  nothing_selected: msg`No invoice is selected.`,
  too_many_invoices: msg`A payment can have at most 200 invoices. Select fewer.`,
  invoice_unknown: msg`One of these invoices is no longer open. Check your selection.`,
  invoice_locked: msg`A payment for one of these invoices is already under way.`,
  invoice_changed: msg`An invoice has changed. Check the amounts and try again.`,
  wrong_choice: msg`Other invoices must be paid first. Change your selection.`,
  mixed_currencies: msg`Invoices in different currencies can’t be paid together.`,
  currency_differs: msg`An invoice has changed. Check the amounts and try again.`,
  no_invoice: msg`Credit notes alone can’t be paid.`,
  not_above_zero: msg`Nothing is left to pay after the credit notes.`,
  partial_not_allowed: msg`These invoices can only be paid in full.`,
  amount_changed: msg`The amount has changed. Check it and try again.`,
  token_needed: msg`Enter a card or account.`,
  token_unknown: msg`The entry has run out. Enter the card or account again.`,
  saved_payment_unknown: msg`This saved card or account no longer exists.`,
  not_waiting: msg`This payment has already ended.`,
  not_open: msg`This payment has already ended.`,
  not_found: msg`This payment no longer exists.`,
  already_paid: msg`This order is already paid.`,
  payment_running: msg`The payment service is working on it. Wait a moment.`,
  nothing_to_settle: msg`This payment is already settled.`,
  several_open: msg`Several payments are open. Choose one.`,
  amount_differs: msg`Another amount or currency needs a note.`,
  amount_precision: msg`The amount has too many decimals`,
  amount_min: msg`The minimum amount is 1`,
  amount_missing: msg`Enter an amount`,
}
