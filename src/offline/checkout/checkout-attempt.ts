import { rememberOrders } from '../cart/accepted-orders.ts'
import type { Answer, Requester } from '../sync/graphql-request.ts'
import type {
  CheckoutAnswer,
  CheckoutProgress,
  CheckoutRequest,
  CheckoutStatus,
  PlacedOrder,
} from '#domain/ordering/checkout-answer.ts'
import type { AttemptRow } from '../database.ts'
import { waitingCount } from '../sync/outbox.ts'
import type { Device } from '../device.ts'
import { readCart } from '../cart/cart-store.ts'
import type { Dispatch } from '../sync/dispatch.ts'
import { writeDurably } from '../storage-trouble.ts'
import { renewStream } from '../sync/stream.ts'
import { checkout, checkoutStatus } from '../sync/sync-document.ts'

export interface CheckoutDeps {
  device: Device
  userId: string
  ask: Requester
  dispatch: Dispatch
  /** Sends what waits; resolves when nothing waits or nothing can be sent. */
  sendNow(): Promise<void>
  /** Makes or finds the attempt; a test replaces it. */
  openAttempt?: typeof openAttempt
}

export interface Checkout {
  /** Places the order, or takes up the one of this cart that was left open. */
  place(customerKey: string, request: CheckoutRequest): Promise<CheckoutProgress>
  /** Puts the order into the outbox, to be placed when the device is online. @throws NotSavedError */
  queue(customerKey: string, request: CheckoutRequest): Promise<CheckoutProgress>
  /** Asks what became of an order left open. `idle`: there is none, or it never arrived. @param key of the cart, '' the active one */
  resume(customerKey: string, key?: string): Promise<CheckoutProgress>
}

const checking = ({ why }: { why: string }): CheckoutProgress => ({
  state: 'checking',
  ...(why === 'session' && { signedOut: true }),
})

const refuse = (code: string): CheckoutProgress => ({
  state: 'refused',
  errors: [{ field: null, code, message: code }],
})

/**
 * The open attempt of a cart, on the disk before anything is sent. The same order sent again, from any tab, has the same
 * key, so the server places it once.
 */
export async function openAttempt(
  { database, now, newId }: Device,
  userId: string,
  customerKey: string,
  key: string,
  request: string,
): Promise<AttemptRow> {
  const attemptKey = newId()
  return writeDurably(database, () =>
    database.transaction('rw', database.cartAttempts, async () => {
      const open = await database.cartAttempts.get([userId, customerKey, key])
      if (open) return open
      const attempt = { userId, customerKey, key, attemptKey, request, at: now() }
      await database.cartAttempts.put(attempt)
      return attempt
    }),
  )
}

/** Checkouts of one person on this device. */
export function createCheckout(parts: CheckoutDeps): Checkout {
  const { device, userId, ask } = parts
  const { database } = device

  const close = (
    { customerKey, key, attemptKey, request }: AttemptRow,
    orders: readonly PlacedOrder[],
  ) =>
    database.transaction(
      'rw',
      database.cartAttempts,
      database.cartSnapshots,
      database.facts,
      async () => {
        if (orders.length > 0)
          await rememberOrders(database, userId, customerKey, orders, device.now())
        const open = await database.cartAttempts.get([userId, customerKey, key])
        if (open?.attemptKey === attemptKey)
          await database.cartAttempts.delete([userId, customerKey, key])
        const base = await database.cartSnapshots.get([userId, customerKey, key])
        const { cartVersion } = JSON.parse(request) as { cartVersion: number }
        // Two tabs may learn of one order: it was emptied once, and counts one generation.
        if (orders.length === 0 || !base?.cart.lines.length || base.cart.version !== cartVersion)
          return
        // What was ordered is no longer in the cart; the next answer, of the next generation, says what is.
        const cart = {
          ...base.cart,
          generation: base.cart.generation + 1,
          lines: [],
          totals: [],
          totalQuantity: 0,
        }
        await database.cartSnapshots.put({
          ...base,
          cart,
          at: device.now(),
          stamp: device.newId(),
        })
      },
    )

  async function send(attempt: AttemptRow): Promise<CheckoutProgress> {
    const answer = await ask<{ checkout: CheckoutAnswer }>(userId, checkout, {
      attemptKey: attempt.attemptKey,
      ...JSON.parse(attempt.request),
    })
    if (!answer.ok) return unanswered(attempt, answer)
    const { orders, differences, freightDifferences: freight, userErrors } = answer.data.checkout
    await close(attempt, orders)
    if (orders.length) return { state: 'placed', orders }
    return differences.length + freight.length
      ? { state: 'differences', differences, freight }
      : { state: 'refused', errors: userErrors }
  }

  async function unanswered(
    attempt: AttemptRow,
    answer: Answer<unknown> & { ok: false },
  ): Promise<CheckoutProgress> {
    if (answer.why !== 'refused') return checking(answer)
    await close(attempt, [])
    return refuse(answer.code ?? 'not_accepted')
  }

  /** Asks the server about an attempt; null: unknown, it never arrived. */
  async function whatBecame(attempt: AttemptRow): Promise<CheckoutProgress | null> {
    const answer = await ask<{ checkoutStatus: CheckoutStatus }>(userId, checkoutStatus, {
      attemptKey: attempt.attemptKey,
    })
    if (!answer.ok) return checking(answer)
    const { state, orders } = answer.data.checkoutStatus
    if (state === 'UNKNOWN') {
      // The server has closed the key: the next try needs one of its own.
      await close(attempt, [])
      return null
    }
    await close(attempt, orders)
    return { state: 'placed', orders }
  }

  /** Nothing waits, and the server counts fewer intents than it has confirmed: an older state of it was restored. */
  const isServerBehind = async (progress: CheckoutProgress) =>
    progress.state === 'refused' &&
    progress.errors.some(({ code }) => code === 'unsent_changes') &&
    (await waitingCount(database, userId)) === 0

  const startNewStream = () =>
    database.transaction('rw', database.facts, database.streams, database.outbox, () =>
      renewStream(database, userId, device.newId),
    )

  const placeOnce: Checkout['place'] = async (
    customerKey,
    { form, cartVersion, products, cart = '' },
  ) => {
    await parts.sendNow()
    const stream = await database.streams.get(userId)
    if (await waitingCount(database, userId)) return refuse('unsent_changes')
    const request = JSON.stringify({
      ...form,
      cartVersion,
      products,
      ...(cart && { cart }),
      streamId: stream?.streamId ?? null,
      streamSeq: stream?.lastSeq ?? null,
    })
    const attempt = await (parts.openAttempt ?? openAttempt)(
      device,
      userId,
      customerKey,
      cart,
      request,
    )
    if (attempt.request === request) return send(attempt)
    // Another order was left open under this key: first what became of that one.
    const before = await whatBecame(attempt)
    if (before) return before
    return send(
      await (parts.openAttempt ?? openAttempt)(device, userId, customerKey, cart, request),
    )
  }

  return {
    async place(customerKey, request) {
      const progress = await placeOnce(customerKey, request)
      if (!(await isServerBehind(progress))) return progress
      await startNewStream()
      return placeOnce(customerKey, request)
    },
    async queue(customerKey, { form, cartVersion: seenVersion, products, totals, cart = '' }) {
      // An order that was sent before has no answer yet: it may have emptied this cart.
      if (await database.cartAttempts.get([userId, customerKey, cart])) return { state: 'checking' }
      const { lines } = await readCart(database, userId, customerKey, cart)
      if (lines.length === 0) return refuse('cart_empty')
      const args = { form, seenVersion, products, totals: [...totals], ...(cart && { cart }) }
      const [row] = await parts.dispatch(customerKey, [{ intent: { kind: 'ORDER', args } }])
      return { state: 'queued', mutationId: row!.mutationId }
    },
    async resume(customerKey, key = '') {
      const attempt = await database.cartAttempts.get([userId, customerKey, key])
      if (!attempt) return { state: 'idle' }
      return (await whatBecame(attempt)) ?? { state: 'idle' }
    },
  }
}
