import { dayIn } from '../time/day.ts'

/** An order is told of that long over midnight, in ms. */
const overMidnight = 3 * 3_600_000

/**
 * Whether an empty cart still says that its lines went into an order: on the same day, and in the hours after. Later nobody
 * wonders where they are, and the order stands among the others. @param at when it was taken, in ms @param timeZone the tenant's
 */
export const announcesOrder = (at: number, now: number, timeZone: string): boolean =>
  at <= now &&
  (now - at < overMidnight || dayIn(timeZone, new Date(at)) === dayIn(timeZone, new Date(now)))
