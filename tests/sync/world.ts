import { filesOf } from '#domain/sync/intent-file.ts'
import { releaseParkedRows } from '#offline/sync/parked-rows.ts'
import { newId } from '#offline/sync/new-id.ts'
import type { CheckoutProgress } from '#domain/ordering/checkout-answer.ts'
import type { Intent } from '#domain/sync/intent.ts'
import { readBook, readCart } from '#offline/cart/cart-store.ts'
import { Phone } from './phone.ts'
import type { ReferenceServer } from './reference-server.ts'
import type { Seams } from './seams.ts'
import type { CheckoutVariables, SyncServer, WireIntent } from './sync-server.ts'
import { VirtualTime } from './virtual-time.ts'
import { arriveAt } from './world-server.ts'

/**
 * A typed row of a fast order. `typed`: only on a screen, so it may be lost with it; `gone`: no longer owed to anyone.
 */
export interface TypedRow {
  phone: string
  userId: string
  customerKey: string
  state: 'typed' | 'draft' | 'cart' | 'gone'
  mutationId?: string
}

export interface WorldParts {
  /** Server the phones send to. */
  server: SyncServer
  /** Follows the server, or is it. */
  reference: ReferenceServer
  users: [string, string]
  customers: [string, string]
  seams: Seams
}

/** Phones, people, the line and the server of one run. */
export class World {
  readonly time = new VirtualTime()
  readonly phones: Phone[] = []
  /** Every intent whose keeping was confirmed, by its id. */
  readonly ledger = new Map<string, { userId: string; customerKey: string }>()
  /** Ids lost with a store, a logout or a crash before anyone was told that they were saved. */
  readonly excused = new Set<string>()
  /** Orders that a buyer was told of. */
  readonly told = new Set<string>()
  /** Streams that copies of one profile have counted under at the same time. */
  readonly copied = new Set<string>()
  /** Rows of fast orders, by their codes: each code is typed once. */
  readonly typed = new Map<string, TypedRow>()
  /** Changes that have left a device to be run, and those that were taken back before. */
  readonly left = new Set<string>()
  readonly neverSent = new Set<string>()
  /** Files that have come to the server. */
  readonly arrived = new Set<string>()
  readonly parts: WorldParts
  violation: string | null = null

  constructor(parts: WorldParts) {
    this.parts = parts
  }

  static async open(parts: WorldParts, count: number): Promise<World> {
    const world = new World(parts)
    const { server, users, customers, seams } = parts
    const arriveFrom = arriveAt(server, world)
    for (let n = 0; n < count; n += 1) {
      const user = users[n % 2] as string
      const phone = new Phone(
        { arriveFrom, time: world.time, seams, newId, left: world.left },
        user,
        customers[(n >> 1) % 2] as string,
      )
      world.phones.push(phone)
      await phone.boot()
    }
    return world
  }

  async close(): Promise<void> {
    for (const phone of this.phones) {
      for (const tab of [...phone.tabs, ...phone.leftBehind]) tab.stop()
      await phone.database.delete()
    }
  }

  /** Notes what must never happen, where an exception would be swallowed on its way. */
  blame(what: string): void {
    this.violation ??= what
  }

  intents(userId: string, intents: WireIntent[]): void {
    for (const { mutationId, customerKey, kind, args } of intents) {
      const missing =
        kind !== 'WITHDRAW' &&
        filesOf({ args: args as object }).some(({ id }) => !this.arrived.has(id))
      if (missing) this.blame(`${mutationId} was sent before its files`)
      const meant = this.ledger.get(mutationId)
      if (!meant && !this.excused.has(mutationId))
        this.blame(`an intent nobody made arrived: ${mutationId}`)
      if (meant && (meant.userId !== userId || meant.customerKey !== customerKey))
        this.blame(`an intent of ${meant.userId} ran as ${userId}`)
    }
  }

  async checkout(
    phone: Phone,
    userId: string,
    _customerKey: string,
    variables: CheckoutVariables,
  ): Promise<void> {
    const stream = await phone.database.streams.get(userId).catch(() => undefined)
    if (stream?.streamId !== variables.streamId) return
    // What was added after the button was pressed is not part of what was ordered.
    const upTo = variables.streamSeq ?? Infinity
    const waiting = await phone.database.outbox
      .where('userId')
      .equals(userId)
      .filter(({ seq }) => seq <= upTo)
      .count()
    if (waiting) this.blame('a checkout was sent over unsent changes')
  }

  phone(n: number): Phone {
    return this.phones[n % this.phones.length] as Phone
  }

  view(phone: Phone, key = '', userId = phone.userId, customerKey = phone.customerKey) {
    return readCart(
      phone.database,
      userId,
      customerKey,
      key,
      this.parts.seams.cartView,
      phone.device.held,
    )
  }

  book(phone: Phone, userId = phone.userId, customerKey = phone.customerKey) {
    return readBook(phone.database, userId, customerKey, this.parts.seams.bookView)
  }

  /** Key of a cart as a scenario names it: 0 is the active one, and so is every other while there is no named cart. */
  async keyOf(phone: Phone, n = 0): Promise<string> {
    const entries = n === 0 ? [] : await this.book(phone)
    return entries[(n - 1) % Math.max(1, entries.length)]?.key ?? ''
  }

  /** The files of a phone's waiting changes have come to the server, and it is told so. */
  async filesArrive(phone: Phone): Promise<void> {
    const waiting = await phone.database.outbox.where('userId').equals(phone.userId).toArray()
    for (const { files = [] } of waiting) for (const id of files) this.arrived.add(id)
    await this.releaseParked(phone)
  }

  /** Looks which changes need not wait for their files any longer, as a page does when an upload moves. */
  async releaseParked(phone: Phone): Promise<void> {
    const isHere = this.parts.seams.isFileHere ?? ((id: string) => this.arrived.has(id))
    const stateOf = (ids: readonly string[]) =>
      Promise.resolve(ids.every(isHere) ? ('complete' as const) : ('waiting' as const))
    const released = await releaseParkedRows(phone.device, phone.userId, {
      start: () => Promise.resolve(true),
      stateOf,
    })
    if (released > 0) phone.tab(0).appended()
    await phone.quiet()
  }

  async quiet(): Promise<void> {
    for (const phone of this.phones) await phone.quiet()
  }

  /** Records that a change of the person at work on a phone is on its disk, so that it must not be lost. */
  noteKept(phone: Phone, mutationId: string, intent: Intent): void {
    const { userId, customerKey } = phone
    this.ledger.set(mutationId, { userId, customerKey })
    phone.kept.push({ mutationId, userId, customerKey, intent })
  }

  async noteOrders(progress: Promise<CheckoutProgress>): Promise<void> {
    const answer = await progress.catch(() => ({ state: 'checking' }) as const)
    if (answer.state === 'placed') for (const { order_no } of answer.orders) this.told.add(order_no)
  }
}
