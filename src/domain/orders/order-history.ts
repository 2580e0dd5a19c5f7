import type { Day } from '../time/day.ts'

export type EventKind =
  | 'placed'
  | 'sent'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'received'
  | 'invoiced'
  | 'cancelled'

/** Something that happened to an order: `at` where the moment is known, else its day. */
export interface OrderEvent {
  kind: EventKind
  at: string | null
  day: Day | null
  by: string | null
  /** Number of the delivery or invoice. */
  reference: string | null
}

const order: readonly EventKind[] = [
  'placed',
  'sent',
  'confirmed',
  'packed',
  'shipped',
  'received',
  'invoiced',
  'cancelled',
]

/**
 * Sorts events from the first to the last. Days are compared alone, as a day has no time; on one day, and where no day is
 * known, the usual course of an order decides.
 */
export function sortEvents(
  events: readonly OrderEvent[],
  dayOf: (at: string) => Day,
): OrderEvent[] {
  const dayOfEvent = ({ at, day }: OrderEvent) => (at === null ? day : dayOf(at))
  const rank = ({ kind }: OrderEvent) => order.indexOf(kind)
  const known = events.filter((event) => dayOfEvent(event) !== null)
  const sorted = known.toSorted(
    (a, b) => dayOfEvent(a)!.localeCompare(dayOfEvent(b)!) || rank(a) - rank(b),
  )
  for (const event of events.filter((one) => dayOfEvent(one) === null)) {
    const next = sorted.findIndex((one) => rank(one) > rank(event))
    sorted.splice(next < 0 ? sorted.length : next, 0, event)
  }
  return sorted
}
