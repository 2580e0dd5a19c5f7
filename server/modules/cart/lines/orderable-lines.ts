import { lineKey, type LineState } from '#domain/cart/cart.ts'
import { add, type Decimal, times } from '#domain/ordering/money.ts'
import { lineAmount, unitPrice } from '#domain/ordering/price.ts'
import { type ShipmentMeasures, shipmentPrice } from '#domain/freight/shipment-rate.ts'
import { heldPriceOf } from '#domain/quotes/quote-prices.ts'
import type { RequestContext } from '../../../context.ts'
import type { RateRow } from '../../orders/terms-store.ts'
import { cartArticles } from '../cart-articles.ts'
import type { StoredCart } from '../cart-store.ts'
import type { OrderableLine } from '../checkout-types.ts'

/** Reads the lines of a cart that are sold to its customer, with their articles and held prices. */
export async function orderableLines(
  request: RequestContext,
  customerId: number,
  { state, held }: { state: { lines: LineState[] }; held?: StoredCart['held'] },
): Promise<OrderableLine[]> {
  const articles = await cartArticles(request, state.lines, customerId)
  return state.lines.flatMap((line) =>
    articles.has(lineKey(line))
      ? [
          {
            line,
            product: articles.get(lineKey(line))!,
            held: heldPriceOf(held?.get(lineKey(line)), line.qty, request.today),
          },
        ]
      : [],
  )
}

/** Returns the unit price of a line; null: the article has none. */
export function unitPriceOf({ line, product, held }: OrderableLine): Decimal | null {
  const { dealer, discount } = product.price
  if (held !== null || dealer === null) return held
  return unitPrice(
    dealer,
    discount.flatMap(({ detail }) => detail),
    line.qty,
  )
}

const nothing: ShipmentMeasures = { weight: '0', value: '0', pieces: '0' }

/** Prices rates by what is ordered from their sales organisation. @param precision of the tenant's currency */
export function pricedRates<Row extends Pick<RateRow, 'sorg' | 'rate' | 'basis' | 'steps'>>(
  rates: readonly Row[],
  lines: readonly OrderableLine[],
  precision: number,
): Row[] {
  const measures = new Map<string, ShipmentMeasures>()
  for (const orderable of lines) {
    const { line, product } = orderable
    const { weight, value, pieces } = measures.get(line.sorg) ?? nothing
    measures.set(line.sorg, {
      weight: add(weight, times(product.weight ?? '0', line.qty)),
      value: add(value, lineAmount(unitPriceOf(orderable) ?? '0', line.qty, precision)),
      pieces: add(pieces, String(line.qty)),
    })
  }
  return rates.map((row) => ({
    ...row,
    rate: shipmentPrice(row, measures.get(row.sorg) ?? nothing),
  }))
}
