import { newId } from '#offline/sync/new-id.ts'
import type { CheckoutProgress } from '#domain/ordering/checkout-answer.ts'
import type { Intent } from '#domain/sync/intent.ts'
import { readBook, readCart } from '#offline/cart/cart-store.ts'
import { NotSavedError } from '#offline/storage-trouble.ts'
import { clone, crash, evict, full, oldTab, switchCustomer, switchUser } from './accidents.ts'
import type { Action } from './actions.ts'
import { orderDraft, reload, takeBackDraft, type TypedRow, typeRow } from './drafts.ts'
import type { Fault } from '../support/fake-network.ts'
import { orderOffline } from './offline-orders.ts'
import { Phone } from './phone.ts'
import type { Tab } from './tab.ts'
import { changesOf, intentOf } from './world-edits.ts'
import type { ReferenceServer } from './reference-server.ts'
import type { Seams } from './seams.ts'
import { type CheckoutVariables, sorg, type SyncServer, type WireIntent } from './sync-server.ts'
import { VirtualTime } from './virtual-time.ts'
import { arriveAt } from './world-server.ts'
import { withdraw } from './withdrawals.ts'

export interface WorldParts {
  /** Server the phones send to. */
  server: SyncServer
  /** Follows the server, or is it. */
  reference: ReferenceServer
  users: [string, string]
  customers: [string, string]
  seams: Seams
}

const fail = (what: string): never => {
  throw new Error(what)
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
    for (const { mutationId, customerKey } of intents) {
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

  async run(action: Action): Promise<void> {
    const phone = this.phone(action.phone)
    switch (action.do) {
      case 'add':
      case 'set':
      case 'clear':
      case 'new':
      case 'rename':
      case 'drop':
      case 'note':
      case 'move': {
        const intent = await intentOf(this, phone, action)
        return intent ? this.edit(phone, intent) : undefined
      }
      case 'flush':
        void phone.tab(action.tab).flush.run({ ignoreBackoff: action.force })
        return phone.quiet()
      case 'wait':
        this.time.advance(action.ms)
        return this.quiet()
      case 'fault':
        for (const tab of action.tab === undefined ? phone.tabs : [phone.tab(action.tab)])
          tab.lines[action.line].faults.push(...action.faults)
        return
      case 'release':
        return phone.tab(action.tab).release(action.order)
      case 'refresh':
        void phone.tab(0).refreshCart(await this.keyOf(phone, action.cart))
        return phone.quiet()
      case 'checkout':
        return this.buy(phone, action)
      case 'order_offline':
        return orderOffline(this, phone, action.cart)
      case 'resume':
        void phone
          .tab(0)
          .track(
            'order',
            this.noteOrders(
              phone.tab(0).checkout.resume(phone.customerKey, await this.keyOf(phone, action.cart)),
            ),
          )
        return phone.quiet()
      case 'office':
        return this.parts.server.office(officeChange(action.what, action.article, action.n))
      default:
        return this.upset(phone, action)
    }
  }

  private async upset(phone: Phone, action: Action): Promise<void> {
    switch (action.do) {
      case 'switch_customer':
        return switchCustomer(this, phone)
      case 'switch_user':
        return switchUser(this, phone, action.unsent, action.leaveTab)
      case 'old_tab':
        return oldTab(phone, action.faults)
      case 'crash':
        return crash(this, phone, action.at)
      case 'evict':
        return evict(this, phone)
      case 'clone':
        return clone(this, phone, this.phone(action.onto))
      case 'full':
        return full(this, phone, action.times, action.article)
      case 'type_row':
        return typeRow(this, phone, action)
      case 'order_draft':
        return orderDraft(this, phone, action)
      case 'take_back':
        return takeBackDraft(this, phone, action)
      case 'reload':
        return reload(phone, action.tab)
      case 'withdraw':
        return withdraw(this, phone, action.nth)
      case 'wish':
        return this.edit(phone, alertOf(action.article, action.on))
      default:
        return
    }
  }

  async quiet(): Promise<void> {
    for (const phone of this.phones) await phone.quiet()
  }

  /** Makes a change as a screen does. */
  async edit(phone: Phone, intent: Intent): Promise<void> {
    const { customerKey } = phone
    if (intent.kind === 'NEW_CART') intent.args.cart = phone.device.newId()
    phone.ids = []
    const kept = await phone
      .tab(0)
      .dispatch(customerKey, changesOf(intent))
      .then(
        () => true,
        (error: unknown) =>
          error instanceof NotSavedError
            ? (this.parts.seams.swallowNotSaved ?? false)
            : fail(String(error)),
      )
    const [mutationId] = phone.ids
    if (kept && mutationId) this.noteKept(phone, mutationId, intent)
  }

  /** Records that a change of the person at work on a phone is on its disk, so that it must not be lost. */
  noteKept(phone: Phone, mutationId: string, intent: Intent): void {
    const { userId, customerKey } = phone
    this.ledger.set(mutationId, { userId, customerKey })
    phone.kept.push({ mutationId, userId, customerKey, intent })
  }

  /** Orders what is on the screen, and perhaps presses again when the outcome is unknown. */
  private async buy(
    phone: Phone,
    {
      tab: n,
      faults,
      again,
      cart = 0,
    }: { tab: number; faults: Fault[]; again: boolean; cart?: number },
  ): Promise<void> {
    const key = await this.keyOf(phone, cart)
    const tab = phone.tab(n)
    tab.lines.order.faults.push(...faults)
    await this.order(phone, tab, key)
    if (again) await this.order(phone, tab, key)
  }

  private async order(phone: Phone, tab: Tab, key: string): Promise<void> {
    const { lines, version } = await this.view(phone, key)
    if (version === null || lines.length === 0) return
    const products = lines.map(({ article, qty, unitPrice, note }) => ({
      article_code: article,
      sorg,
      qty,
      price: unitPrice,
      note,
    }))
    const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg, id: 'STD' }] }
    void tab.track(
      'order',
      this.noteOrders(
        tab.checkout.place(phone.customerKey, {
          form,
          cartVersion: version,
          products,
          totals: [],
          ...(key && { cart: key }),
        }),
      ),
    )
    await phone.quiet()
  }

  async noteOrders(progress: Promise<CheckoutProgress>): Promise<void> {
    const answer = await progress.catch(() => ({ state: 'checking' }) as const)
    if (answer.state === 'placed') for (const { order_no } of answer.orders) this.told.add(order_no)
  }
}

const officeChange = (
  what: 'block' | 'unblock' | 'price' | 'stock' | 'promotion',
  article: string,
  n: number,
) =>
  what === 'price'
    ? ({ kind: 'price', article, dealer: `${10 + n}.0000` } as const)
    : what === 'promotion'
      ? ({ kind: 'promotion', article, percent: n } as const)
      : what === 'stock'
        ? ({ kind: 'stock', article, available: n } as const)
        : ({ kind: 'block', article, blocked: what === 'block' } as const)

/** A person turns the switch beside an article that is out of stock. */
const alertOf = (article: string, on: boolean): Intent => ({
  kind: on ? 'RESTOCK_ON' : 'RESTOCK_OFF',
  args: { sorg, article },
})
