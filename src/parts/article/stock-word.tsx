import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { type OrderType, type StockText, stockText } from '#domain/article/stock-display.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { useDates } from '../date/use-dates.ts'

interface Stocks {
  available: number | null
  inStock?: boolean | null
  areas?: readonly { area: string; available: number }[] | null
  nextArrival: readonly { date: string }[]
  orderType?: OrderType | null
  preOrder?: boolean | null
}

const orderTypes: Record<OrderType, MessageDescriptor> = {
  stock: msg`From stock`,
  pre_order: msg`Pre-order`,
  back_order: msg`Backorder`,
}

/** Stock as a dot and words; without any, when the next arrives. Nothing where the tenant shows no stock. */
export function StockWord({ stocks }: { stocks: Stocks }) {
  const saying = stockText(stocks)
  const type = stocks.orderType ?? (stocks.preOrder ? 'pre_order' : null)
  // "In stock" says itself that an order leaves from stock.
  const typeSaid = type !== null && type !== 'stock' ? type : null
  if (saying.kind === 'untold') return null
  return (
    <StatusDot tone={toneOf(saying)}>
      <Saying saying={saying} />
      {typeSaid && (
        <>
          {' '}
          · <OrderTypeWord type={typeSaid} />
        </>
      )}
    </StatusDot>
  )
}

/** Kind of an order placed now. */
export function OrderTypeWord({ type }: { type: OrderType }) {
  const { i18n } = useLingui()
  return i18n._(orderTypes[type])
}

const toneOf = ({ kind }: StockText) =>
  kind === 'arrives' ? 'warning' : kind === 'none' ? 'danger' : 'success'

function Saying({ saying }: { saying: StockText }) {
  const { i18n } = useLingui()
  switch (saying.kind) {
    case 'plenty':
      return <Trans>In stock</Trans>
    case 'some':
      return <Trans>{saying.available} in stock</Trans>
    case 'areas':
      return saying.areas
        .map(({ area, available }) => `${area} ${i18n.number(available)}`)
        .join(' · ')
    case 'arrives':
      return (
        <Trans>
          Arrives <DayText day={saying.date} />
        </Trans>
      )
    case 'none':
      return <Trans>Out of stock</Trans>
    case 'untold':
      return null
  }
}

/** A day as the tenant writes days. */
export function DayText({ day }: { day: string }) {
  const dates = useDates()
  return <time dateTime={day}>{dates.day(day)}</time>
}
