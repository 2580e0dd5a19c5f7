import type { CartState } from '#domain/cart/cart.ts'
import type { CartIntent } from '#domain/cart/cart-intent.ts'
import { type CartChangingIntent, cartsOf } from '#domain/cart/intent-targets.ts'
import type { ClaimIntent } from '#domain/claims/claim-intent.ts'
import type { OrderIntent } from '#domain/ordering/order-intent.ts'
import type { RestockIntent } from '#domain/restock/restock-intent.ts'
import { type Intent, isCartIntent, readIntent } from '#domain/sync/intent.ts'
import { type CartsState, runIntent } from '#domain/cart/carts.ts'
import type { CartSnapshot, CartBook, IntentResult, SyncAnswer } from '#offline/cart/cart-answer.ts'
import type { CheckoutAnswer, CheckoutStatus } from '#domain/ordering/checkout-answer.ts'
import type { CartAnswer } from '#offline/sync/apply-server-response.ts'
import type {
  Attempt,
  Bargain,
  Customer,
  Deed,
  LogEntry,
  Moment,
  Stream,
} from './reference-records.ts'
import type { AfterSaleFacts, Report } from './after-sale.ts'
import { ReferenceAfterSale } from './reference-after-sale.ts'
import { ReferenceShop } from './reference-shop.ts'
import {
  type CheckoutVariables,
  type OfficeChange,
  sorg,
  type SyncServer,
  type WireIntent,
} from './sync-server.ts'

const isCart = (intent: Intent): intent is CartChangingIntent => isCartIntent(intent)
const cartIntentOf = ({ v, kind, args }: WireIntent): CartChangingIntent | null => {
  const intent = readIntent(v, kind, args)
  return intent && isCart(intent) ? intent : null
}
const empty: CartState = { version: 0, lines: [] }
const refuse = (code: string): CheckoutAnswer => ({
  orders: [],
  differences: [],
  freightDifferences: [],
  userErrors: [{ field: null, code, message: code }],
})

/**
 * The protocol in memory, by the same reducer: the oracle that the real server's answers are compared with, and the
 * ground that faults are seeded on. Its clock moves by one at every answer, so an answer's `at` names one moment.
 */
export class ReferenceServer implements SyncServer {
  readonly log: LogEntry[] = []
  /** Position of each intent in the log. */
  readonly places = new Map<string, number>()
  readonly deeds: Deed[] = []
  /** Claims and reports of sold frames that were applied, in the order of the server. */
  readonly served: { customerKey: string; mutationId: string; intent: ClaimIntent | Report }[] = []
  /** Switches of restock alerts that were applied, in the order of the server. */
  readonly switched: { userId: string; intent: RestockIntent }[] = []
  readonly moments = new Map<string, Moment>()
  readonly bargains: Bargain[] = []
  readonly orders: { orderNo: string; attemptKey: string; userId: string; customerKey: string }[] =
    []
  /** First difference from another server's answer. */
  broken: unknown = null
  /** By person and intent, whatever the stream. */
  protected readonly done = new Map<string, IntentResult>()
  protected readonly streams = new Map<string, Stream>()
  protected readonly customers = new Map<string, Customer>()
  private readonly attempts = new Map<string, Attempt>()
  protected readonly shop = new ReferenceShop()
  private clock = Date.parse('2026-01-01T00:00:00Z')
  private readonly nameOf: (userId: string) => string

  protected readonly service: ReferenceAfterSale

  constructor(
    nameOf: (userId: string) => string = (userId) => userId,
    customers: readonly string[] = ['c1', 'c2'],
  ) {
    this.nameOf = nameOf
    this.service = new ReferenceAfterSale(customers)
  }

  customerOf(customerKey: string): Customer {
    const known = this.customers.get(customerKey) ?? {
      state: { book: 0, carts: new Map([['', { name: '', state: empty }]]) },
      generations: new Map(),
    }
    this.customers.set(customerKey, known)
    return known
  }

  protected streamOf(userId: string, streamId: string): Stream {
    const key = `${userId}|${streamId}`
    const stream = this.streams.get(key) ?? { last: 0, results: new Map() }
    this.streams.set(key, stream)
    return stream
  }

  async sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
    withCarts = true,
  ): Promise<SyncAnswer> {
    const stream = this.streamOf(userId, streamId)
    const known = ({ seq, mutationId }: WireIntent) =>
      stream.results.get(seq)?.mutationId === mutationId
    const fork = intents.some((intent) => stream.results.has(intent.seq) && !known(intent))
    const { results, gap } = fork
      ? {
          results: intents
            .filter(known)
            .map(({ seq }) => this.again(stream.results.get(seq)!.result)),
          gap: null,
        }
      : this.runAll(userId, stream, intents)
    return {
      lastSeq: stream.last,
      results,
      gap,
      fork,
      ...(withCarts ? this.answers(intents, stream.last) : { carts: [], books: [] }),
    }
  }

  private runAll(
    userId: string,
    stream: Stream,
    intents: WireIntent[],
  ): { results: IntentResult[]; gap: number | null } {
    const results: IntentResult[] = []
    for (const intent of intents) {
      const before = stream.results.get(intent.seq)
      if (!before && intent.seq !== stream.last + 1) return { results, gap: stream.last + 1 }
      results.push(before ? this.again(before.result) : this.runNew(userId, stream, intent))
    }
    return { results, gap: null }
  }

  private answers(
    intents: WireIntent[],
    last: number,
  ): { carts: CartSnapshot[]; books: CartBook[] } {
    const keys = [
      ...new Set(intents.flatMap((wire) => (cartIntentOf(wire) ? [wire.customerKey] : []))),
    ]
    const spoken = (customerKey: string) =>
      new Set(
        intents.flatMap((wire) => {
          const intent = wire.customerKey === customerKey ? cartIntentOf(wire) : null
          return intent ? cartsOf(intent) : []
        }),
      )
    return {
      carts: keys.flatMap((key) =>
        [...spoken(key)].flatMap((cart) => this.answer(key, cart, last) ?? []),
      ),
      books: keys.map((key) => this.book(key, last)),
    }
  }

  /** The result of an intent sent again. */
  protected again(result: IntentResult): IntentResult {
    return result.status === 'REJECTED' ? result : { ...result, status: 'ALREADY' }
  }

  /** Runs an intent that has no result yet, and keeps its result. */
  protected runNew(userId: string, stream: Stream, intent: WireIntent): IntentResult {
    const done = this.done.get(`${userId}|${intent.mutationId}`)
    const result = done ? this.again({ ...done, seq: intent.seq }) : this.run(userId, intent)
    stream.results.set(intent.seq, { mutationId: intent.mutationId, result })
    stream.last = intent.seq
    if (done) return result
    this.done.set(`${userId}|${intent.mutationId}`, result)
    if (!this.places.has(intent.mutationId)) this.places.set(intent.mutationId, this.log.length)
    this.log.push({
      mutationId: intent.mutationId,
      userId,
      customerKey: intent.customerKey,
      result,
    })
    return result
  }

  private run(
    userId: string,
    { seq, mutationId, v, customerKey, kind, args }: WireIntent,
  ): IntentResult {
    const refused = (reason: string): IntentResult => ({
      seq,
      mutationId,
      status: 'REJECTED',
      reason,
      qty: null,
      data: null,
      overwrote: null,
    })
    if (kind === 'WITHDRAW') return refused('withdrawn')
    const intent = readIntent(v, kind, args)
    if (!intent) return refused('not_understood')
    // The model has no sellers, so its people make no quotes.
    if (intent.kind === 'QUOTE') return refused('no_permission')
    // And its people pay nothing, get no deliveries, have no shop to collect at, buy of no vendor, inspect nothing and report no visits.
    if (
      intent.kind === 'PAYMENT_PROOF' ||
      intent.kind === 'RECEIVE_DELIVERY' ||
      intent.kind === 'COLLECT_STATUS' ||
      intent.kind === 'COLLECT_SHIPMENT' ||
      intent.kind === 'THIRD_PARTY_ORDER' ||
      intent.kind === 'PDI' ||
      intent.kind === 'VISIT' ||
      intent.kind === 'DELETE_VISIT' ||
      intent.kind === 'RESTORE_VISIT'
    )
      return refused('not_found')
    const applied: IntentResult = {
      seq,
      mutationId,
      status: 'APPLIED',
      reason: null,
      qty: null,
      data: null,
      overwrote: null,
    }
    if (intent.kind === 'CLAIM' || intent.kind === 'REGISTER_FRAME') {
      const reason = this.serve(userId, customerKey, intent)
      if (reason !== null) return refused(reason)
      this.served.push({ customerKey, mutationId, intent })
      return applied
    }
    // A line of the audit log alone, which the model does not keep.
    if (intent.kind === 'NOTE_EXPORT') return applied
    if (!isCart(intent)) {
      const reason = this.alert(userId, intent)
      if (reason !== null) return refused(reason)
      this.switched.push({ userId, intent })
      return applied
    }
    if (intent.kind === 'ORDER') {
      const placed = this.orderIntent(userId, customerKey, mutationId, intent)
      if (typeof placed === 'string') return refused(placed)
      return { ...applied, data: { orders: [placed] } }
    }
    const customer = this.customerOf(customerKey)
    const { carts, effect } = this.effectOf(customer.state, intent, userId)
    customer.state = carts
    if (effect.status === 'rejected') return refused(effect.reason)
    this.deeds.push({ customerKey, intent, mutationId, userId })
    const overwrote = effect.overwrote
      ? { ...effect.overwrote, by: this.nameOf(effect.overwrote.by) }
      : null
    return { ...applied, qty: effect.qty, overwrote }
  }

  /** Places an order made offline. Returns it, or why it was refused. */
  protected orderIntent(
    userId: string,
    customerKey: string,
    mutationId: string,
    { args: { cart: key = '', products } }: OrderIntent,
  ): ReturnType<ReferenceServer['place']> | string {
    const cart = this.customerOf(customerKey).state.carts.get(key)
    if (!cart) return 'no_such_cart'
    if (this.orderDifferences(cart.state, products).length > 0) return 'order_changed'
    const lines = this.shop.linesOf(cart.state)
    const order = this.place(userId, customerKey, key, mutationId, mutationId)
    this.bargains.push({ orderNo: order.order_no, lines, seen: products })
    return order
  }

  protected orderDifferences(state: CartState, products: CheckoutVariables['products']) {
    return this.differences(state, products)
  }

  /** Stores a claim or a report of a sold frame. Returns why it cannot be. */
  protected serve(
    userId: string,
    customerKey: string,
    intent: ClaimIntent | Report,
  ): string | null {
    return intent.kind === 'CLAIM'
      ? this.service.claim(userId, customerKey, intent)
      : this.service.report(customerKey, intent)
  }

  /** Turns a restock alert on or off. Returns why it cannot be. */
  protected alert(userId: string, { kind, args }: RestockIntent): string | null {
    return this.shop.wish(userId, args.article, kind === 'RESTOCK_ON').refused
  }

  protected effectOf(state: CartsState, intent: CartIntent, userId: string) {
    return runIntent(state, intent, userId, this.shop.verdict)
  }

  async cart(
    userId: string,
    customerKey: string,
    streamId: string | null,
    key: string,
  ): Promise<CartAnswer> {
    const last = streamId ? (this.streams.get(`${userId}|${streamId}`)?.last ?? 0) : 0
    return { cart: this.answer(customerKey, key, last), book: this.book(customerKey, last) }
  }

  private moment(customerKey: string, state: CartState): string {
    const at = new Date(this.clock++).toISOString()
    const book = [...this.customerOf(customerKey).state.carts].flatMap(([key, { name }]) =>
      key ? [{ key, name }] : [],
    )
    this.moments.set(at, { state, book, log: this.log.length })
    return at
  }

  private answer(customerKey: string, key: string, streamSeq: number): CartSnapshot | null {
    const {
      state: { carts },
      generations,
    } = this.customerOf(customerKey)
    const cart = carts.get(key)
    if (!cart) return null
    const lines = this.shop.linesOf(cart.state)
    return {
      key,
      name: cart.name,
      customerKey,
      version: cart.state.version,
      generation: generations.get(key) ?? 0,
      streamSeq,
      lines,
      ...this.shop.totalsOf(lines),
      at: this.moment(customerKey, cart.state),
    }
  }

  private book(customerKey: string, streamSeq: number): CartBook {
    const { book: version, carts } = this.customerOf(customerKey).state
    const entries = [...carts].flatMap(
      ([
        key,
        {
          name,
          state: { version: of, lines },
        },
      ]) =>
        key
          ? [
              {
                key,
                name,
                version: of,
                lines: lines.length,
                totalQuantity: lines.reduce((total, { qty }) => total + qty, 0),
              },
            ]
          : [],
    )
    return { customerKey, version, streamSeq, carts: entries, at: this.moment(customerKey, empty) }
  }

  async checkout(
    userId: string,
    customerKey: string,
    variables: CheckoutVariables,
  ): Promise<CheckoutAnswer> {
    const { attemptKey, ...rest } = variables
    const request = JSON.stringify(rest)
    const known = this.attempts.get(`${userId}|${attemptKey}`)
    if (known && known.request !== request) return refuse('attempt_reused')
    if (known?.orders.length)
      return { orders: known.orders, differences: [], freightDifferences: [], userErrors: [] }
    const cart = this.customerOf(customerKey).state.carts.get(variables.cart ?? '')
    if (!cart) return refuse('no_such_cart')
    if (known) return this.refusedBefore(cart.state, variables)
    const answer = this.decide(userId, customerKey, cart.state, variables)
    this.attempts.set(`${userId}|${attemptKey}`, { request, orders: answer.orders })
    return answer
  }

  /** A refused order stays refused, whatever has changed since. */
  private refusedBefore(state: CartState, { products }: CheckoutVariables): CheckoutAnswer {
    const differences = this.differences(state, products)
    return differences.length
      ? { orders: [], differences, freightDifferences: [], userErrors: [] }
      : refuse('attempt_refused')
  }

  private decide(
    userId: string,
    customerKey: string,
    state: CartState,
    { attemptKey, cart = '', streamId, streamSeq, products }: CheckoutVariables,
  ): CheckoutAnswer {
    if (streamId && streamSeq !== this.streamOf(userId, streamId).last)
      return refuse('unsent_changes')
    const differences = this.differences(state, products)
    if (differences.length)
      return { orders: [], differences, freightDifferences: [], userErrors: [] }
    if (!state.lines.length) return refuse('cart_empty')
    const lines = this.shop.linesOf(state)
    const order = this.place(userId, customerKey, cart, attemptKey)
    this.bargains.push({ orderNo: order.order_no, lines, seen: products })
    return { orders: [order], differences: [], freightDifferences: [], userErrors: [] }
  }

  protected differences(state: CartState, products: CheckoutVariables['products']) {
    return this.shop.differences(state, products)
  }

  protected place(
    userId: string,
    customerKey: string,
    key: string,
    attemptKey: string,
    mutationId: string | null = null,
  ) {
    const customer = this.customerOf(customerKey)
    const { name, state } = customer.state.carts.get(key)!
    this.shop.sell(state)
    const orderNo = `W${this.orders.length + 1}`
    this.orders.push({ orderNo, attemptKey, userId, customerKey })
    this.deeds.push({ customerKey, ordered: key, mutationId })
    customer.state = {
      ...customer.state,
      carts: new Map(customer.state.carts).set(key, {
        name,
        state: { version: state.version + 1, lines: [] },
      }),
    }
    customer.generations.set(key, (customer.generations.get(key) ?? 0) + 1)
    return {
      order_no: orderNo,
      order_status: 'placed',
      sorg,
      merchant: sorg,
      currency: 'USD',
      total_order: '0',
      createdAt: '',
    }
  }

  async status(userId: string, _customerKey: string, attemptKey: string): Promise<CheckoutStatus> {
    const key = `${userId}|${attemptKey}`
    // Told that it has not arrived, a person must be able to rely on it.
    if (!this.attempts.has(key)) this.attempts.set(key, { request: '', orders: [] })
    const { orders } = this.attempts.get(key)!
    return orders.length ? { state: 'PLACED', orders } : { state: 'UNKNOWN', orders: [] }
  }

  async alerts(userId: string): Promise<string[]> {
    return this.wishesOf(userId).toSorted()
  }

  wishesOf(userId: string): string[] {
    return this.shop.wishesOf(userId)
  }

  async afterSale(): Promise<AfterSaleFacts> {
    return this.afterSaleFacts()
  }

  afterSaleFacts(): AfterSaleFacts {
    return this.service.facts()
  }

  async office(change: OfficeChange): Promise<void> {
    this.shop.change(change)
  }
}
