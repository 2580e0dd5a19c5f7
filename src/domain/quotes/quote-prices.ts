import { compare, type Decimal } from '../ordering/money.ts'
import type { HostConfig } from '../portal/host-config.ts'
import type { Day } from '../time/day.ts'

/** Policy of a tenant for quoted prices: kept until the last day, or compared with today's at acceptance. */
export type QuotePrices = HostConfig['quotePrices']

/** Price that a quote holds for one line of the cart it was accepted into. */
export interface HeldPrice {
  qty: number
  price: Decimal
  until: Day
}

/**
 * Returns the held unit price; null: today's price counts. Only the quoted quantity has it, because discounts hang on
 * quantities: a changed line is priced as usual.
 */
export const heldPriceOf = (held: HeldPrice | undefined, qty: number, today: Day): Decimal | null =>
  held && held.qty === qty && held.until >= today ? held.price : null

export interface QuotedLine {
  lineNo: number
  qty: number
  price: Decimal
}
/** Change of a line since it was quoted; a `newPrice` of null: it can no longer be ordered and is left out. */
export interface QuoteDifference {
  lineNo: number
  oldPrice: Decimal
  newPrice: Decimal | null
}

/**
 * Compares a quote with what would be ordered today.
 * @param prices what the quote promised
 * @param now unit price by line; null: it can no longer be ordered
 */
export const quoteDifferences = (
  lines: readonly QuotedLine[],
  prices: QuotePrices,
  now: ReadonlyMap<number, Decimal | null>,
): QuoteDifference[] =>
  lines.flatMap(({ lineNo, price }) => {
    const newPrice = now.get(lineNo) ?? null
    if (newPrice !== null && (prices === 'held' || compare(newPrice, price) === 0)) return []
    return [{ lineNo, oldPrice: price, newPrice }]
  })

/** Whether nothing of a quote can be ordered any more. */
export const isAllGone = (
  lines: readonly QuotedLine[],
  differences: readonly QuoteDifference[],
): boolean => differences.filter(({ newPrice }) => newPrice === null).length === lines.length
