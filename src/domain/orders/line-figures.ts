import type { Day } from '../time/day.ts'

/** Side whose turn it is. */
export type Phase = 'yours' | 'ours' | 'carrier' | 'done'
export type OrderState = 'placed' | 'confirmed' | 'shipped' | 'cancelled'

/** A line as it was ordered, with the days of its last confirmation. */
export interface OrderedLine {
  line: number
  article: string
  qty: number
  cancelled: boolean
  confirmations: readonly { date: Day; qty: number }[]
}

/** A line of a delivery. The ERP names order and article, not the line of the order. */
export interface DeliveredLine {
  article: string
  qty: number
  /** Day it left; null while it is packed. */
  left: Day | null
  estimated: Day | null
  tracked: boolean
  /** Day on which the customer counted it. */
  receivedOn?: Day | null
}

/** Facts of an order beside its lines. */
export interface OrderFacts {
  status: OrderState
  /** Day that is hoped for where the ERP has promised none. */
  hoped: Day | null
}

export interface LineFigures {
  ordered: number
  confirmed: number
  shipped: number
  packed: number
  open: number
  expected: Day | null
  expectedConfirmed: boolean
  phase: Phase
}

/** True for a delivery that has left by a day; packed pieces are not shipped yet. */
export const hasLeft = ({ left }: Pick<DeliveredLine, 'left'>, today: Day): boolean =>
  left !== null && left <= today

/** Returns whose turn a delivery is: the carrier's from its first tracking number or its departure until it was received, or the expected day is over. */
export function deliveryPhase(
  delivery: Pick<DeliveredLine, 'left' | 'estimated' | 'tracked' | 'receivedOn'>,
  today: Day,
): Phase {
  if (delivery.receivedOn) return 'done'
  if (!hasLeft(delivery, today)) return delivery.tracked ? 'carrier' : 'ours'
  return (delivery.estimated ?? delivery.left!) < today ? 'done' : 'carrier'
}

/** Hands pieces out to lines of one article, the first line first; what is left over belongs to none. */
function handOut(pieces: number, wanted: readonly number[]): number[] {
  let rest = pieces
  return wanted.map((want) => {
    const taken = Math.min(rest, want)
    rest -= taken
    return taken
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const latest = (days: readonly (Day | null)[]): Day | null =>
  days.reduce<Day | null>((last, day) => (day && (!last || day > last) ? day : last), null)

/**
 * Works out what has become of each line of an order, in the order of the lines.
 * @param today in the tenant's time zone
 */
export function lineFigures(
  order: OrderFacts,
  lines: readonly OrderedLine[],
  deliveries: readonly DeliveredLine[],
  today: Day,
): LineFigures[] {
  const figures = new Map<OrderedLine, LineFigures>()
  for (const article of new Set(lines.map((line) => line.article))) {
    const own = lines.filter((line) => line.article === article)
    const wanted = own.map(({ qty, cancelled }) => (cancelled ? 0 : qty))
    const sent = deliveries.filter((one) => one.article === article)
    const shipped = handOut(
      sum(sent.filter((one) => hasLeft(one, today)).map(({ qty }) => qty)),
      wanted,
    )
    const packed = handOut(
      sum(sent.filter((one) => !hasLeft(one, today)).map(({ qty }) => qty)),
      wanted.map((want, n) => want - shipped[n]!),
    )
    for (const [n, line] of own.entries())
      figures.set(
        line,
        figuresOf(
          order,
          line,
          { shipped: shipped[n]!, packed: packed[n]!, sent, any: deliveries.length > 0 },
          today,
        ),
      )
  }
  return lines.map((line) => figures.get(line)!)
}

function figuresOf(
  { status, hoped }: OrderFacts,
  { qty, cancelled, confirmations }: OrderedLine,
  moved: { shipped: number; packed: number; sent: readonly DeliveredLine[]; any: boolean },
  today: Day,
): LineFigures {
  const promised = confirmations.filter((one) => one.qty > 0)
  const isClosed = cancelled || status === 'cancelled'
  // The ERP says that all has left, and knows no delivery of it: an order from before the deliveries' feed.
  const shipped = status === 'shipped' && !moved.any && !cancelled ? qty : moved.shipped
  const open = isClosed || status === 'shipped' ? 0 : qty - shipped
  const packed = open > 0 ? moved.packed : 0
  const next = promised
    .map(({ date }) => date)
    .filter((date) => date >= today)
    .sort()[0]
  const base = {
    ordered: qty,
    confirmed: isClosed ? 0 : Math.min(qty, sum(promised.map((one) => one.qty))),
    shipped,
    packed,
    open,
  }
  if (open > 0) {
    const allTracked =
      packed === open && moved.sent.every((one) => hasLeft(one, today) || one.tracked)
    return {
      ...base,
      expected: next ?? hoped,
      expectedConfirmed: next !== undefined,
      phase: allTracked ? 'carrier' : 'ours',
    }
  }
  if (shipped === 0) return { ...base, expected: null, expectedConfirmed: false, phase: 'done' }
  const gone = moved.sent.filter((one) => hasLeft(one, today))
  const isUnderway = gone.some((one) => deliveryPhase(one, today) === 'carrier')
  return {
    ...base,
    expected: latest(gone.map(({ estimated, left }) => estimated ?? left)),
    expectedConfirmed: true,
    phase: isUnderway ? 'carrier' : 'done',
  }
}

/** Moments of an order as days in the tenant's zone, as far as they are known. */
export interface OrderDays {
  placed: Day
  confirmed: Day | null
  shipped: Day | null
  cancelled: Day | null
}

/** Says whose turn a whole order is and since when: ours while any piece has not been handed to the carrier. */
export function orderPhase(
  status: OrderState,
  days: OrderDays,
  lines: readonly LineFigures[],
  deliveries: readonly DeliveredLine[],
  today: Day,
): { phase: Phase; since: Day | null } {
  if (status === 'cancelled') return { phase: 'done', since: days.cancelled }
  if (lines.some(({ phase }) => phase === 'ours'))
    return { phase: 'ours', since: days.confirmed ?? days.placed }
  const gone = deliveries.filter((one) => hasLeft(one, today))
  const left = latest(gone.map((one) => one.left)) ?? days.shipped
  if (lines.some(({ phase }) => phase === 'carrier')) return { phase: 'carrier', since: left }
  return {
    phase: 'done',
    since: latest(gone.map((one) => one.receivedOn ?? one.estimated ?? one.left)) ?? left,
  }
}
