import { visitState } from '../sales-area/coverage.ts'

/** A customer to visit today. */
export interface DayStop {
  /** r3 code. */
  customer: string
  name: string
  /** The moment of ticking it off by hand, in ms; null: not ticked off. */
  doneAt: number | null
}

/** Puts customers at the end of the route; those that are on it stay where they are. */
export function addStops(
  stops: readonly DayStop[],
  added: readonly Pick<DayStop, 'customer' | 'name'>[],
): DayStop[] {
  const next = [...stops]
  for (const { customer, name } of added)
    if (!next.some((stop) => stop.customer === customer))
      next.push({ customer, name, doneAt: null })
  return next
}

/** Moves a stop by some places towards the end, or with a negative number towards the start; never beyond either. */
export function moveStop(stops: readonly DayStop[], customer: string, by: number): DayStop[] {
  const from = stops.findIndex((stop) => stop.customer === customer)
  if (from < 0) return [...stops]
  const to = Math.max(0, Math.min(stops.length - 1, from + by))
  const next = [...stops]
  const [stop] = next.splice(from, 1)
  next.splice(to, 0, stop!)
  return next
}

/** Ticks a stop off, or with null takes the tick back. @param at in ms */
export const tickStop = (
  stops: readonly DayStop[],
  customer: string,
  at: number | null,
): DayStop[] => stops.map((stop) => (stop.customer === customer ? { ...stop, doneAt: at } : stop))

/** Reasons to look after a customer today. */
export type DueReason = 'visit' | 'overdue' | 'open_orders'

/**
 * Returns what is due at a customer: a visit, when the last one is more than 60 days ago or never was; overdue invoices; open
 * orders.
 * @param lastVisit in ms; null: never; undefined: not known on this device
 */
export function dueReasons(
  {
    lastVisit,
    hasOverdue,
    openOrders,
  }: { lastVisit: number | null | undefined; hasOverdue: boolean; openOrders: number },
  now: number,
): DueReason[] {
  const reasons: DueReason[] = []
  if (lastVisit !== undefined && visitState(lastVisit, now) !== 'recent') reasons.push('visit')
  if (hasOverdue) reasons.push('overdue')
  if (openOrders > 0) reasons.push('open_orders')
  return reasons
}
