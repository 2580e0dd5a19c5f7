import type { Merchant } from '#domain/account/session.ts'
import type { CartView } from '#offline/cart/cart-view.ts'

/** A cart with the names and currencies of its sales organisations. One that was filled without a network has heard no answer that tells them. */
export function withMerchants(view: CartView, merchants: readonly Merchant[]): CartView {
  if (view.totals.every(({ sorg, name }) => name !== sorg)) return view
  return {
    ...view,
    totals: view.totals.map((total) =>
      total.name === total.sorg
        ? { ...total, ...merchants.find(({ sorg }) => sorg === total.sorg) }
        : total,
    ),
  }
}
