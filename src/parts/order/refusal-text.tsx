import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { blockWords } from '../credit/credit-words.ts'
import { refusedCharacters } from '#domain/ordering/checkout.ts'

const words: Record<string, MessageDescriptor> = {
  required: msg`This is needed`,
  too_long: msg`This is too long`,
  valid_text: msg`Some of these characters cannot be sent`,
  day_incomplete: msg`This day is not complete`,
  day_past: msg`This day has passed`,
  period_without_start: msg`Say from which day on it may arrive`,
  from_after_to: msg`From cannot be later than until`,
  period_too_long: msg`The period may span 30 days at most`,
  order_type_not_offered: msg`This kind of order is not offered to this customer`,
  ship_to_changed: msg`The ship-to data has changed, refresh and choose again`,
  payment_not_offered: msg`This way to pay is not offered for everything in the cart: choose another`,
  cart_empty: msg`The cart is empty: nothing was ordered`,
  unsent_changes: msg`Some changes of yours have not been sent yet. Nothing was ordered; send them and order again`,
  no_such_cart: msg`This cart has been deleted meanwhile. Nothing was ordered`,
  checkout_off: msg`Ordering is switched off at the moment. Nothing was ordered, your cart is kept`,
  attempt_refused: msg`The cart changed meanwhile. Look at it again and order`,
  attempt_reused: msg`This order was sent before with another content. Look at the cart and order again`,
  not_arrived: msg`The order did not arrive: nothing was ordered. What you filled in is kept, order again`,
  not_saved: msg`This device could not keep the order, so it was not sent. Make room on the device and order again`,
  insufficient_balance: msg`Not enough balance for this order: pay, adjust the order or contact sales`,
  over_order_limit: msg`The total of this order exceeds the order limit: adjust the order or contact sales`,
  credit_blocked: msg`This account is blocked for orders on credit: pay what is due or contact sales`,
  order_changed: msg`Prices, stock or lines have changed since you made this order. Nothing was ordered`,
  NO_CUSTOMER: msg`No customer is chosen`,
  CUSTOMER_LOST: msg`This customer no longer belongs to you`,
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
  if (refused) return <Trans>These characters cannot be sent: {refused}</Trans>
  return (
    refusalWords(i18n, code) ??
    i18n._(msg`Checkout failed: the server refused this. Nothing was ordered`)
  )
}

/** Returns the words for a refusal of an order; undefined for an unknown code. */
export function refusalWords(i18n: I18n, code: string): string | undefined {
  if (isBlock(code)) {
    const reason = i18n._(blockWords[code])
    return i18n._(msg`Orders on credit are blocked (${reason}): pay what is due or contact sales`)
  }
  return words[code] && i18n._(words[code])
}
