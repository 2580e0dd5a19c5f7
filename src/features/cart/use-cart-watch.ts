import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { CartDifference } from '#domain/cart-difference.ts'
import type { Decimal } from '#domain/money.ts'
import type { CartView } from '#offline/cart-view.ts'
import { cartAtStartAtom, cartCustomerAtom } from '#parts/sync/sync-state.ts'
import { type CartWatch, goOn, lookAt, lookBack } from './cart-watch.ts'
import { useSentOrders } from './use-sent-orders.ts'

/** What has changed behind the buyer's back while he looks at a cart. */
export interface ChangedCart {
  changes: readonly CartDifference[]
  /** Prices that are no longer what they were, by the lines' id. */
  were: ReadonlyMap<string, Decimal>
  /** He has read it. */
  onSeen: () => void
}

/** Follows a cart from how it first stood on this screen. @param ready whether it is known yet */
export function useCartWatch(view: CartView, ready: boolean): ChangedCart {
  const customerKey = useAtomValue(cartCustomerAtom)
  const { accepted } = useSentOrders()
  const [start, setStart] = useAtom(cartAtStartAtom)
  const [watch, setWatch] = useState<CartWatch | null>(null)
  const of = `${customerKey ?? ''} ${view.key}`
  if (!ready) {
    if (watch) setWatch(null)
  } else if (watch?.of !== of) setWatch(start && view.key === '' ? lookBack(of, start, view) : lookAt(of, view))
  else if (watch.last !== view) setWatch(goOn(watch, view))
  const compared = watch !== null && view.key === ''
  // From here on the screen follows the cart itself.
  useEffect(() => { if (compared) setStart(null) }, [compared, setStart])
  // What went into an order from here, in another tab perhaps, nobody has taken away.
  const ordered = accepted.some(({ at }) => watch && watch.since !== null && at > watch.since)
  const changes = useMemo(() => (watch?.changes ?? []).filter(({ kind }) => kind !== 'REMOVED' || !ordered), [watch?.changes, ordered])
  const were = useMemo(() => new Map(changes.flatMap(({ sorg, article, newQty, oldPrice, newPrice }) =>
    (newQty !== null && oldPrice !== null && oldPrice !== newPrice ? [[`${sorg}/${article}`, oldPrice] as const] : []))), [changes])
  return { changes, were, onSeen: () => setWatch(lookAt(of, view)) }
}
