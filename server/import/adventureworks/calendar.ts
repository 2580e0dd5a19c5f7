import { addDays, type Day } from '#domain/time/day.ts'

/**
 * Moves dates of the data by whole weeks: `today`, in the days of the data, separates open from
 * shipped.
 */
export interface Calendar {
  today: Day
  /** Today's date. */
  now: Day
  /** A day of the data as the portal sees it; empty stays empty. */
  moved(day: string): Day | ''
}

/** @param today day of the data that becomes a day of this week @param now today's date */
export function calendar(today: Day, now: Day): Calendar {
  const weeks = Math.floor((Date.parse(now) - Date.parse(today)) / 604_800_000)
  return { today, now, moved: (day) => (day ? addDays(day.slice(0, 10), weeks * 7) : '') }
}
