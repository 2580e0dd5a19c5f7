import { lineKey } from '#domain/cart/cart.ts'
import { CartIntent } from '#domain/cart/cart-intent.ts'
import { articleOf, type CartChangingIntent, cartsOf } from '#domain/cart/intent-targets.ts'
import type { OrderIntent } from '#domain/ordering/order-intent.ts'
import { type CartsState, runIntent } from '#domain/cart/carts.ts'
import type { RequestContext } from '../../context.ts'
import type {
  AcceptedIntent,
  Effect,
  IntentBatch,
  IntentCustomer,
  IntentHandler,
} from '../sync/intent-handler.ts'
import { articleChanges } from '../catalogue/unchanged-products.ts'
import { cartAnswer } from './cart-answer.ts'
import { type CartArticles, cartArticles, soldLines, verdictFrom } from './cart-articles.ts'
import { cartBooks } from './cart-book.ts'
import { lockCarts, stateOf, type StoredCarts, writeCarts } from './cart-store.ts'
import { orderFromIntent } from './order-from-intent.ts'
import { lockStock } from './stock-store.ts'

type Accepted = AcceptedIntent<CartChangingIntent>

const isOrder = (accepted: Accepted): accepted is AcceptedIntent<OrderIntent> =>
  accepted.intent.kind === 'ORDER'

/** The carts of one customer while intents run over them. `keys`: carts that the intents are about. */
interface OpenCarts {
  stored: StoredCarts
  r3: string
  state: CartsState
  articles: CartArticles
  keys: string[]
}

interface BatchInput {
  intents: readonly Accepted[]
  customers: readonly IntentCustomer[]
  withAnswer: boolean
}

/**
 * Runs changes of carts in memory over locked carts and writes each run's difference; places orders one by one between
 * them, so that an order takes the cart as it stood at its place in the stream.
 */
export const cartIntents: IntentHandler<CartChangingIntent> = {
  kinds: [...CartIntent.options.map(({ entries }) => entries.kind.literal), 'ORDER'],
  anyScope: ['page.catalog'],
  async open(request, input) {
    const carts = await openCarts(request, input)
    await lockOrderedStock(request, input, carts)
    return new CartBatch(request, input, carts)
  },
}

/** Locks the stock of every cart that is ordered in one statement: two orders of one call must not lock it crosswise. */
async function lockOrderedStock(
  { tx }: RequestContext,
  { intents }: BatchInput,
  carts: ReadonlyMap<string, OpenCarts>,
): Promise<void> {
  const orders = intents.filter(isOrder)
  const ids = orders.flatMap(({ customer, intent }) =>
    (carts.get(customer.r3)?.stored.carts ?? [])
      .filter(({ key }) => key === (intent.args.cart ?? ''))
      .map(({ id }) => id),
  )
  if (orders.length > 0)
    await lockStock(
      tx,
      ids,
      orders.flatMap(({ intent }) => intent.args.products),
    )
}

class CartBatch implements IntentBatch<CartChangingIntent> {
  /** Null after `invalidate`: read again before the next use. */
  private carts: Map<string, OpenCarts> | null
  private readonly request: RequestContext
  private readonly input: BatchInput

  constructor(request: RequestContext, input: BatchInput, carts: Map<string, OpenCarts>) {
    this.request = request
    this.input = input
    this.carts = carts
  }

  async run(intents: readonly Accepted[]): Promise<Effect[]> {
    const effects: Effect[] = []
    for (let from = 0; from < intents.length;) {
      const first = intents[from]!
      const next = intents.findIndex((one, n) => n > from && isOrder(one))
      const changes = intents.slice(from, next < 0 ? undefined : next)
      effects.push(...(isOrder(first) ? [await this.order(first)] : await this.change(changes)))
      from += isOrder(first) ? 1 : changes.length
    }
    return effects
  }

  private async order(accepted: AcceptedIntent<OrderIntent>): Promise<Effect> {
    const { customer, intent } = accepted
    const { stored } = (await this.opened()).get(customer.r3)!
    const cart = stored.carts.find(({ key }) => key === (intent.args.cart ?? ''))
    const effect = await orderFromIntent(this.request, accepted, cart)
    // The order has emptied the cart behind the state in memory.
    if (effect.status === 'applied') this.invalidate()
    return effect
  }

  private async change(intents: readonly Accepted[]): Promise<Effect[]> {
    const carts = await this.opened()
    const by = String(this.request.user.id)
    const effects = intents.map(({ customer, intent }): Effect => {
      const open = carts.get(customer.r3)!
      const { carts: state, effect } = runIntent(open.state, intent, by, verdictFrom(open.articles))
      open.state = state
      return effect
    })
    const { tx, tenant } = this.request
    this.writing = Promise.all(
      [...carts.values()].map(({ stored, state, articles }) =>
        writeCarts(tx, tenant.id, stored, state, (line) => articles.get(lineKey(line))!.articleId),
      ),
    )
    this.writing.catch(() => undefined)
    this.written = true
    return effects
  }

  /** The writes of the last run: what follows them is sent behind them without waiting. */
  private writing: Promise<unknown> = Promise.resolve()

  async flush(): Promise<void> {
    await this.writing
  }

  invalidate(): void {
    this.carts = null
  }

  async answer(lastSeq: number) {
    const carts = [...(await this.current()).values()]
    return {
      carts: carts.flatMap((open) => answersOf(this.request, open, lastSeq)),
      books: await cartBooks(
        this.request,
        carts.map(({ stored, r3, state }) => ({
          id: stored.customerId,
          r3,
          ...(state.carts.size === 1 && { emptyAt: state.book }),
        })),
        lastSeq,
      ),
    }
  }

  /** The carts were written: `stored` no longer says what the database holds, so a further run starts from a fresh read. */
  private written = false

  private async opened(): Promise<Map<string, OpenCarts>> {
    await this.writing
    if (this.written) this.carts = null
    this.written = false
    return this.current()
  }

  private async current(): Promise<Map<string, OpenCarts>> {
    return (this.carts ??= await openCarts(this.request, this.input))
  }
}

/** Every cart that the intents are about and that exists. */
const answersOf = (
  request: RequestContext,
  { stored, state, r3, articles, keys }: OpenCarts,
  lastSeq: number,
) =>
  stored.carts.flatMap((cart) => {
    const now = state.carts.get(cart.key)
    return now && keys.includes(cart.key)
      ? [cartAnswer(request, { ...cart, name: now.name }, now.state, r3, articles, lastSeq)]
      : []
  })

/**
 * Locks and reads the carts of the customers. Without an answer to give, lines that no intent is about are only checked
 * for being sold: reading 2,000 articles would cost most of the request.
 */
async function openCarts(
  request: RequestContext,
  { intents, customers, withAnswer }: BatchInput,
): Promise<Map<string, OpenCarts>> {
  const carts = new Map<string, OpenCarts>()
  if (customers.length === 0) return carts
  const intentsOf = (id: number) =>
    intents.flatMap(({ customer, intent }) => (customer.id === id ? [intent] : []))
  const keysOf = (id: number) => [...new Set(intentsOf(id).flatMap(cartsOf))]
  const askedOf = (id: number) => intentsOf(id).flatMap((intent) => articleOf(intent) ?? [])
  const chosen = customers.find(({ id }) => id === request.customer?.id)?.id
  // Sent together on one connection, in this order: with the lock held, the carts stay as they are asked about.
  const [locked, changes] = await Promise.all([
    lockCarts(request.tx, request.tenant.id, new Map(customers.map(({ id }) => [id, keysOf(id)]))),
    chosen === undefined
      ? undefined
      : articleChanges(request, askedOf(chosen), chosen, withAnswer ? chosen : undefined),
  ])
  for (const stored of locked) {
    const { id, r3 } = customers.find((customer) => customer.id === stored.customerId)!
    const asked = askedOf(id)
    const lines = stored.carts.flatMap(({ state }) => state.lines)
    const articles = await cartArticles(
      request,
      withAnswer ? [...lines, ...asked] : asked,
      id,
      id === chosen ? changes : undefined,
    )
    const askedKeys = new Set(asked.map(lineKey))
    const sold = withAnswer
      ? articles
      : await soldLines(
          request,
          lines.filter((line) => !askedKeys.has(lineKey(line))),
          id,
        )
    // A line whose article is no longer sold goes with the first change made to its cart.
    const isSold = (line: { sorg: string; article: string }) =>
      articles.has(lineKey(line)) || sold.has(lineKey(line))
    const state = stateOf(stored, ({ version, lines: all }) => ({
      version,
      lines: all.filter(isSold),
    }))
    carts.set(r3, { stored, r3, state, articles, keys: keysOf(id) })
  }
  return carts
}
