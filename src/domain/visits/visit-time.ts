const day = 24 * 3_600_000

/** A device's clock may run ahead by this much without being called wrong: two minutes, in ms. */
export const clockTolerance = 2 * 60_000
/** A form sent longer ago than this was stamped by a clock that stands wrong: results of changes are kept as long. */
export const oldestSending = 90 * day
/** The oldest visit that can be reported. */
export const oldestVisit = 366 * day

/** Moments in ms: of the visit and of its sending by the device's clock, and of the arrival by the server's. */
export interface VisitClocks {
  visitedAt: number
  sentAt: number
  now: number
}

/**
 * Returns when a visit was, by the server's clock. A form may wait days for a network, so `sentAt` in the past is no fault.
 * One in the future or 90 days back is: then the device's clock is taken to be wrong by the difference between `sentAt` and
 * now, and the visit moves by it. What is still in the future, or over a year old, becomes the moment of sending.
 */
export function visitMoment({ visitedAt, sentAt, now }: VisitClocks): number {
  const isWrong = sentAt > now + clockTolerance || sentAt < now - oldestSending
  const difference = isWrong ? now - sentAt : 0
  const sent = Math.min(now, sentAt + difference)
  const visited = visitedAt + difference
  if (visited < now - oldestVisit) return sent
  return Math.min(visited, sent)
}

/** Refusal of a moment that a program gives, whose clock is trusted; null: it is acceptable. */
export function visitTimeRefusal(visitedAt: number, now: number): 'in_future' | 'too_old' | null {
  if (visitedAt > now + clockTolerance) return 'in_future'
  return visitedAt < now - oldestVisit ? 'too_old' : null
}
