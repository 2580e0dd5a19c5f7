import { createAsk } from '#offline/ask.ts'
import { createAuthorisedFetch, type AuthorisedFetchParts } from '#offline/authorised-fetch.ts'
import type { CartBase } from '#offline/cart-answer.ts'
import { createCartStore, type CartStore } from '#offline/cart-store.ts'
import { type Checkout, createCheckout } from '#offline/checkout-attempt.ts'
import { createFlush, type Flush } from '#offline/flush.ts'
import { startTriggers } from '#offline/flush-triggers.ts'
import { nextBatch, type Device } from '#offline/outbox.ts'
import { sendBy } from '#offline/send-intents.ts'
import { keepCart, setAside, settle } from '#offline/settle.ts'
import { cartNow } from '#offline/sync-document.ts'
import { tokenOwner } from '#offline/token-owner.ts'
import { type Arrive, FakeNetwork } from '../support/fake-network.ts'
import type { Seams } from './seams.ts'
import type { VirtualTime } from './virtual-time.ts'

const silent = { online: () => () => {}, shown: () => () => {} }

/** One open tab or worker of a person: the product's own modules, wired to a bad line and a clock that is told to move. */
export class Tab {
  readonly lines: { flush: FakeNetwork; other: FakeNetwork }
  readonly flush: Flush
  readonly cart: CartStore
  readonly checkout: Checkout
  readonly stop: () => void
  readonly sendNow: () => Promise<void>
  private readonly open = { flush: new Set<Promise<unknown>>(), other: new Set<Promise<unknown>>() }
  private readonly refresh: () => Promise<void>

  readonly userId: string

  constructor(device: Device, userId: string, arrive: Arrive, time: VirtualTime, seams: Seams) {
    this.userId = userId
    this.lines = { flush: new FakeNetwork(arrive), other: new FakeNetwork(arrive) }
    let held: string | null = null
    const token = { get: () => held, set: (next: string | null) => { held = next } }
    const askOver = (line: FakeNetwork) => {
      const parts: AuthorisedFetchParts = { fetch: line.fetch, token, exclusive: (work) => work(), onLost: () => {} }
      const { quietFetch, renewToken } = (seams.authorise ?? createAuthorisedFetch)(parts)
      return createAsk({
        fetch: quietFetch as (input: string, init: RequestInit) => Promise<Response>,
        tokenUser: seams.tokenUser?.(userId) ?? (() => tokenOwner(held)),
        ready: async () => { if (!held) await renewToken() },
        hashed: false,
      })
    }
    const own = createFlush({
      device, userId, send: sendBy(askOver(this.lines.flush)), random: () => 0.5,
      steps: { nextBatch, settle, setAside, ...seams.steps },
    })
    this.flush = { ...own, run: (force) => this.track('flush', own.run(force)) }
    const triggers = seams.noTriggers ? { appended() {}, sendNow: async () => {}, stop() {} } : startTriggers(this.flush, time.timers, silent, device.now)
    this.stop = triggers.stop
    this.sendNow = () => this.flush.run(true)
    this.cart = createCartStore(device, userId, triggers.appended)
    const ask = askOver(this.lines.other)
    this.checkout = (seams.checkout ?? createCheckout)({
      device, userId, ask, sendNow: () => this.flush.run(true),
      ...(seams.openAttempt && { openAttempt: seams.openAttempt }),
    })
    this.refresh = async () => {
      const streamId = (await device.database.streams.get(userId))?.streamId ?? ''
      const answer = await ask<{ cart: CartBase }>(userId, cartNow, { streamId: streamId || null })
      if (answer.ok) await keepCart(device, userId, streamId, answer.data.cart)
    }
  }

  /** Asks for the cart of the session's customer. */
  refreshCart = (): Promise<void> => this.track('other', this.refresh())

  /** Follows work that may be held up by the line. */
  track<T>(kind: 'flush' | 'other', work: Promise<T>): Promise<T> {
    const { [kind]: open } = this.open
    open.add(work)
    void work.catch(() => {}).finally(() => open.delete(work))
    return work
  }

  /** Settles when everything under way has come to its end or to a request that is held back. */
  async quiet(): Promise<void> {
    const { flush, other } = this.lines
    while (this.open.flush.size && !flush.holding) await Promise.race([Promise.allSettled(this.open.flush), flush.nextHeld()])
    while (this.open.other.size && !flush.holding && !other.holding) {
      await Promise.race([Promise.allSettled(this.open.other), flush.nextHeld(), other.nextHeld()])
    }
  }

  async release(order: number): Promise<void> {
    await this.lines.flush.release(order)
    await this.quiet()
    await this.lines.other.release(order)
    await this.quiet()
  }
}
