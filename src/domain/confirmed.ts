import type { Day } from './day.ts'

/** How much of an order line is promised by a day, and when the next pieces come. */
export interface Promised { confirmed: number; open: number; next: { date: Day; qty: number } | null }

/** What the ERP has promised of a line. @param by last day that counts; null: any day */
export function confirmedBy(qty: number, confirmations: readonly { date: Day; qty: number }[], by: Day | null): Promised {
  const inTime = confirmations.filter(({ date }) => by === null || date <= by)
  const later = confirmations.filter((one) => !inTime.includes(one)).sort((a, b) => a.date.localeCompare(b.date))
  const confirmed = Math.min(qty, inTime.reduce((sum, one) => sum + one.qty, 0))
  return { confirmed, open: qty - confirmed, next: later[0] ?? null }
}
