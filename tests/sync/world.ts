import { uuidv7 } from 'uuidv7'
import type { CheckoutProgress } from '#offline/checkout-attempt.ts'
import type { CartIntent } from '#domain/cart.ts'
import { readCart } from '#offline/cart-store.ts'
import { NotSavedError } from '#offline/storage-trouble.ts'
import { discardUnsent, forgetAnswers } from '#offline/sign-out.ts'
import type { Action, CrashPoint } from './actions.ts'
import { Phone } from './phone.ts'
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
    const waiting = await phone.database.outbox.where('userId').equals(userId).filter(({ seq }) => seq <= (variables.streamSeq ?? 0)).count()
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
      case 'fault': phone.tab(action.tab).lines[action.line].faults.push(...action.faults); return
      case 'release': return phone.tab(action.tab).release(action.order)
      case 'refresh': void phone.tab(0).refreshCart(); return phone.quiet()
      case 'checkout': return this.order(phone, action.tab)
      case 'resume': void phone.tab(0).track('other', this.noteOrders(phone.tab(0).checkout.resume(phone.customerKey))); return phone.quiet()
      case 'office': return this.parts.server.office(officeChange(action.what, action.article, action.n))
      default: return this.upset(phone, action)
    }
  }

  private async upset(phone: Phone, action: Action): Promise<void> {
    switch (action.do) {
      case 'switch_customer': return this.switchCustomer(phone)
      case 'switch_user': return this.switchUser(phone, action.unsent, action.leaveTab)
      case 'old_tab': return this.oldTab(phone, action.faults)
      case 'crash': return this.crash(phone, action.at)
      case 'evict': return this.evict(phone)
      case 'clone': return this.clone(phone, this.phone(action.onto))
      case 'full': return this.full(phone, action.times, action.article)
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
    const { userId, customerKey, device } = phone
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
    await this.parts.seams.afterAppend?.(device, userId)
  }

  private async order(phone: Phone, n: number): Promise<void> {
    const tab = phone.tab(n)
    const { lines, version } = await this.view(phone)
    if (version === null || lines.length === 0) return
    const products = lines.map(({ article, qty, unitPrice }) => ({ article_code: article, sorg, qty, price: unitPrice }))
    const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg, id: 'STD' }] }
    void tab.track('other', this.noteOrders(tab.checkout.place(phone.customerKey, { form, cartVersion: version, products })))
    await phone.quiet()
  }

  async noteOrders(progress: Promise<CheckoutProgress>): Promise<void> {
    const answer = await progress.catch(() => ({ state: 'checking' }) as const)
    if (answer.state === 'placed') for (const { order_no } of answer.orders) this.told.add(order_no)
  }

  private async switchCustomer(phone: Phone): Promise<void> {
    // The session's customer is the server's to know; a request on its way still speaks of the one before.
    if (phone.tabs.some(({ lines }) => lines.other.holding)) return
    const [first, second] = this.parts.customers
    phone.customerKey = phone.customerKey === first ? second : first
  }

  private async switchUser(phone: Phone, unsent: 'keep' | 'discard', leaveTab: boolean): Promise<void> {
    const { database, userId } = phone
    await this.parts.seams.beforeSignOut?.(phone.device, userId, phone.customerKey)
    if (unsent === 'discard') {
      await this.excuse(phone, userId, 'attempts too')
      await discardUnsent(database, userId, phone.device.newId)
    }
    await forgetAnswers(database, userId)
    // Without its base a view can show what waits and nothing else.
    const waiting = new Set((await database.outbox.toArray()).map(({ mutationId }) => mutationId))
    phone.kept = phone.kept.filter((entry) => entry.userId !== userId || waiting.has(entry.mutationId))
    const [tab, ...others] = phone.tabs
    for (const other of others) other.stop()
    if (leaveTab && tab) phone.leftBehind.push(tab)
    else tab?.stop()
    const [first, second] = this.parts.users
    phone.userId = phone.cookie = userId === first ? second : first
    await phone.boot()
  }

  private async oldTab(phone: Phone, faults: Action extends infer A ? A extends { do: 'old_tab'; faults: infer F } ? F : never : never): Promise<void> {
    const [tab] = phone.leftBehind
    if (!tab) return
    tab.lines.flush.faults.push(...faults)
    void tab.flush.run(true)
    await phone.quiet()
  }

  /** These may be lost, or may have run: nobody will learn which. */
  private async excuse(phone: Phone, userId: string | null, attempts?: string): Promise<void> {
    const rows = await phone.database.outbox.toArray()
    for (const row of rows) if (userId === null || row.userId === userId) this.excused.add(row.mutationId)
    const open = attempts ? await phone.database.attempts.toArray() : []
    for (const { attemptKey } of open) this.excused.add(attemptKey)
  }

  private async evict(phone: Phone): Promise<void> {
    await this.excuse(phone, null, 'attempts too')
    for (const { mutationId } of phone.kept) this.excused.add(`seen:${mutationId}`)
    await phone.evict()
  }

  private async clone(from: Phone, onto: Phone): Promise<void> {
    if (from === onto) return
    await this.evict(onto)
    onto.userId = onto.cookie = from.userId
    onto.customerKey = from.customerKey
    await onto.cloneFrom(from)
    await onto.crash()
  }

  private async full(phone: Phone, times: number, article: string): Promise<void> {
    let left = times
    const refuse = () => {
      if (left-- > 0) throw new DOMException('full', 'QuotaExceededError')
    }
    phone.database.outbox.hook('creating', refuse)
    await this.edit(phone, { kind: 'ADD', args: { sorg, article, qty: 1 } })
    phone.database.outbox.hook('creating').unsubscribe(refuse)
  }

  private async crash(phone: Phone, at: CrashPoint): Promise<void> {
    const tab = phone.tab(0)
    const stop = () => { throw new DOMException('gone', 'AbortError') }
    if (at === 'before_send') tab.lines.flush.faults.unshift('hold_request')
    if (at === 'before_answer') tab.lines.flush.faults.unshift('lose_answer_silently')
    if (at === 'in_settle') phone.database.outbox.hook('deleting', stop)
    if (at === 'in_append') {
      phone.database.outbox.hook('creating', stop)
      await this.edit(phone, { kind: 'ADD', args: { sorg, article: 'A', qty: 1 } })
    }
    void tab.flush.run(true)
    await phone.quiet()
    await phone.crash()
  }
}

const officeChange = (what: 'block' | 'unblock' | 'price' | 'stock', article: string, n: number) =>
  what === 'price' ? ({ kind: 'price', article, dealer: `${10 + n}.0000` } as const)
    : what === 'stock' ? ({ kind: 'stock', article, available: n } as const)
      : ({ kind: 'block', article, blocked: what === 'block' } as const)
