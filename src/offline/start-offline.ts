import { createRequester, type RequesterDeps } from './sync/graphql-request.ts'
import type { CartSnapshot, CartBook } from './cart/cart-answer.ts'
import { type CartStore, createCartStore } from './cart/cart-store.ts'
import { type Checkout, createCheckout } from './checkout/checkout-attempt.ts'
import { createFastOrderStore, type FastOrderStore } from './drafts/fast-order-draft.ts'
import { createFlush } from './sync/flush.ts'
import { sendAlone } from './sync/flush-lock.ts'
import { type PageEvents, startTriggers, type Timers } from './sync/flush-triggers.ts'
import { createConflicts, type Conflicts } from './sync/conflicts.ts'
import { createLeftDraft, type TabMemory } from './drafts/unload-draft.ts'
import type { Device } from './sync/outbox.ts'
import { sendMany } from './sync/send-many.ts'
import { storeCart, moveToDeadLetter, applySyncResponse } from './sync/apply-server-response.ts'
import { discardUnsent, forgetAnswers, sendBeforeSignOut } from './sign-out.ts'
import { askToPersist, type DeviceStorage, type StorageSafety } from './storage-persist.ts'
import { NotSavedError, ensureOpen } from './storage-trouble.ts'
import { cartNow, namedCartNow, type SyncDocument } from './sync/sync-document.ts'
import { prefetchCarts } from './cart/prefetch-carts.ts'
import { type SyncStatus, watchSync } from './sync/sync-status.ts'
import { createPendingChanges, type PendingChanges } from './sync/cancel.ts'

/** Everything one person does offline on this device, for the page. */
export interface Offline {
  cart: CartStore
  fastOrder: FastOrderStore
  needsYou: Conflicts
  waiting: PendingChanges
  checkout: Checkout
  subscribe(listener: (status: SyncStatus) => void): () => void
  /** Asks the server for the cart of the session's customer and keeps the answer. False: no answer. */
  refreshCart(): Promise<boolean>
  /** The same for one of its named carts. */
  refreshNamedCart(key: string): Promise<boolean>
  /** Keeps the lines of that customer's latest named carts here. Answers how to stop. @param customerKey the session's */
  prefetchCarts(customerKey: string): () => void
  /** Sends now, whatever was in the way; after "send now" and after a new sign-in. */
  sendNow(): Promise<void>
  storageSafety(): StorageSafety
  /** How many changes still wait after a last try of five seconds. */
  beforeSignOut(): Promise<number>
  /** Ends this person's work here. Caches go in every case. */
  signOut(unsent: 'keep' | 'discard'): Promise<void>
  stop(): void
}

export interface OfflineDeps extends RequesterDeps {
  userId: string
  device: Device
  timers: Timers
  events: PageEvents
  random(): number
  locks?: LockManager | undefined
  storage?: DeviceStorage | undefined
  tab: () => TabMemory
  /** Asks the browser to wake the worker; nothing depends on it. */
  wake?: () => void
  /** How long the page waits for the woken worker before it sends itself, in ms; missing: no worker sends. */
  patience?: () => number
  /** What else this device keeps of the server's answers, and forgets at a logout. */
  forgetMore?: () => Promise<void>
}

/** Starts one person's offline work; call `stop` before another person's is started. */
export function startOffline(parts: OfflineDeps): Offline {
  const { userId, device, timers, events } = parts
  const { database } = device
  const ask = createRequester(parts)
  const exclusive = sendAlone(
    parts.locks as Parameters<typeof sendAlone>[0],
    timers,
    `pannier-flush-${userId}`,
  )
  const { send, nextBatch } = sendMany(ask)
  const flush = createFlush({
    device,
    userId,
    send,
    random: parts.random,
    exclusive,
    steps: { nextBatch, settle: applySyncResponse, moveToDeadLetter },
  })
  const status = watchSync(database, userId, flush)
  const triggers = startTriggers(flush, timers, events, device.now, parts.patience)
  const stopProbe = events.shown(() => void ensureOpen(database))
  let safety: StorageSafety = 'unknown'
  let asked = false

  const appended = () => {
    status.setNotSaved(false)
    triggers.appended()
    parts.wake?.()
    if (asked) return
    asked = true
    void askToPersist(parts.storage).then((answer) => {
      safety = answer
    })
  }
  const refresh = async (document: SyncDocument, variables: { key?: string }) => {
    const streamId = (await database.streams.get(userId))?.streamId ?? ''
    const answer = await ask<{
      cart?: CartSnapshot
      namedCart?: CartSnapshot | null
      cartBook: CartBook
    }>(userId, document, { ...variables, streamId: streamId || null })
    if (answer.ok)
      await storeCart(device, userId, streamId, {
        cart: answer.data.cart ?? answer.data.namedCart ?? null,
        book: answer.data.cartBook,
      })
    return answer.ok
  }
  const stop = () => {
    triggers.stop()
    status.stop()
    stopProbe()
  }

  const cart = sayingNotSaved(createCartStore(device, userId, appended), status.setNotSaved)
  const left = createLeftDraft(userId, parts.tab)
  return {
    cart,
    fastOrder: createFastOrderStore(device, userId, cart, left),
    needsYou: createConflicts(device, userId, appended),
    waiting: createPendingChanges(database, userId, appended),
    checkout: createCheckout({ device, userId, ask, sendNow: () => flush.run(true) }),
    subscribe: status.subscribe,
    refreshCart: () => refresh(cartNow, {}),
    refreshNamedCart: (key) => refresh(namedCartNow, { key }),
    prefetchCarts: (customerKey) =>
      prefetchCarts(
        { database, userId, timers, events, refresh: (key) => refresh(namedCartNow, { key }) },
        customerKey,
      ),
    sendNow: triggers.sendNow,
    storageSafety: () => safety,
    beforeSignOut: () => sendBeforeSignOut(database, userId, flush, timers),
    async signOut(unsent) {
      stop()
      if (unsent === 'discard') {
        left.forget()
        await discardUnsent(database, userId, device.newId)
      }
      await forgetAnswers(database, userId)
      await parts.forgetMore?.()
    },
    stop,
  }
}

function sayingNotSaved(cart: CartStore, setNotSaved: (notSaved: boolean) => void): CartStore {
  const told =
    <A extends unknown[], T>(write: (...args: A) => Promise<T>) =>
    (...args: A) =>
      write(...args).catch((error: unknown) => {
        if (error instanceof NotSavedError) setNotSaved(true)
        throw error
      })
  return {
    ...cart,
    addToCart: told(cart.addToCart),
    addLines: told(cart.addLines),
    setQuantity: told(cart.setQuantity),
    setQuantities: told(cart.setQuantities),
    clearCart: told(cart.clearCart),
    saveAsCart: told(cart.saveAsCart),
    renameCart: told(cart.renameCart),
    dropCart: told(cart.dropCart),
    setNote: told(cart.setNote),
    moveLine: told(cart.moveLine),
  }
}
