import { add, type Decimal } from '#domain/money.ts'
import type { CartView } from '#offline/cart-view.ts'
import type { FilledForm } from './checkout-form-data.ts'
import { paymentsFor, ratesOf, type Terms } from './checkout-terms.ts'

/** What one sales organisation's order comes to, in its currency. */
export interface OrderTotal {
  sorg: string
  name: string
  currency: string
  goods: Decimal
  freight: Decimal
  total: Decimal
}

/** The orders this form and cart make, as the server counts them. */
export function orderTotals({ totals }: CartView, filled: FilledForm, terms: Terms): OrderTotal[] {
  return totals.map(({ sorg, name, currency, total: goods }) => {
    const chosen = filled.shipments.find((shipment) => shipment.sorg === sorg)
    const freight = ratesOf(terms, sorg).find(({ id }) => id === chosen?.id)?.rate.rate ?? '0'
    return { sorg, name, currency, goods, freight, total: add(goods, freight) }
  })
}

/** The orders that draw on the customer's credit: all of them or, paid in advance or at once, none. */
export function totalsOnCredit(cart: CartView, filled: FilledForm, terms: Terms): OrderTotal[] {
  const payment = paymentsFor(terms, filled.shipments.map(({ sorg }) => sorg)).find(({ id }) => id === filled.paymentId)
  return payment?.onCredit === false ? [] : orderTotals(cart, filled, terms)
}
