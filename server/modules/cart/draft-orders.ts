import { freightAfter } from '#domain/ordering/freight.ts'
import { add, type Decimal, sum } from '#domain/ordering/money.ts'
import { lineAmount, unitPrice } from '#domain/ordering/price.ts'
import type { RequestContext } from '../../context.ts'
import type { Product } from '../catalogue/product-shape.ts'
import type { OrderableLine } from './checkout-types.ts'
import type { DeliveryTerms } from './delivery-terms.ts'

/** A line with what it costs, as it is written to the order. */
export interface DraftLine {
  articleId: number
  code: string
  display: string
  name: string
  qty: number
  uom: string
  note: string | null
  price: Decimal
  promo: Decimal
  subtotal: Decimal
  /** Arrivals of the article within the months that are shown. */
  arrivals: Product['arrivals']
}

/** Order for one sales organisation; amounts in its currency. */
export interface DraftOrder {
  sorg: string
  currency: string
  lines: DraftLine[]
  freight: Decimal
  /** Amount taken off the freight. */
  benefit: Decimal
  total: Decimal
}

/** The orders a cart comes to, one for each sales organisation, in the order of their codes. @param off freight benefits by sales organisation */
export function draftOrders(
  { tenant: { config } }: RequestContext,
  lines: readonly OrderableLine[],
  terms: DeliveryTerms,
  off: ReadonlyMap<string, Decimal>,
): DraftOrder[] {
  return [...terms.bySorg]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([sorg, { rate }]) => {
      const own = lines
        .filter(({ line }) => line.sorg === sorg)
        .map((line) => draftLine(line, config.currency.decimalPrecision))
      const { freight, benefit } = freightAfter(rate.rate, off.get(sorg) ?? '0')
      return {
        sorg,
        currency: rate.currency,
        lines: own,
        freight,
        benefit,
        total: add(sum(own.map(({ subtotal }) => subtotal)), freight),
      }
    })
}

function draftLine({ line, product, held }: OrderableLine, precision: number): DraftLine {
  const dealer = product.price.dealer!
  const details = product.price.discount.flatMap(({ detail }) => detail)
  const unit = held ?? unitPrice(dealer, details, line.qty)
  return {
    articleId: product.articleId,
    code: product.article_code,
    display: product.article_code_display,
    name: product.name,
    qty: line.qty,
    uom: product.uom,
    note: line.note ?? null,
    price: dealer,
    promo: unit,
    subtotal: lineAmount(unit, line.qty, precision),
    arrivals: product.arrivals,
  }
}
