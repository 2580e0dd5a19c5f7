import type { Day } from '../time/day.ts'

/** The pieces of an order by when they can leave: at once, and on the days of arrivals. `later` is what no known arrival covers. */
export interface Supply {
  now: number
  arriving: { date: Day; qty: number }[]
  later: number
}

/**
 * Splits a quantity by when it can leave: stock first, then arrivals in their order. An arrival whose size is hidden covers all
 * that is left. Null: the stock is hidden.
 * @param qty pieces, at least 0
 */
export function supplyOf(
  qty: number,
  {
    available,
    nextArrival,
  }: { available: number | null; nextArrival: readonly { date: Day; qty: number | null }[] },
): Supply | null {
  if (available === null) return null
  const now = Math.min(qty, Math.max(0, available))
  let left = qty - now
  const arriving: Supply['arriving'] = []
  for (const { date, qty: coming } of nextArrival) {
    const taken = coming === null ? left : Math.min(left, coming)
    if (taken > 0) arriving.push({ date, qty: taken })
    left -= taken
  }
  return { now, arriving, later: left }
}
