import * as v from 'valibot'
import { addressText, listSearch, listVariables } from '#data/list-search.ts'
import { addDays, type Day, dayIn, isDay } from '#domain/time/day.ts'

/** Most days between the first and the last day. */
export const maxPeriodDays = 366
/** Days shown where the address does not say. */
const usualDays = 90

const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined)

/** Address of the paid invoices. */
export const PaidSearch = v.object({
  ...listSearch().entries,
  from: day,
  to: day,
  /** The invoice whose dialog is open. */
  invoice: addressText,
})
type PaidSearch = v.InferOutput<typeof PaidSearch>

/** Variables behind an address; a period that is no such or too long becomes one up to its last day. */
export function paidAsked({ invoice: _, from, to, ...search }: PaidSearch) {
  return { ...listVariables(search), ...periodOf({ from, to }, dayIn('UTC', new Date())) }
}

/** The period meant by two days, either of which may be missing. */
export function periodOf(
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): { from: Day; to: Day } {
  // A day more: somewhere it is tomorrow already.
  const last = to ?? (from ? addDays(from, maxPeriodDays) : addDays(today, 1))
  const least = addDays(last, -maxPeriodDays)
  const first = from ?? addDays(last, -usualDays)
  return { from: first > last || first < least ? least : first, to: last }
}
