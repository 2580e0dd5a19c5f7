import { lineProblem, maskedProblem, stockLimits } from '#domain/article/article-block.ts'
import { type CartState, lineKey } from '#domain/cart/cart.ts'
import { sum } from '#domain/ordering/money.ts'
import { lineAmount, unitPrice } from '#domain/ordering/price.ts'
import { type HeldPrice, heldPriceOf } from '#domain/quotes/quote-prices.ts'
import type { RequestContext } from '../../context.ts'
import { lastingOf } from '../../persisted/lasting.ts'
import type { Tenant } from '../../tenants.ts'
import type { Product } from '../catalogue/product-shape.ts'
import type { CartArticles } from './cart-articles.ts'

/**
 * Why a line cannot be ordered as it stands. Only what its sales organisation checks is a limit.
 * A limit that would give away a masked stock or masked arrivals is left out.
 * @param at checkout may check what the cart does not (config exactQtyCheckout)
 */
export function problemOf(
  { tenant: { sorgs, config } }: RequestContext,
  product: Product,
  qty: number,
  at: 'cart' | 'checkout' = 'cart',
) {
  const own = sorgs.find(({ sorg }) => sorg === product.sorg)
  const { left, ready } = stockLimits(
    { available: product.left, readyToShip: product.readyToShip, arriving: product.arriving },
    {
      availableStockCheck: own?.availableStockCheck ?? false,
      exactQtyCheck: Boolean(own?.exactQtyCheck) || (at === 'checkout' && config.exactQtyCheckout),
      preOrder: config.preOrderDisplay,
    },
  )
  return maskedProblem(
    lineProblem(product.block, qty, product.orderQuota, left, ready),
    product,
    config,
  )
}

interface Amounts {
  unitPrice: string | null
  subtotal: string | null
  problem: ReturnType<typeof problemOf>
}
/** Amounts of a remembered article by quantity, of one tenant. */
interface KnownAmounts {
  tenant: Tenant
  byQty: Map<number, Amounts>
}
const knownAmounts = new WeakMap<object, KnownAmounts>()
const maxQuantities = 100

/** Amounts of a line at the price that its quote holds. */
function heldAmounts(
  request: RequestContext,
  product: Product,
  qty: number,
  price: string,
): Amounts {
  return {
    unitPrice: price,
    subtotal: lineAmount(price, qty, request.tenant.config.currency.decimalPrecision),
    problem: problemOf(request, product, qty),
  }
}

/** Amounts of a quantity of an article, and why it cannot be ordered. */
function amountsOf(request: RequestContext, product: Product, qty: number): Amounts {
  const { tenant } = request
  const article = lastingOf(product)
  let known = article && knownAmounts.get(article)
  if (article && known?.tenant !== tenant) {
    known = { tenant, byQty: new Map() }
    knownAmounts.set(article, known)
  }
  const before = known?.byQty.get(qty)
  if (before) return before
  const { dealer, discount } = product.price
  const details = discount.flatMap(({ detail }) => detail)
  const price = dealer && unitPrice(dealer, details, qty)
  const amounts = {
    unitPrice: price,
    subtotal: price && lineAmount(price, qty, tenant.config.currency.decimalPrecision),
    problem: problemOf(request, product, qty),
  }
  if (known && known.byQty.size < maxQuantities) known.byQty.set(qty, amounts)
  return amounts
}

/** A cart as the contract has it. A line whose article is gone is left out; the next change of the cart drops it. */
export function cartAnswer(
  request: RequestContext,
  cart: {
    id: number
    key: string
    name: string
    generation: number
    held?: ReadonlyMap<string, HeldPrice>
  },
  state: CartState,
  customerKey: string,
  articles: CartArticles,
  streamSeq: number,
) {
  const lines = state.lines.flatMap((line) => {
    const product = articles.get(lineKey(line))
    if (!product) return []
    const held = heldPriceOf(cart.held?.get(lineKey(line)), line.qty, request.today)
    return [
      {
        id: lineKey(line),
        qty: line.qty,
        uom: product.uom,
        version: line.version,
        note: line.note ?? null,
        product,
        ...(held
          ? heldAmounts(request, product, line.qty, held)
          : amountsOf(request, product, line.qty)),
      },
    ]
  })
  return {
    id: String(cart.id),
    key: cart.key,
    name: cart.name,
    customerKey,
    version: state.version,
    generation: cart.generation,
    streamSeq,
    totalQuantity: lines.reduce((total, { qty }) => total + qty, 0),
    lines,
    totals: request.tenant.sorgs.flatMap(({ sorg, merchantName, currency }) => {
      const own = lines.filter(({ product }) => product.sorg === sorg)
      if (own.length === 0) return []
      return [
        {
          sorg,
          name: merchantName,
          currency,
          total: sum(own.map(({ subtotal }) => subtotal ?? '0')),
          quantity: own.reduce((n, { qty }) => n + qty, 0),
        },
      ]
    }),
    at: request.clock().toISOString(),
  }
}
