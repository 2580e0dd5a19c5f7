import { freightAfter } from '#domain/ordering/freight.ts'
import { add, type Decimal } from '#domain/ordering/money.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import type { FilledForm } from '../checkout/checkout-form-data.ts'
import { paymentsFor, ratesOf, type Terms } from './checkout-terms.ts'

/** Total of one sales organisation's order, in its currency. */
export interface OrderTotal {
  sorg: string
  name: string
  currency: string
  goods: Decimal
  freight: Decimal
  /** Amount taken off the freight. */
  benefit: Decimal
  total: Decimal
}

/** Freight benefits by sales organisation. */
export type FreightOff = ReadonlyMap<string, Decimal>

/** The orders this form and cart make, as the server counts them. */
export function orderTotals(
  { totals }: CartView,
  filled: FilledForm,
  terms: Terms,
  off: FreightOff,
): OrderTotal[] {
  return totals.map(({ sorg, name, currency, total: goods }) => {
    const chosen = filled.shipments.find((shipment) => shipment.sorg === sorg)
    const rate = ratesOf(terms, sorg).find(({ id }) => id === chosen?.id)?.rate.rate ?? '0'
    const { freight, benefit } = freightAfter(rate, off.get(sorg) ?? '0')
    return { sorg, name, currency, goods, freight, benefit, total: add(goods, freight) }
  })
}

/** The orders that draw on the customer's credit: all of them or, paid in advance or at once, none. */
export function totalsOnCredit(
  cart: CartView,
  filled: FilledForm,
  terms: Terms,
  off: FreightOff,
): OrderTotal[] {
  const payment = paymentsFor(
    terms,
    filled.shipments.map(({ sorg }) => sorg),
  ).find(({ id }) => id === filled.paymentId)
  return payment?.onCredit === false ? [] : orderTotals(cart, filled, terms, off)
}
