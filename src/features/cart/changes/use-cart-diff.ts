import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import type { CartDifference } from '#domain/cart/cart-difference.ts'
import type { Decimal } from '#domain/ordering/money.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { database } from '#offline/database.ts'
import { keepSeenCart, readSeenCart, type SeenCart } from '#offline/cart/seen-carts.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { type CartDiff, advanceDiff, startDiff, resumeDiff, toRemember } from './cart-diff.ts'
import { useSentOrders } from '../orders/use-sent-orders.ts'

/** Changes made by others while the buyer looks at a cart. */
export interface ChangedCart {
  changes: readonly CartDifference[]
  /** Prices that are no longer what they were, by the lines' id. */
  were: ReadonlyMap<string, Decimal>
  /** Marks the changes as read. */
  onSeen: () => void
}

/** Follows a cart from how the buyer saw it last on this device. @param key of the cart, '' the active one @param ready whether it is known yet */
export function useCartDiff(view: CartView, key: string, ready: boolean): ChangedCart {
  const customerKey = useAtomValue(cartCustomerAtom)
  const { accepted } = useSentOrders()
  const { before, remember } = useSeenCart(customerKey, key)
  const [watch, setWatch] = useState<CartDiff | null>(null)
  const [taken, setTaken] = useState<SeenCart | null>(null)
  const of = `${customerKey ?? ''} ${key}`
  if (!ready) {
    if (watch) setWatch(null)
  } else if (before && taken !== before && view.at !== null) {
    setTaken(before)
    setWatch(resumeDiff(of, before, view))
  } else if (watch?.of !== of) setWatch(startDiff(of, view))
  else if (watch.last !== view) setWatch(advanceDiff(watch, view))
  // Lines that went into an order from here, perhaps in another tab, were not removed by others.
  const ordered = accepted.some(({ at }) => watch && watch.since !== null && at > watch.since)
  const changes = useMemo(
    () => (watch?.changes ?? []).filter(({ kind }) => kind !== 'REMOVED' || !ordered),
    [watch?.changes, ordered],
  )
  useEffect(() => {
    if (!watch || watch.of !== of) return
    const timer = setTimeout(() => remember(watch, changes, ordered), quiet)
    return () => clearTimeout(timer)
  }, [watch, of, changes, ordered, remember])
  const were = useMemo(
    () =>
      new Map(
        changes.flatMap(({ sorg, article, newQty, oldPrice, newPrice }) =>
          newQty !== null && oldPrice !== null && oldPrice !== newPrice
            ? [[`${sorg}/${article}`, oldPrice] as const]
            : [],
        ),
      ),
    [changes],
  )
  const onSeen = () => {
    const next = startDiff(of, view)
    setWatch(next)
    remember(next, [], ordered)
  }
  return { changes, were, onSeen }
}

/** Milliseconds without change before the view is remembered, so that repeated presses are not slowed down. */
const quiet = 1_000

/** Returns how a cart was last seen, undefined until it is read, and how to remember the present view. */
function useSeenCart(customerKey: string | null, key: string) {
  const { id: userId } = useUser()
  const [read, setRead] = useState<{ of: string; seen: SeenCart | null } | null>(null)
  const of = `${customerKey ?? ''} ${key}`
  useEffect(() => {
    if (customerKey === null) return
    let gone = false
    void readSeenCart(database, { userId, customerKey, key })
      .catch(() => null)
      .then((seen) => !gone && setRead({ of, seen }))
    return () => {
      gone = true
    }
  }, [userId, customerKey, key, of])
  const before = read?.of === of ? read.seen : undefined
  const known = before !== undefined
  const remember = useMemo(
    () => (watch: CartDiff, changes: readonly CartDifference[], ordered: boolean) => {
      const { last, since } = watch
      if (!known || customerKey === null || last.at === null || last.pendingCount > 0) return
      // Only a convenience: where it cannot be stored, the next page reports fewer changes.
      void keepSeenCart(
        database,
        { userId, customerKey, key },
        toRemember(watch, changes),
        ordered ? last.at : since,
      ).catch(() => undefined)
    },
    [known, userId, customerKey, key],
  )
  return { before, remember }
}
