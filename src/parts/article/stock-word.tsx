import { Trans } from '@lingui/react/macro'
import { StatusDot } from '#ui/status-dot.tsx'
import { useDates } from '../date/use-dates.ts'

interface Stocks {
  available: number | null
  nextArrival: readonly { date: string; qty: number | null }[]
}

/** Above this a number says no more than "plenty". */
const plenty = 50

/** Stock as a dot and a word; without any, when the next arrives. Nothing where the tenant shows no stock. */
export function StockWord({ stocks }: { stocks: Stocks }) {
  const { available, nextArrival } = stocks
  const [next] = nextArrival
  if (available !== null && available > 0) {
    return <StatusDot tone="success">{available > plenty ? <Trans>In stock</Trans> : <Trans>{available} in stock</Trans>}</StatusDot>
  }
  if (next) return <StatusDot tone="warning"><Trans>Arrives <DayText day={next.date} /></Trans></StatusDot>
  return available === null ? null : <StatusDot tone="danger"><Trans>Out of stock</Trans></StatusDot>
}

/** A day as the tenant writes days. */
export function DayText({ day }: { day: string }) {
  const dates = useDates()
  return <time dateTime={day}>{dates.day(day)}</time>
}
