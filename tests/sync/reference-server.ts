import { applyIntent, CartIntent, type CartState } from '#domain/cart.ts'
import { compare, sum, times } from '#domain/money.ts'
import type { CartBase, IntentResult, SyncAnswer } from '#offline/cart-answer.ts'
import type { CheckoutAnswer, CheckoutStatus } from '#offline/checkout-answer.ts'
import * as v from 'valibot'
import { productOf } from './products.ts'
import { articles, type CheckoutVariables, type OfficeChange, sorg, type SyncServer, type WireIntent } from './sync-server.ts'

interface StoredResult { mutationId: string; result: IntentResult }
/** The intents of one device and person that have results. */
export interface Stream { last: number; results: Map<number, StoredResult> }
interface Cart { state: CartState; generation: number }
interface Attempt { request: string; orders: CheckoutAnswer['orders'] }

const refuse = (code: string): CheckoutAnswer => ({ orders: [], differences: [], userErrors: [{ field: null, code, message: code }] })

/** One intent that took effect or was refused, in the order of the server. */
export interface LogEntry { mutationId: string; userId: string; customerKey: string; result: IntentResult }

/** The cart of a customer at a moment of the server's own clock, and what of the log it holds. */
export interface Moment { customerKey: string; state: CartState; log: number }

/**
 * The protocol in memory, by the same reducer: the oracle that the real server's answers are compared with, and the
 * ground that faults are seeded on. Its clock moves by one at every answer, so an answer's `at` names one moment.
 */
export class ReferenceServer implements SyncServer {
  readonly log: LogEntry[] = []
  readonly moments = new Map<string, Moment>()
  readonly orders: { orderNo: string; attemptKey: string; userId: string; customerKey: string }[] = []
  /** Where another server's answer was first found to differ. */
  broken: unknown = null
  /** By person and intent, whatever the stream. */
  protected readonly done = new Map<string, IntentResult>()
  protected readonly streams = new Map<string, Stream>()
  protected readonly carts = new Map<string, Cart>()
  private readonly attempts = new Map<string, Attempt>()
  private readonly blocked = new Set<string>()
  private readonly prices = new Map<string, string>(articles.map((article) => [article, '10.0000']))
  private readonly stock = new Map<string, number>()
  private clock = Date.parse('2026-01-01T00:00:00Z')

  private readonly nameOf: (userId: string) => string

  constructor(nameOf: (userId: string) => string = (userId) => userId) {
    this.nameOf = nameOf
  }

  cartOf(customerKey: string): Cart {
    const cart = this.carts.get(customerKey) ?? { state: { version: 0, lines: [] }, generation: 0 }
    this.carts.set(customerKey, cart)
    return cart
  }

  protected streamOf(userId: string, streamId: string): Stream {
    const key = `${userId}|${streamId}`
    const stream = this.streams.get(key) ?? { last: 0, results: new Map() }
    this.streams.set(key, stream)
    return stream
  }

  async sync(userId: string, streamId: string, intents: WireIntent[]): Promise<SyncAnswer> {
    const stream = this.streamOf(userId, streamId)
    const known = ({ seq, mutationId }: WireIntent) => stream.results.get(seq)?.mutationId === mutationId
    if (intents.some((intent) => stream.results.has(intent.seq) && !known(intent))) {
      const shared = intents.filter(known)
      const results = shared.map(({ seq }) => this.again(stream.results.get(seq)!.result))
      return { lastSeq: stream.last, results, gap: null, fork: true, carts: this.cartsOf(intents, stream.last) }
    }
    const results: IntentResult[] = []
    let gap: number | null = null
    for (const intent of intents) {
      const before = stream.results.get(intent.seq)
      if (before) results.push(this.again(before.result))
      else if (intent.seq !== stream.last + 1) {
        gap = stream.last + 1
        break
      } else results.push(this.runNew(userId, stream, intent))
    }
    return { lastSeq: stream.last, results, gap, fork: false, carts: this.cartsOf(intents, stream.last) }
  }

  private cartsOf(intents: WireIntent[], last: number): CartBase[] {
    return [...new Set(intents.map(({ customerKey }) => customerKey))].map((key) => this.answer(key, last))
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
    this.log.push({ mutationId: intent.mutationId, userId, customerKey: intent.customerKey, result })
    return result
  }

  private run(userId: string, { seq, mutationId, customerKey, kind, args }: WireIntent): IntentResult {
    const refused = (reason: string): IntentResult => ({ seq, mutationId, status: 'REJECTED', reason, qty: null, overwrote: null })
    const parsed = v.safeParse(CartIntent, { kind, args })
    if (!parsed.success) return refused('not_understood')
    const cart = this.cartOf(customerKey)
    const verdict = (_: string, article: string) =>
      !(articles as readonly string[]).includes(article) ? 'unknown_article' : this.blocked.has(article) ? 'order_blocked' : 'fine'
    const { cart: state, effect } = applyIntent(cart.state, parsed.output, userId, verdict)
    cart.state = state
    if (effect.status === 'rejected') return refused(effect.reason)
    const overwrote = effect.overwrote ? { ...effect.overwrote, by: this.nameOf(effect.overwrote.by) } : null
    return { seq, mutationId, status: 'APPLIED', reason: null, qty: effect.qty, overwrote }
  }

  async cart(userId: string, customerKey: string, streamId: string | null): Promise<CartBase> {
    return this.answer(customerKey, streamId ? (this.streams.get(`${userId}|${streamId}`)?.last ?? 0) : 0)
  }

  answer(customerKey: string, streamSeq: number): CartBase {
    const { state, generation } = this.cartOf(customerKey)
    const at = new Date(this.clock++).toISOString()
    this.moments.set(at, { customerKey, state, log: this.log.length })
    const lines = state.lines.map(({ article, qty, version }) => {
      const unitPrice = this.prices.get(article) ?? '10.0000'
      const product = productOf(article, unitPrice, this.blocked.has(article) ? 'order_blocked' : null)
      const left = this.stock.get(article)
      const problem = product.block ? { reason: product.block, limit: null } : left !== undefined && qty > left ? { reason: 'over_stock' as const, limit: left } : null
      return { id: `${sorg}/${article}`, qty, uom: 'EA', version, product, unitPrice, subtotal: times(unitPrice, qty), problem }
    })
    const totalQuantity = lines.reduce((total, { qty }) => total + qty, 0)
    const totals = lines.length ? [{ sorg, name: sorg, currency: 'USD', total: sum(lines.map(({ subtotal }) => subtotal)), quantity: totalQuantity }] : []
    return { customerKey, version: state.version, generation, streamSeq, totalQuantity, lines, totals, at }
  }

  async checkout(userId: string, customerKey: string, variables: CheckoutVariables): Promise<CheckoutAnswer> {
    const { attemptKey, ...rest } = variables
    const request = JSON.stringify(rest)
    const key = `${userId}|${attemptKey}`
    const known = this.attempts.get(key)
    if (known && known.request !== request) return refuse('attempt_reused')
    if (known) return known.orders.length ? { orders: known.orders, differences: [], userErrors: [] } : this.refusedBefore(customerKey, variables)
    const answer = this.decide(userId, customerKey, variables)
    this.attempts.set(key, { request, orders: answer.orders })
    return answer
  }

  /** A refused order stays refused, whatever has changed since. */
  private refusedBefore(customerKey: string, { products }: CheckoutVariables): CheckoutAnswer {
    const differences = this.differences(this.answer(customerKey, 0).lines, products)
    return differences.length ? { orders: [], differences, userErrors: [] } : refuse('attempt_refused')
  }

  private decide(userId: string, customerKey: string, { attemptKey, streamId, streamSeq, products }: CheckoutVariables): CheckoutAnswer {
    if (streamId && streamSeq !== this.streamOf(userId, streamId).last) return refuse('unsent_changes')
    const { lines } = this.answer(customerKey, 0)
    const differences = this.differences(lines, products)
    if (differences.length) return { orders: [], differences, userErrors: [] }
    if (!lines.length) return refuse('cart_empty')
    return { orders: [this.place(userId, customerKey, attemptKey)], differences: [], userErrors: [] }
  }

  private differences(lines: CartBase['lines'], products: CheckoutVariables['products']): CheckoutAnswer['differences'] {
    const seen = new Map(products.map((product) => [product.article_code, product]))
    const of = (article_code: string, kind: CheckoutAnswer['differences'][number]['kind']) =>
      ({ kind, sorg, article_code, name: article_code, oldQty: null, newQty: null, oldPrice: null, newPrice: null, problem: null })
    const now = lines.flatMap(({ product: { article_code }, qty, unitPrice, problem }) => {
      const before = seen.get(article_code)
      if (problem) return [of(article_code, 'PROBLEM')]
      if (!before) return [of(article_code, 'ADDED')]
      if (before.qty !== qty) return [of(article_code, 'QUANTITY')]
      return before.price && compare(before.price, unitPrice ?? '0') !== 0 ? [of(article_code, 'PRICE')] : []
    })
    const kept = new Set(lines.map(({ product }) => product.article_code))
    return [...now, ...products.filter(({ article_code }) => !kept.has(article_code)).map(({ article_code }) => of(article_code, 'REMOVED'))]
  }

  private place(userId: string, customerKey: string, attemptKey: string) {
    const cart = this.cartOf(customerKey)
    for (const { article, qty } of cart.state.lines) {
      const left = this.stock.get(article)
      if (left !== undefined) this.stock.set(article, left - qty)
    }
    const orderNo = `W${this.orders.length + 1}`
    this.orders.push({ orderNo, attemptKey, userId, customerKey })
    cart.state = { version: cart.state.version + 1, lines: [] }
    cart.generation += 1
    return { order_no: orderNo, order_status: 'placed', sorg, merchant: sorg, currency: 'USD', total_order: '0', createdAt: '' }
  }

  async status(userId: string, _customerKey: string, attemptKey: string): Promise<CheckoutStatus> {
    const orders = this.attempts.get(`${userId}|${attemptKey}`)?.orders ?? []
    return orders.length ? { state: 'PLACED', orders } : { state: 'UNKNOWN', orders: [] }
  }

  async office(change: OfficeChange): Promise<void> {
    if (change.kind === 'block') this.blocked[change.blocked ? 'add' : 'delete'](change.article)
    if (change.kind === 'price') this.prices.set(change.article, change.dealer)
    if (change.kind === 'stock') this.stock.set(change.article, change.available)
  }
}
