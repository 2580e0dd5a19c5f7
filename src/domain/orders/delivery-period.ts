import { addDays, type Day, daysBetween } from '../time/day.ts'

/** Longest period of deliveries, in days. */
export const longestPeriod = 30

export interface Period {
  from: Day
  to: Day
}

/** True for a period that begins before it ends and is not too long. */
export const isPeriod = ({ from, to }: Period): boolean =>
  from <= to && daysBetween(from, to) <= longestPeriod

/** Fills in a period: without a start it covers the 30 days up to its end or to today. One over 30 days is cut at its end. */
export function periodOf(
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): Period {
  if (from === undefined) {
    const end = to ?? today
    return { from: addDays(end, -longestPeriod), to: end }
  }
  const end = to ?? addDays(from, longestPeriod)
  if (end < from) return { from, to: from }
  return { from, to: daysBetween(from, end) > longestPeriod ? addDays(from, longestPeriod) : end }
}
