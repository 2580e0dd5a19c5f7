import { dayIn } from '../time/day.ts'

/** An order is told of that long over midnight, in ms. */
const overMidnight = 3 * 3_600_000

/**
 * Whether an empty cart still announces the order made from it: on the same day and some hours after, until the order
 * is found among the others.
 * @param at when it was placed, in ms
 * @param timeZone the tenant's
 */
export const announcesOrder = (at: number, now: number, timeZone: string): boolean =>
  at <= now &&
  (now - at < overMidnight || dayIn(timeZone, new Date(at)) === dayIn(timeZone, new Date(now)))
