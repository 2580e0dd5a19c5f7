import { atom, type createStore } from 'jotai'
import type { Merchant } from '#domain/account/session.ts'
import type { CartEntry } from '#offline/cart/book-view.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import type { Offline } from '#offline/start-offline.ts'
import { nothingWaits, type SyncStatus } from '#offline/sync/sync-status.ts'

/** Offline work of the signed-in person; null: not signed in. */
export const offlineAtom = atom<Offline | null>(null)

/** r3 of the customer whose carts are on the screen; null: none chosen. */
export const cartCustomerAtom = atom<string | null>(null)

/** Names of the sales organisations of this person and customer. */
export const merchantsAtom = atom<readonly Merchant[]>([])

/** Active cart of the shown customer; null: not read yet, or no customer. */
export const cartViewAtom = atom<CartView | null>(null)

/** Named carts of the shown customer; null: not read yet, or no customer. */
export const cartBookAtom = atom<CartEntry[] | null>(null)

export const syncStatusAtom = atom<SyncStatus>(nothingWaits)

/** Time in ms at which a waiting change last got its result while this page was open; 0: none has. */
export const sentAtAtom = atom(0)

export type PillState =
  | { kind: 'saved' | 'sending' | 'needs_you' }
  | { kind: 'waiting' | 'uploading'; count: number }

/** Returns the state shown by the pill, the most urgent first. */
export function pillStateOf({
  waiting,
  uploading,
  needsYou,
  sending,
  trouble,
  notSaved,
  lost,
}: SyncStatus): PillState {
  const signIn =
    waiting > 0 && (trouble === 'session' || trouble === 'other_user' || trouble === 'forbidden')
  if (needsYou > 0 || signIn || notSaved || lost > 0) return { kind: 'needs_you' }
  if (waiting === 0)
    return uploading > 0 ? { kind: 'uploading', count: uploading } : { kind: 'saved' }
  return sending ? { kind: 'sending' } : { kind: 'waiting', count: waiting }
}

export const pillStateAtom = atom((get) => pillStateOf(get(syncStatusAtom)))

/**
 * Puts one person's work and one customer's cart on the screen, and asks the server for that cart. Call what it answers
 * before another person or customer is connected.
 */
export function connectSync(
  store: ReturnType<typeof createStore>,
  offline: Offline,
  customerKey: string | null,
): () => void {
  store.set(offlineAtom, offline)
  store.set(cartCustomerAtom, customerKey)
  const stops = [
    offline.subscribe((status) => {
      if (status.waiting < store.get(syncStatusAtom).waiting) store.set(sentAtAtom, Date.now())
      store.set(syncStatusAtom, status)
    }),
  ]
  if (customerKey !== null) {
    stops.push(offline.cart.subscribe(customerKey, (view) => store.set(cartViewAtom, view)))
    stops.push(
      offline.cart.subscribeBook(customerKey, (entries) => store.set(cartBookAtom, entries)),
    )
    stops.push(offline.prefetchCarts(customerKey))
    void offline.refreshCart()
  }
  return () => {
    for (const stop of stops) stop()
    store.set(offlineAtom, null)
    store.set(cartCustomerAtom, null)
    store.set(cartViewAtom, null)
    store.set(cartBookAtom, null)
    store.set(syncStatusAtom, nothingWaits)
    store.set(sentAtAtom, 0)
  }
}
