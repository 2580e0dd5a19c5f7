import { applyIntent, type CartIntent, lineKey } from '#domain/cart.ts'
import { maxLineQuantity } from '#domain/cart-limits.ts'
import { type ActiveCustomer, customerOf, type Request } from '../../context.ts'
import { failure, userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { readOrders } from '../orders/order-store.ts'
import { paymentMethods, shipmentRates, shipTos } from '../orders/terms-store.ts'
import { attemptOf } from './attempt-store.ts'
import { cartAnswer } from './cart-answer.ts'
import { cartArticles, verdictFrom } from './cart-articles.ts'
import { lockCarts, readCart, writeCart } from './cart-store.ts'
import { checkout } from './checkout.ts'
import { lastSeqOf } from './stream-store.ts'
import { syncIntents } from './sync.ts'

const mostProducts = 2_000

export const Query: QueryResolvers<Request> = {
  async cart(_, { streamId }, request) {
    const customer = customerOf(request)
    const seq = streamId ? await lastSeqOf(request, streamId) : 0
    const stored = (await readCart(request.tx, customer.id)) ?? { id: 0, generation: 0, customerId: customer.id, state: { version: 0, lines: [] } }
    return cartAnswer(request, stored, stored.state, customer.r3, await cartArticles(request, stored.state.lines, customer.id), seq)
  },
  shiptoV2: (_, __, request) => shipTos(request.tx, customerOf(request).id),
  async customerShipmentRates(_, { cartItems, merchant }, request) {
    customerOf(request)
    const own = request.sorgs
    const wanted = new Set([...(cartItems?.map(({ sorg }) => sorg) ?? []), ...(merchant ? [merchant] : [])])
    const rows = await shipmentRates(request.tx, wanted.size > 0 ? own.filter((sorg) => wanted.has(sorg)) : own)
    return rows.map(({ id, sorg, type, description, input, rate, currency }) => ({ id, sorg, type, desc: description, input, rate: { rate, currency } }))
  },
  async payments(_, { sorg, module }, request) {
    const own = request.sorgs
    const rows = await paymentMethods(request.tx, own.filter((one) => one === sorg), module)
    return rows.map((row) => ({
      id: row.id, sorg: row.sorg, type: row.type, desc: row.description,
      paymentMerchants: [{ instruction: row.instruction, extPaymentGatewayId: null, paymentDiscount: '0' }],
    }))
  },
  async checkoutStatus(_, { attemptKey }, request) {
    const row = await attemptOf(request, attemptKey)
    return row && row.orderNumbers.length > 0 ? { state: 'PLACED', orders: await readOrders(request, row.orderNumbers) } : { state: 'UNKNOWN', orders: [] }
  },
}

export const Mutation: MutationResolvers<Request> = {
  syncIntents: (_, { streamId, intents }, request) => syncIntents(request, streamId, [...intents]),
  updateProductsInCart: (_, { products }, request) => setProducts(request, customerOf(request), [...products]),
  checkout: (_, args, request) => checkout(request, args),
}

/** Sets quantities for a plain client, all of them or none. */
async function setProducts(request: Request, customer: ActiveCustomer, products: { article_code: string; sorg: string; qty: number }[]) {
  if (products.length > mostProducts) throw failure('TOO_LARGE', { field: 'products', limit: mostProducts })
  const refuse = (code: string, n: number) => ({
    cart: null, message: { status: false, description: 'Nothing was changed' }, userErrors: [userError(code, `products.${n}.${code === 'invalid_quantity' ? 'qty' : 'article_code'}`)],
  })
  const odd = products.findIndex(({ qty }) => qty < 0 || qty > maxLineQuantity)
  if (odd >= 0) return refuse('invalid_quantity', odd)
  const [stored] = await lockCarts(request.tx, request.tenant.id, [customer.id])
  const wanted = products.map(({ article_code, sorg }) => ({ article: article_code, sorg }))
  const articles = await cartArticles(request, [...stored!.state.lines, ...wanted], customer.id)
  let state = { ...stored!.state, lines: stored!.state.lines.filter((line) => articles.has(lineKey(line))) }
  for (const [n, { article_code, sorg, qty }] of products.entries()) {
    const intent: CartIntent = { kind: 'SET', args: { sorg, article: article_code, qty } }
    const { cart, effect } = applyIntent(state, intent, String(request.user.id), verdictFrom(articles))
    if (effect.status === 'rejected') return refuse(effect.reason, n)
    state = cart
  }
  await writeCart(request.tx, request.tenant.id, stored!, state, (line) => articles.get(lineKey(line))!.articleId)
  return { cart: cartAnswer(request, stored!, state, customer.r3, articles, 0), message: { status: true, description: 'Cart saved' }, userErrors: [] }
}
