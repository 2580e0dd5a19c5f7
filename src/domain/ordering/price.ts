import { add, compare, type Decimal, percentOff, percentOf, round, times } from './money.ts'

/** A line of a deal. `discount` is signed; `type` % is a percentage of the dealer price, else an amount. */
export interface DiscountLine {
  salesDealNo: string
  discount: Decimal
  qty: number
  uom: string
  term: string
  type: string
}

/** Lines of one deal with one discount: all their terms must hold together. */
export interface PriceBand {
  salesDealNo: string
  discount: Decimal
  type: string
  /** Smallest quantity that the band holds for. */
  from: number
  /** Largest, or null for no end. */
  to: number | null
  /** Unit price inside the band, four decimals. */
  price: Decimal
}

const unitDecimals = 4

function bandPrice(
  dealer: Decimal,
  { discount, type }: Pick<DiscountLine, 'discount' | 'type'>,
): Decimal {
  const price = add(dealer, type === '%' ? percentOf(dealer, discount) : discount)
  return round(compare(price, '0') < 0 ? '0' : price, unitDecimals)
}

/** The bands of an article by their first quantity. An impossible band (from > to) is left out. */
export function priceBands(dealer: Decimal, lines: readonly DiscountLine[]): PriceBand[] {
  const bands = new Map<string, PriceBand>()
  for (const line of lines) {
    const key = `${line.salesDealNo}|${line.type}|${round(line.discount, unitDecimals)}`
    const band = bands.get(key) ?? { ...line, from: 1, to: null, price: bandPrice(dealer, line) }
    if (line.term === '<=') band.to = Math.min(band.to ?? line.qty, line.qty)
    else band.from = Math.max(band.from, line.qty)
    bands.set(key, band)
  }
  return [...bands.values()]
    .filter(({ from, to }) => to === null || from <= to)
    .map(({ salesDealNo, discount, type, from, to, price }) => ({
      salesDealNo,
      discount,
      type,
      from,
      to,
      price,
    }))
    .sort((a, b) => a.from - b.from)
}

/** The band in force for a quantity: of those that hold, the cheapest for the buyer; bands are never summed. Null: none holds. */
export function bandFor(bands: readonly PriceBand[], qty: number): PriceBand | null {
  const holding = bands.filter(({ from, to }) => qty >= from && (to === null || qty <= to))
  return holding.reduce<PriceBand | null>(
    (best, band) => (!best || compare(band.price, best.price) < 0 ? band : best),
    null,
  )
}

/**
 * The deal whose price is in force for a quantity. Deals and offers of promotions stand side by side: the cheapest counts
 * alone, and where two are as cheap, the one that comes first. Null: the dealer price holds.
 */
export function dealInForce<Deal extends { detail: readonly DiscountLine[] }>(
  dealer: Decimal,
  deals: readonly Deal[],
  qty: number,
): { deal: Deal; band: PriceBand } | null {
  const bands = deals.flatMap((deal) =>
    priceBands(dealer, deal.detail).map((band) => ({ deal, band })),
  )
  const band = bandFor(
    bands.map((one) => one.band),
    qty,
  )
  return bands.find((one) => one.band === band) ?? null
}

/** Unit price for a quantity, four decimals. */
export const unitPrice = (dealer: Decimal, lines: readonly DiscountLine[], qty: number): Decimal =>
  bandFor(priceBands(dealer, lines), qty)?.price ?? round(dealer, unitDecimals)

/** A line's amount: quantity times unit price, rounded once, half up. @param precision of the tenant's currency */
export const lineSubtotal = (
  dealer: Decimal,
  lines: readonly DiscountLine[],
  qty: number,
  precision: number,
): Decimal => lineAmount(unitPrice(dealer, lines, qty), qty, precision)

/** A line's amount by its unit price, rounded once, half up. @param precision of the tenant's currency */
export const lineAmount = (price: Decimal, qty: number, precision: number): Decimal =>
  round(times(price, qty), precision)

/** The nearest larger quantity that is cheaper a piece: "2 more for −5 %". Null: it gets no cheaper. */
export function nextBreak(
  dealer: Decimal,
  lines: readonly DiscountLine[],
  qty: number,
): { more: number; percent: Decimal } | null {
  const bands = priceBands(dealer, lines)
  const now = bandFor(bands, qty)?.price ?? round(dealer, unitDecimals)
  const next = bands.find(
    ({ from }) => from > qty && compare(bandFor(bands, from)?.price ?? now, now) < 0,
  )
  if (!next) return null
  return {
    more: next.from - qty,
    percent: percentOff(now, bandFor(bands, next.from)?.price ?? now),
  }
}
