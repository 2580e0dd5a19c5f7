import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { StatusDot } from '#ui/status-dot.tsx'

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

/** A day in words of the reader's language. */
export function DayText({ day }: { day: string }) {
  const { i18n } = useLingui()
  return <time dateTime={day}>{i18n.date(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })}</time>
}
