import { createRequester } from '#offline/sync/graphql-request.ts'
import { authorise } from './seams.ts'
import type { CartSnapshot, CartBook } from '#offline/cart/cart-answer.ts'
import { createDispatch, type Dispatch } from '#offline/sync/dispatch.ts'
import { type Checkout, createCheckout } from '#offline/checkout/checkout-attempt.ts'
import { createFlush, type Flush } from '#offline/sync/flush.ts'
import { startTriggers } from '#offline/sync/flush-triggers.ts'
import { nextBatch } from '#offline/sync/outbox.ts'
import type { Device } from '#offline/device.ts'
import { sendBy } from '#offline/sync/send-intents.ts'
import { sendMany } from '#offline/sync/send-many.ts'
import {
  storeCart,
  moveToDeadLetter,
  applySyncResponse,
} from '#offline/sync/apply-server-response.ts'
import { cartNow, namedCartNow } from '#offline/sync/sync-document.ts'
import { tokenOwner } from '#offline/sync/token-owner.ts'
import { type Arrive, FakeNetwork } from '../support/fake-network.ts'
import type { DraftPage } from './draft-page.ts'
import type { Seams } from './seams.ts'
import type { WireIntent } from './sync-server.ts'
import type { VirtualTime } from './virtual-time.ts'

/** So few that the handful of changes of a run takes several requests. */
const inOneRequest = 2

const silent = { online: () => () => {}, shown: () => () => {} }

/** The outbox, questions, and orders, each over a line of its own. */
export type Kind = 'flush' | 'ask' | 'order'
const kinds: Kind[] = ['flush', 'ask', 'order']

function noteLeaving(left: Set<string>, { body }: RequestInit): void {
  const { variables } = JSON.parse(String(body)) as { variables: { intents?: WireIntent[] } }
  for (const { kind, mutationId } of variables.intents ?? [])
    if (kind !== 'WITHDRAW') left.add(mutationId)
}

/** Open tab or worker of a person: the product's own modules on a faulty line and a controlled clock. */
export class Tab {
  readonly lines: Record<Kind, FakeNetwork>
  readonly flush: Flush
  readonly dispatch: Dispatch
  readonly checkout: Checkout
  readonly stop: () => void
  readonly sendNow: () => Promise<void>
  private readonly open: Record<Kind, Set<Promise<unknown>>> = {
    flush: new Set(),
    ask: new Set(),
    order: new Set(),
  }
  /** Orders that wait for the outbox first. */
  private behindFlush = 0
  private readonly refresh: (key: string) => Promise<void>

  readonly userId: string

  /** Told when something has been put into the outbox. */
  readonly appended: () => void
  /** The fast order that is open in it. */
  page: DraftPage | null = null

  /** @param many sends as a page does, else as the worker @param left takes the ids of what goes out to be run */
  constructor(
    device: Device,
    userId: string,
    arrive: Arrive,
    time: VirtualTime,
    seams: Seams,
    { many, left }: { many: boolean; left: Set<string> },
  ) {
    this.userId = userId
    this.lines = {
      flush: new FakeNetwork(arrive, (init) => noteLeaving(left, init)),
      ask: new FakeNetwork(arrive),
      order: new FakeNetwork(arrive),
    }
    let held: string | null = null
    const token = {
      get: () => held,
      set: (next: string | null) => {
        held = next
      },
    }
    const askOver = (line: FakeNetwork) => {
      const { fetch, renewToken } = (seams.authorise ?? authorise)({
        fetch: line.fetch,
        token,
        exclusive: (work) => work(),
        deliverLogOut: () => Promise.resolve('none'),
        onOther: () => {},
      })
      return createRequester({
        fetch: fetch as (input: string, init: RequestInit) => Promise<Response>,
        tokenUser: seams.tokenUser?.(userId) ?? (() => tokenOwner(held)),
        ready: async () => {
          if (!held) await renewToken()
        },
        hashed: false,
      })
    }
    const ask = askOver(this.lines.flush)
    const sending = many
      ? (seams.sendMany ?? sendMany)(ask, inOneRequest)
      : { send: sendBy(ask), nextBatch }
    const own = createFlush({
      device,
      userId,
      send: sending.send,
      random: () => 0.5,
      steps: {
        nextBatch: sending.nextBatch,
        settle: applySyncResponse,
        moveToDeadLetter,
        ...seams.steps,
      },
    })
    this.flush = { ...own, run: (options) => this.track('flush', own.run(options)) }
    const triggers = seams.noTriggers
      ? { appended() {}, sendNow: async () => {}, stop() {} }
      : startTriggers(this.flush, time.timers, silent, device.now)
    this.stop = triggers.stop
    this.sendNow = () => this.flush.run({ ignoreBackoff: true })
    this.appended = triggers.appended
    this.dispatch = createDispatch({ device, userId, onAppended: triggers.appended })
    const question = askOver(this.lines.ask)
    this.checkout = (seams.checkout ?? createCheckout)({
      device,
      userId,
      ask: askOver(this.lines.order),
      dispatch: (...given) => this.dispatch(...given),
      sendNow: () => this.flushFirst(),
      ...(seams.openAttempt && { openAttempt: seams.openAttempt }),
    })
    this.refresh = async (key) => {
      const streamId = (await device.database.streams.get(userId))?.streamId ?? ''
      const variables = { streamId: streamId || null, ...(key && { key }) }
      const answer = await question<{
        cart?: CartSnapshot
        namedCart?: CartSnapshot | null
        cartBook: CartBook
      }>(userId, key ? namedCartNow : cartNow, variables)
      if (answer.ok)
        await storeCart(device, userId, streamId, {
          cart: answer.data.cart ?? answer.data.namedCart ?? null,
          book: answer.data.cartBook,
        })
    }
  }

  /** Asks for a cart of the session's customer. */
  refreshCart = (key = ''): Promise<void> => this.track('ask', this.refresh(key))

  /** Follows work that may be held up by the line. */
  track<T>(kind: Kind, work: Promise<T>): Promise<T> {
    const { [kind]: open } = this.open
    open.add(work)
    void work.catch(() => {}).finally(() => open.delete(work))
    return work
  }

  private flushFirst(): Promise<void> {
    this.behindFlush += 1
    return this.flush.run({ ignoreBackoff: true }).finally(() => {
      this.behindFlush -= 1
    })
  }

  /** Counts the requests of a kind that are held back. */
  private stuck(kind: Kind): number {
    const { flush } = this.lines
    if (kind === 'flush') return flush.holding ? this.open.flush.size : 0
    return this.lines[kind].holding + (kind === 'order' && flush.holding ? this.behindFlush : 0)
  }

  /** Settles when everything under way has come to its end or to a request that is held back. */
  async quiet(): Promise<void> {
    for (const kind of kinds) {
      while (this.open[kind].size > this.stuck(kind)) {
        await Promise.race([
          ...[...this.open[kind]].map((work) => work.catch(() => {})),
          ...kinds.map((other) => this.lines[other].nextHeld()),
        ])
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
  }

  async release(order: number): Promise<void> {
    for (const kind of kinds) {
      await this.lines[kind].release(order)
      await this.quiet()
    }
  }
}
