import type { Day } from '../time/day.ts'

/**
 * State of an order line on a day, in its unit: `confirmed` pieces come by then, `open` ones later, together what was
 * ordered; `next` is the first later day that brings open ones, with its pieces.
 */
export interface ConfirmedQuantity {
  confirmed: number
  open: number
  next: { date: Day; qty: number } | null
}

/**
 * Adds up what the ERP has promised of one order line.
 * @param qty pieces ordered; no more than these are ever confirmed
 * @param confirmations the days of the line's last confirmation (docs/feeds.md, confirmations.csv) in any order, as the ERP
 *   writes them: calendar days of the tenant's time zone, compared as such and never converted
 * @param by last day that counts, in the same zone; null: every day does, and nothing comes after
 */
export function confirmedBy(
  qty: number,
  confirmations: readonly { date: Day; qty: number }[],
  by: Day | null,
): ConfirmedQuantity {
  const inTime = ({ date }: { date: Day }) => by === null || date <= by
  const confirmed = Math.min(
    qty,
    confirmations.filter(inTime).reduce((sum, one) => sum + one.qty, 0),
  )
  const open = qty - confirmed
  const later = confirmations
    .filter((one) => !inTime(one))
    .sort((a, b) => a.date.localeCompare(b.date))
  return { confirmed, open, next: open > 0 ? (later[0] ?? null) : null }
}
