import type { Merchant } from '#domain/session.ts'
import type { CartView } from '#offline/cart-view.ts'

/** A cart with its sales organisations by name. One that was filled without a network has heard no answer that names them. */
export function withMerchants(view: CartView, merchants: readonly Merchant[]): CartView {
  if (view.totals.every(({ sorg, name }) => name !== sorg)) return view
  return { ...view, totals: view.totals.map((total) => (total.name === total.sorg ? { ...total, name: merchants.find(({ sorg }) => sorg === total.sorg)?.name ?? total.name } : total)) }
}
