import { uuidv7 } from 'uuidv7'
import type { CheckoutProgress } from '#offline/checkout-attempt.ts'
import type { CartIntent } from '#domain/cart.ts'
import { readCart } from '#offline/cart-store.ts'
import { NotSavedError } from '#offline/storage-trouble.ts'
import { clone, crash, evict, full, oldTab, switchCustomer, switchUser } from './accidents.ts'
import type { Action } from './actions.ts'
import type { Fault } from '../support/fake-network.ts'
import { Phone } from './phone.ts'
import type { Tab } from './tab.ts'
import { productOf } from './products.ts'
import type { ReferenceServer } from './reference-server.ts'
import type { Seams } from './seams.ts'
import { type CheckoutVariables, sorg, type SyncServer, type WireIntent } from './sync-server.ts'
import { VirtualTime } from './virtual-time.ts'
import { arriveAt } from './world-server.ts'

export interface WorldParts {
  /** Where the phones send to. */
  server: SyncServer
  /** Follows the server, or is it. */
  reference: ReferenceServer
  users: [string, string]
  customers: [string, string]
  seams: Seams
}

const fail = (what: string): never => { throw new Error(what) }

/** Phones, people, the line and the server of one run. */
export class World {
  readonly time = new VirtualTime()
  readonly phones: Phone[] = []
  /** Every intent whose keeping was confirmed, by its id. */
  readonly ledger = new Map<string, { userId: string; customerKey: string }>()
  /** Ids that went with a store, a logout or a crash before anybody was told that they are kept. */
  readonly excused = new Set<string>()
  /** Orders that a buyer was told of. */
  readonly told = new Set<string>()
  /** Streams that copies of one profile have counted under at the same time. */
  readonly copied = new Set<string>()
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
      const phone = new Phone({ arriveFrom, time: world.time, seams, newId: uuidv7 }, user, customers[(n >> 1) % 2] as string)
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
    for (const { mutationId, customerKey } of intents) {
      const meant = this.ledger.get(mutationId)
      if (!meant && !this.excused.has(mutationId)) this.blame(`an intent nobody made arrived: ${mutationId}`)
      if (meant && (meant.userId !== userId || meant.customerKey !== customerKey)) this.blame(`an intent of ${meant.userId} ran as ${userId}`)
    }
  }

  async checkout(phone: Phone, userId: string, _customerKey: string, variables: CheckoutVariables): Promise<void> {
    const stream = await phone.database.streams.get(userId).catch(() => undefined)
    if (stream?.streamId !== variables.streamId) return
    // What was added after the button was pressed is not part of what was ordered.
    const upTo = variables.streamSeq ?? Infinity
    const waiting = await phone.database.outbox.where('userId').equals(userId).filter(({ seq }) => seq <= upTo).count()
    if (waiting) this.blame('a checkout was sent over unsent changes')
  }

  phone(n: number): Phone {
    return this.phones[n % this.phones.length] as Phone
  }

  view(phone: Phone, userId = phone.userId, customerKey = phone.customerKey) {
    return readCart(phone.database, userId, customerKey, this.parts.seams.cartView)
  }

  async run(action: Action): Promise<void> {
    const phone = this.phone(action.phone)
    switch (action.do) {
      case 'add': return this.edit(phone, { kind: 'ADD', args: { sorg, article: action.article, qty: action.qty } })
      case 'set': return this.set(phone, action.article, action.qty, action.seenOff)
      case 'clear': return this.edit(phone, { kind: 'CLEAR', args: { seenVersion: (await this.view(phone)).version ?? 0 } })
      case 'flush': void phone.tab(action.tab).flush.run(action.force); return phone.quiet()
      case 'wait': this.time.advance(action.ms); return this.quiet()
      case 'fault': for (const tab of phone.tabs) tab.lines[action.line].faults.push(...action.faults); return
      case 'release': return phone.tab(action.tab).release(action.order)
      case 'refresh': void phone.tab(0).refreshCart(); return phone.quiet()
      case 'checkout': return this.buy(phone, action)
      case 'resume': void phone.tab(0).track('order', this.noteOrders(phone.tab(0).checkout.resume(phone.customerKey))); return phone.quiet()
      case 'office': return this.parts.server.office(officeChange(action.what, action.article, action.n))
      default: return this.upset(phone, action)
    }
  }

  private async upset(phone: Phone, action: Action): Promise<void> {
    switch (action.do) {
      case 'switch_customer': return switchCustomer(this, phone)
      case 'switch_user': return switchUser(this, phone, action.unsent, action.leaveTab)
      case 'old_tab': return oldTab(phone, action.faults)
      case 'crash': return crash(this, phone, action.at)
      case 'evict': return evict(this, phone)
      case 'clone': return clone(this, phone, this.phone(action.onto))
      case 'full': return full(this, phone, action.times, action.article)
      default: return
    }
  }

  async quiet(): Promise<void> {
    for (const phone of this.phones) await phone.quiet()
  }

  private async set(phone: Phone, article: string, qty: number, seenOff: number): Promise<void> {
    const seen = (await this.view(phone)).lines.find((line) => line.article === article)?.qty ?? 0
    return this.edit(phone, { kind: 'SET', args: { sorg, article, qty, seenQty: Math.max(0, seen - seenOff) } })
  }

  /** Makes a change as a screen does. */
  async edit(phone: Phone, intent: CartIntent): Promise<void> {
    const { userId, customerKey } = phone
    phone.ids = []
    const { cart } = phone.tab(0)
    const done = intent.kind === 'ADD' ? cart.addToCart(customerKey, productOf(intent.args.article), intent.args.qty)
      : intent.kind === 'SET' ? cart.setQuantity(customerKey, intent.args, intent.args.qty, intent.args.seenQty ?? 0)
        : cart.clearCart(customerKey, intent.args.seenVersion)
    const kept = await done.then(() => true, (error: unknown) => (error instanceof NotSavedError ? (this.parts.seams.swallowNotSaved ?? false) : fail(String(error))))
    const [mutationId] = phone.ids
    if (!kept || !mutationId) return
    this.ledger.set(mutationId, { userId, customerKey })
    phone.kept.push({ mutationId, userId, customerKey, intent })
  }

  /** Orders what is on the screen, and where nobody knows whether it arrived, perhaps presses once more. */
  private async buy(phone: Phone, { tab: n, faults, again }: { tab: number; faults: Fault[]; again: boolean }): Promise<void> {
    const tab = phone.tab(n)
    tab.lines.order.faults.push(...faults)
    await this.order(phone, tab)
    if (again) await this.order(phone, tab)
  }

  private async order(phone: Phone, tab: Tab): Promise<void> {
    const { lines, version } = await this.view(phone)
    if (version === null || lines.length === 0) return
    const products = lines.map(({ article, qty, unitPrice }) => ({ article_code: article, sorg, qty, price: unitPrice }))
    const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg, id: 'STD' }] }
    void tab.track('order', this.noteOrders(tab.checkout.place(phone.customerKey, { form, cartVersion: version, products })))
    await phone.quiet()
  }

  async noteOrders(progress: Promise<CheckoutProgress>): Promise<void> {
    const answer = await progress.catch(() => ({ state: 'checking' }) as const)
    if (answer.state === 'placed') for (const { order_no } of answer.orders) this.told.add(order_no)
  }
}

const officeChange = (what: 'block' | 'unblock' | 'price' | 'stock', article: string, n: number) =>
  what === 'price' ? ({ kind: 'price', article, dealer: `${10 + n}.0000` } as const)
    : what === 'stock' ? ({ kind: 'stock', article, available: n } as const)
      : ({ kind: 'block', article, blocked: what === 'block' } as const)
