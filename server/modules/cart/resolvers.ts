import { type CartStep, lineKey, type LineState, runSteps } from '#domain/cart/cart.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { done, refused } from '../../answers.ts'
import { type ActiveCustomer, customerOf, type RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { readOrders } from '../orders/order-store.ts'
import { orderTypes, shipmentRates, shipTos } from '../orders/terms-store.ts'
import { attemptOf, closeAttempt } from './attempt-store.ts'
import { cartAnswer } from './cart-answer.ts'
import { cartArticles, soldLines, verdictFrom } from './cart-articles.ts'
import { cartBooks } from './cart-book.ts'
import { lockCarts, readCart, stateOf, type StoredCart, writeCarts } from './cart-store.ts'
import { checkout } from './checkout.ts'
import { orderableLines, pricedRates } from './lines/orderable-lines.ts'
import { freightOf, type FreightLine } from './freight.ts'
import { areasByCode } from './stock-store.ts'
import { lastSeqOf } from '../sync/stream-store.ts'

const maxProducts = 2_000
const neverFilled: StoredCart = {
  id: 0,
  key: '',
  name: '',
  generation: 0,
  customerId: 0,
  state: { version: 0, lines: [] },
}

const linesOfItems = (
  items: readonly { sorg: string; article_code: string; qty: number }[],
): LineState[] =>
  items.map(({ sorg, article_code: article, qty }) => ({
    sorg,
    article,
    qty,
    version: 0,
    changedBy: '',
  }))

async function answerOf(
  request: RequestContext,
  customer: ActiveCustomer,
  stored: StoredCart,
  streamId: string | null | undefined,
) {
  const seq = streamId ? await lastSeqOf(request, streamId) : 0
  return cartAnswer(
    request,
    stored,
    stored.state,
    customer.r3,
    await cartArticles(request, stored.state.lines, customer.id),
    seq,
  )
}

/** The lines that were asked about, by article code or by the address of a product; the totals stay the whole cart's. */
function onlyOf(
  cart: Awaited<ReturnType<typeof answerOf>>,
  ids: readonly string[] | null | undefined,
  slug: string | null | undefined,
) {
  if (!ids && !slug) return cart
  const wanted = new Set(ids)
  return {
    ...cart,
    lines: cart.lines.filter(
      ({ id, product }) =>
        wanted.has(id) || wanted.has(product.article_code) || product.slug === slug,
    ),
  }
}

export const Query: QueryResolvers<RequestContext> = {
  async cart(_, { ids, slug, streamId }, request) {
    const customer = customerOf(request)
    const stored = (await readCart(request.tx, customer.id)) ?? {
      ...neverFilled,
      customerId: customer.id,
    }
    return onlyOf(await answerOf(request, customer, stored, streamId), ids, slug)
  },
  async namedCart(_, { key, streamId }, request) {
    const customer = customerOf(request)
    const stored = key === '' ? null : await readCart(request.tx, customer.id, key)
    return stored && answerOf(request, customer, stored, streamId)
  },
  async cartBook(_, { streamId }, request) {
    const [book] = await cartBooks(
      request,
      [customerOf(request)],
      streamId ? await lastSeqOf(request, streamId) : 0,
    )
    return book!
  },
  async simpleCart(_, __, request) {
    const { id } = customerOf(request)
    const { state } = (await readCart(request.tx, id)) ?? neverFilled
    const sold = await soldLines(request, state.lines, id)
    const lines = state.lines.filter((line) => sold.has(lineKey(line)))
    return {
      totalQuantity: lines.reduce((total, { qty }) => total + qty, 0),
      products: lines.map(({ sorg, article, qty }) => ({ sorg, article_code: article, qty })),
    }
  },
  shiptoV2: (_, __, request) => shipTos(request.tx, customerOf(request).id),
  async customerShipmentRates(_, { cartItems, merchant, cart }, request) {
    const customer = customerOf(request)
    if (cartItems && cartItems.length > maxProducts)
      throw failure('TOO_LARGE', { field: 'cartItems', limit: maxProducts })
    const own = request.sorgs
    const wanted = new Set([
      ...(cartItems?.map(({ sorg }) => sorg) ?? []),
      ...(merchant ? [merchant] : []),
    ])
    const rows = await shipmentRates(
      request.tx,
      wanted.size > 0 ? own.filter((sorg) => wanted.has(sorg)) : own,
      customer.id,
    )
    const priced = rows.every(({ basis }) => basis === null)
      ? rows
      : pricedRates(
          rows,
          await orderableLines(
            request,
            customer.id,
            cartItems
              ? { state: { lines: linesOfItems(cartItems) } }
              : ((await readCart(request.tx, customer.id, cart ?? '')) ?? neverFilled),
          ),
          request.tenant.config.currency.decimalPrecision,
        )
    return priced.map(({ id, sorg, type, description, input, rate, currency }) => ({
      id,
      sorg,
      type,
      desc: description,
      input,
      rate: { rate, currency },
    }))
  },
  async cartFreight(_, { cartItems, cart }, request) {
    const customer = customerOf(request)
    if (cartItems && cartItems.length > maxProducts)
      throw failure('TOO_LARGE', { field: 'cartItems', limit: maxProducts })
    const lines =
      cartItems?.map(({ sorg, article_code, qty }) => ({ sorg, article: article_code, qty })) ??
      (await readCart(request.tx, customer.id, cart ?? ''))?.state.lines ??
      []
    const areas = new Map<string, FreightLine['areas'][number][]>(
      lines.map((line) => [lineKey(line), []]),
    )
    for (const row of await areasByCode(request.tx, lines))
      areas.get(lineKey({ sorg: row.sorg, article: row.code }))?.push(row)
    const lying = lines.map((line) => ({
      sorg: line.sorg,
      qty: line.qty,
      areas: areas.get(lineKey(line)) ?? [],
    }))
    const currencies = new Map(request.tenant.sorgs.map(({ sorg, currency }) => [sorg, currency]))
    return (await freightOf(request, lying)).flatMap(({ sorg, off, steps }) => {
      const currency = currencies.get(sorg)
      // How many pieces come from where tells how many lie there.
      return currency === undefined
        ? []
        : [{ sorg, off, currency, steps: request.tenant.config.maskStock ? [] : steps }]
    })
  },
  orderTypes: (_, __, request) => orderTypes(request.tx, customerOf(request).id),
  merchantConfigs(_, __, request) {
    customerOf(request)
    return request.tenant.sorgs.filter(({ sorg }) => request.sorgs.includes(sorg))
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  updateProductsInCart: (_, { products }, request) =>
    setProducts(request, customerOf(request), [...products]),
  checkout: (_, args, request) => checkout(request, args),
  checkoutStatus: (_, { attemptKey }, asked) =>
    asked.alone(async (request) => {
      await closeAttempt(request, attemptKey)
      const row = await attemptOf(request, attemptKey)
      return row && row.orderNumbers.length > 0
        ? { state: 'PLACED', orders: await readOrders(request, row.orderNumbers) }
        : { state: 'UNKNOWN', orders: [] }
    }),
}

/** Sets quantities for a plain client, all of them or none. */
async function setProducts(
  request: RequestContext,
  customer: ActiveCustomer,
  products: { article_code: string; sorg: string; qty: number }[],
) {
  if (products.length > maxProducts)
    throw failure('TOO_LARGE', { field: 'products', limit: maxProducts })
  const refuse = (code: string, n: number) =>
    refused(code, `products.${n}.${code === 'invalid_quantity' ? 'qty' : 'article_code'}`, {
      cart: null,
    })
  const odd = products.findIndex(({ qty }) => qty < 0 || qty > maxLineQuantity)
  if (odd >= 0) return refuse('invalid_quantity', odd)
  const [carts] = await lockCarts(request.tx, request.tenant.id, new Map([[customer.id, ['']]]))
  const stored = carts!.carts.find(({ key }) => key === '')!
  const wanted = products.map(({ article_code, sorg }) => ({ article: article_code, sorg }))
  const articles = await cartArticles(request, [...stored.state.lines, ...wanted], customer.id)
  const before = {
    ...stored.state,
    lines: stored.state.lines.filter((line) => articles.has(lineKey(line))),
  }
  const steps = products.map(({ article_code, sorg, qty }): CartStep => ({
    kind: 'SET',
    args: { sorg, article: article_code, qty },
  }))
  const { cart: state, effects } = runSteps(
    before,
    steps,
    String(request.user.id),
    verdictFrom(articles),
  )
  for (const [n, effect] of effects.entries())
    if (effect.status === 'rejected') return refuse(effect.reason, n)
  const all = stateOf(carts!)
  const after = { ...all, carts: new Map(all.carts).set('', { name: '', state }) }
  await writeCarts(
    request.tx,
    request.tenant.id,
    carts!,
    after,
    (line) => articles.get(lineKey(line))!.articleId,
  )
  return done('Cart saved', {
    cart: cartAnswer(request, stored, state, customer.r3, articles, 0),
  })
}
