import { lineProblem } from '#domain/article-block.ts'
import { type CartState, lineKey } from '#domain/cart.ts'
import { sum } from '#domain/money.ts'
import { lineSubtotal, unitPrice } from '#domain/price.ts'
import type { Request } from '../../context.ts'
import type { Product } from '../catalogue/product.ts'
import type { CartArticles } from './cart-articles.ts'

/** Only where the sales organisation checks it is stock a limit (document 2 section 5). */
const stockLimit = (request: Request, product: Product) =>
  request.tenant.sorgs.find(({ sorg }) => sorg === product.sorg)?.availableStockCheck ? product.left : null

/** Why a line cannot be ordered as it stands. */
export const problemOf = (request: Request, product: Product, qty: number) =>
  lineProblem(product.block, qty, product.orderQuota, stockLimit(request, product))

/** A cart as the contract has it. A line whose article is gone is left out; the next change of the cart drops it. */
export function cartAnswer(request: Request, cart: { id: number; generation: number }, state: CartState, customerKey: string, articles: CartArticles, streamSeq: number) {
  const precision = request.tenant.config.currency.decimalPrecision
  const lines = state.lines.flatMap((line) => {
    const product = articles.get(lineKey(line))
    if (!product) return []
    const { dealer, discount } = product.price
    const details = discount.flatMap(({ detail }) => detail)
    return [{
      id: lineKey(line), qty: line.qty, uom: product.uom, version: line.version, product,
      unitPrice: dealer && unitPrice(dealer, details, line.qty),
      subtotal: dealer && lineSubtotal(dealer, details, line.qty, precision),
      problem: problemOf(request, product, line.qty),
    }]
  })
  return {
    id: String(cart.id), customerKey, version: state.version, generation: cart.generation, streamSeq,
    totalQuantity: lines.reduce((total, { qty }) => total + qty, 0),
    lines,
    totals: request.tenant.sorgs.flatMap(({ sorg, merchantName, currency }) => {
      const own = lines.filter(({ product }) => product.sorg === sorg)
      if (own.length === 0) return []
      return [{ sorg, name: merchantName, currency, total: sum(own.map(({ subtotal }) => subtotal ?? '0')), quantity: own.reduce((n, { qty }) => n + qty, 0) }]
    }),
    at: request.clock().toISOString(),
  }
}
