import { ownName } from './base-path.ts'
import { createRequester, type Requester, type RequesterDeps } from './sync/graphql-request.ts'
import type { CartSnapshot, CartBook } from './cart/cart-answer.ts'
import { type CartStore, createCartStore } from './cart/cart-store.ts'
import { type Checkout, createCheckout } from './checkout/checkout-attempt.ts'
import { createFastOrderStore, type FastOrderStore } from './drafts/fast-order-draft.ts'
import { createDispatch, type Dispatch } from './sync/dispatch.ts'
import { parkedStreamId, releaseParkedRows } from './sync/parked-rows.ts'
import { rowsOf } from './sync/stream.ts'
import { createSwitchedAlerts, type SwitchedAlerts } from './restock/alert-store.ts'
import { createFlush, type FlushSteps } from './sync/flush.ts'
import { sendAlone } from './sync/flush-lock.ts'
import { type PageEvents, startTriggers, type Timers } from './sync/flush-triggers.ts'
import { createConflicts, type Conflicts } from './sync/conflicts.ts'
import { createDraftEditor, type DraftEditor } from './drafts/draft-editor.ts'
import { createDraftStash, type TabMemory } from './drafts/draft-stash.ts'
import type { Device } from './device.ts'
import { sendMany } from './sync/send-many.ts'
import {
  appliedTooLate,
  applySyncResponse,
  moveToDeadLetter,
  storeCart,
} from './sync/apply-server-response.ts'
import { discardUnsent, forgetAnswers, sendBeforeSignOut } from './sign-out.ts'
import { askToPersist, type DeviceStorage, type StorageSafety } from './storage-persist.ts'
import { subscribeLive } from './live-query.ts'
import { ensureOpen } from './storage-trouble.ts'
import { watchLosses, type WitnessPlace } from './loss/loss-witness.ts'
import { cartNow, namedCartNow, type SyncDocument } from './sync/sync-document.ts'
import { prefetchCarts } from './cart/prefetch-carts.ts'
import { type SyncStatus, watchSync } from './sync/sync-status.ts'
import { dropUnnamedFiles } from './uploads/form-uploads.ts'
import type { OfflineUploads } from './uploads/offline-uploads.ts'
import { discardUploads } from './uploads/pending-uploads.ts'
import { createFormDraft, type FormDraft } from './drafts/form-draft.ts'
import { createPendingChanges, type PendingChanges } from './sync/cancel.ts'

/** Everything one person does offline on this device, for the page. */
export interface Offline {
  cart: CartStore
  /** Queues changes of any kind; the only way to change something offline. */
  dispatch: Dispatch
  /** A new UUIDv7, as the key of a cart that is opened here. */
  newId(): string
  fastOrder: FastOrderStore
  restock: SwitchedAlerts
  /** Opens a draft of any form. @param kind of the form, as `visit` @param id of what is filled in */
  draft(kind: string, id: string): DraftEditor
  /** Opens a draft with files. @throws Error when this page sends no files */
  form(kind: string, id: string): FormDraft
  needsYou: Conflicts
  waiting: PendingChanges
  checkout: Checkout
  subscribe(listener: (status: SyncStatus) => void): () => void
  /** Asks the server for the cart of the session's customer and keeps the answer. False: no answer. */
  refreshCart(): Promise<boolean>
  /** Refreshes one of the named carts. */
  refreshNamedCart(key: string): Promise<boolean>
  /** Keeps the lines of that customer's latest named carts here. Answers how to stop. @param customerKey the session's */
  prefetchCarts(customerKey: string): () => void
  /** Sends now, whatever was in the way; after "send now" and after a new sign-in. */
  sendNow(): Promise<void>
  storageSafety(): StorageSafety
  /** Returns how many changes still wait after a last try of five seconds. */
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
  /** Called when a view was asked to change something. */
  onViewOnly?: () => void
  /** Places outside of the database that note what waits; missing: none. */
  witnesses?: readonly WitnessPlace[]
  /** Asks the browser to wake the worker; nothing depends on it. */
  wake?: () => void
  /** Returns how long the page waits for the woken worker before it sends itself, in ms; missing: no worker sends. */
  patience?: () => number
  /** Deletes other cached answers of the server at a logout. */
  forgetMore?: () => Promise<void>
  /** Missing: nothing that is queued here has files. Stopped with the rest. */
  uploads?: OfflineUploads
}

/** Starts one person's offline work; call `stop` before another person's is started. */
export function startOffline(parts: OfflineDeps): Offline {
  const { userId, device, timers, events, uploads } = parts
  const { database } = device
  const ask = createRequester(parts)
  const exclusive = sendAlone(
    parts.locks as Parameters<typeof sendAlone>[0],
    timers,
    ownName(`pannier-flush-${userId}`),
  )
  const { send, nextBatch } = sendMany(ask)
  const settle: FlushSteps['settle'] = async (of, user, streamId, answer, askedAt) => {
    const late = await appliedTooLate(of, user, streamId, answer)
    const moved = await applySyncResponse(of, user, streamId, answer, askedAt)
    files?.run()
    // Its result alone came back, and the cart on the screen does not hold it.
    for (const key of late) void refresh(key ? namedCartNow : cartNow, key ? { key } : {})
    return moved
  }
  const flush = createFlush({
    device,
    userId,
    send,
    random: parts.random,
    exclusive,
    steps: { nextBatch, settle, moveToDeadLetter },
  })
  const status = watchSync(database, userId, flush, uploads?.database)
  const triggers = startTriggers(flush, timers, events, device.now, parts.patience)
  const losses = parts.witnesses && startLosses(parts, parts.witnesses, ask)
  const stopProbe = events.shown(() => {
    void ensureOpen(database)
    void losses?.check()
  })
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
    const askedAt = device.now()
    const answer = await ask<{
      cart?: CartSnapshot
      namedCart?: CartSnapshot | null
      cartBook: CartBook
    }>(userId, document, { ...variables, streamId: streamId || null })
    if (answer.ok)
      await storeCart(
        device,
        userId,
        streamId,
        {
          cart: answer.data.cart ?? answer.data.namedCart ?? null,
          book: answer.data.cartBook,
        },
        askedAt,
      )
    return answer.ok
  }
  const stop = () => {
    triggers.stop()
    status.stop()
    stopProbe()
    losses?.stop()
    files?.stop()
    uploads?.stop()
  }

  const cart = createCartStore(device, userId)
  const dispatch = createDispatch({
    device,
    userId,
    onAppended: appended,
    onNotSaved: () => status.setNotSaved(true),
    onViewOnly: parts.onViewOnly,
  })
  const files = uploads && releaseWhenComplete(device, userId, uploads, appended)
  const stash = createDraftStash(userId, parts.tab)
  return {
    cart,
    dispatch,
    newId: device.newId,
    restock: createSwitchedAlerts(database, userId),
    fastOrder: createFastOrderStore(device, userId, dispatch, stash),
    draft: (kind, id) => createDraftEditor(device, userId, `${kind}/${id}`, stash),
    form(kind, id) {
      if (!uploads) throw new Error('This page sends no files.')
      const editor = createDraftEditor(device, userId, `${kind}/${id}`, stash)
      return createFormDraft(device, userId, editor, uploads, dispatch)
    },
    needsYou: createConflicts(device.database, userId, dispatch),
    waiting: createPendingChanges(database, userId, appended),
    checkout: createCheckout({
      device,
      userId,
      ask,
      dispatch,
      sendNow: () => flush.run({ ignoreBackoff: true }),
    }),
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
    beforeSignOut: () => sendBeforeSignOut(database, userId, flush, timers, uploads),
    async signOut(unsent) {
      stop()
      if (unsent === 'discard') {
        stash.clear()
        await discardUnsent(database, userId, device.newId)
        if (uploads) await discardUploads(uploads.database, userId)
      }
      await forgetAnswers(database, userId)
      await parts.forgetMore?.()
    },
    stop,
  }
}

/** Watches over the database being cleared; the server says what had been sent before. */
const startLosses = (
  { device, userId, timers }: OfflineDeps,
  places: readonly WitnessPlace[],
  ask: Requester,
) =>
  watchLosses({
    database: device.database,
    userId,
    places,
    timers,
    newId: device.newId,
    async lastSeqOf(streamId) {
      const answer = await ask<{ cartBook: CartBook }>(userId, cartNow, { streamId })
      return answer.ok ? answer.data.cartBook.streamSeq : null
    },
  })

/** Releases parked rows and removes files nothing names: now, after each change of either, and when `run` is called. */
function releaseWhenComplete(
  device: Device,
  userId: string,
  uploads: OfflineUploads,
  onReleased: () => void,
): { run(): void; stop(): void } {
  let turn = Promise.resolve()
  const release = async () => {
    if ((await releaseParkedRows(device, userId, uploads)) > 0) onReleased()
    await dropUnnamedFiles(device.database, uploads.database, userId, device.now())
  }
  const run = () => {
    turn = turn.then(release).catch(() => undefined)
  }
  const parked = () => rowsOf(device.database, parkedStreamId(userId))
  const stops = [uploads.subscribe(run), subscribeLive(parked, run)]
  return { run, stop: () => stops.forEach((stop) => stop()) }
}
