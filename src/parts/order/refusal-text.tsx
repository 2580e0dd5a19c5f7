import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { blockWords } from '../credit/credit-words.ts'
import { refusedCharacters } from '#domain/ordering/checkout.ts'

const words: Record<string, MessageDescriptor> = {
  required: msg`Required`,
  too_long: msg`This is too long`,
  valid_text: msg`Some of these characters aren’t allowed`,
  day_incomplete: msg`This day is not complete`,
  day_past: msg`This day has passed`,
  period_without_start: msg`Choose the earliest delivery date`,
  from_after_to: msg`From cannot be later than until`,
  period_too_long: msg`The period may span 30 days at most`,
  order_type_not_offered: msg`This kind of order is not offered to this customer`,
  ship_to_changed: msg`The ship-to data has changed, refresh and choose again`,
  payment_not_offered: msg`This payment method doesn’t cover everything in the cart. Choose another one.`,
  cart_empty: msg`The cart is empty: nothing was ordered`,
  unsent_changes: msg`Some of your changes haven’t been sent yet, so nothing was ordered. Send them and order again.`,
  no_such_cart: msg`This cart has been deleted. Nothing was ordered.`,
  checkout_off: msg`Ordering is switched off right now. Nothing was ordered and your cart is kept.`,
  attempt_refused: msg`The cart has changed. Review it and order again.`,
  attempt_reused: msg`This order was already sent with different content. Review the cart and order again.`,
  not_arrived: msg`The order didn’t arrive, so nothing was ordered. Your entries are kept; order again.`,
  not_saved: msg`This device couldn’t save the order, so it wasn’t sent. Free up space and order again.`,
  insufficient_balance: msg`Not enough available credit for this order: pay invoices, change the order or contact sales`,
  over_order_limit: msg`The total of this order exceeds the order limit: adjust the order or contact sales`,
  credit_blocked: msg`This account is blocked for orders on credit: pay what is due or contact sales`,
  customer_blocked: msg`This customer is blocked, so nothing can be ordered. Your cart is kept; contact sales`,
  order_changed: msg`Prices, stock or lines have changed since you made this order. Nothing was ordered`,
  NO_CUSTOMER: msg`No customer selected`,
  CUSTOMER_LOST: msg`You no longer look after this customer`,
}

const isBlock = (code: string): code is keyof typeof blockWords => code in blockWords

interface RefusalTextProps {
  code: string
  /** Typed text, so that refused characters can be named. */
  text?: string
}

/** Why something was refused at checkout, in words. */
export function RefusalText({ code, text = '' }: RefusalTextProps) {
  const { i18n } = useLingui()
  const refused = code === 'valid_text' ? refusedCharacters(text).join(' ') : ''
  if (refused) return <Trans>These characters aren’t allowed: {refused}</Trans>
  return refusalWords(i18n, code) ?? i18n._(msg`The server refused this order. Nothing was ordered`)
}

/** Returns the words for a refusal of an order; undefined for an unknown code. */
export function refusalWords(i18n: I18n, code: string): string | undefined {
  if (isBlock(code)) {
    const reason = i18n._(blockWords[code])
    return i18n._(msg`Orders on credit are blocked (${reason}): pay what is due or contact sales`)
  }
  const own = code.replace(/^customer_/, '')
  if (isBlock(own)) {
    const reason = i18n._(blockWords[own])
    return i18n._(
      msg`This customer is blocked (${reason}), so nothing can be ordered. Your cart is kept; contact sales`,
    )
  }
  return words[code] && i18n._(words[code])
}
