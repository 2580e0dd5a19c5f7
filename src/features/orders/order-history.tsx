import { Trans } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { Card } from '#ui/display/card.tsx'
import type { OrderView } from './orders.gql.ts'
import * as css from './orders.css.ts'

type Event = OrderView['history'][number]

/** Everything that has happened to an order, the first first. */
export function OrderHistory({ events }: { events: readonly Event[] }) {
  return (
    <Card title={<Trans>History</Trans>}>
      <ol className={css.history}>
        {events.map((event, at) => (
          <li key={at} className={css.event}>
            <span>
              <What event={event} />
              {event.by && (
                <span className={css.quiet}>
                  <Trans>by {event.by}</Trans>
                </span>
              )}
            </span>
            <span className={css.quiet}>
              <When event={event} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function When({ event: { at, day } }: { event: Event }) {
  const dates = useDates()
  if (at) return dates.brief(Date.parse(String(at)))
  return day ? dates.day(day) : null
}

function What({ event: { kind, reference } }: { event: Event }) {
  const number = reference ?? ''
  switch (kind) {
    case 'placed':
      return <Trans>Order placed</Trans>
    case 'sent':
      return <Trans>Sent to the ERP</Trans>
    case 'confirmed':
      return <Trans>Order confirmed</Trans>
    case 'packed':
      return <Trans>Delivery {number} packed</Trans>
    case 'shipped':
      return number ? <Trans>Delivery {number} left</Trans> : <Trans>Order shipped</Trans>
    case 'received':
      return <Trans>Delivery {number} received</Trans>
    case 'invoiced':
      return <Trans>Invoice {number} issued</Trans>
    case 'cancelled':
      return <Trans>Order canceled</Trans>
  }
}
