import { Trans } from '@lingui/react/macro'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Card } from '#ui/display/card.tsx'
import { PaymentStatusDot } from '#parts/payments/payment-status.tsx'
import type { Payment } from './payment.ts'
import * as css from './payments.css.ts'

type Event = Payment['history'][number]

/** Everything that happened to a payment, the latest first. */
export function PaymentHistory({ payment: { history } }: { payment: Payment }) {
  const { brief } = useDates()
  const { currency: format } = useConfig()
  if (history.length === 0) return null
  return (
    <Card title={<Trans>History</Trans>}>
      <ol className={css.history}>
        {history.map((event, at) => (
          <li key={`${String(event.at)} ${history.length - at}`}>
            <PaymentStatusDot status={event.status} />
            <span className={css.quiet}>
              <time dateTime={String(event.at)}>{brief(Date.parse(String(event.at)))}</time>
              {' · '}
              <By event={event} />
              {event.amount && ` · ${formatMoneyIn(event.amount, event.currency, format)}`}
            </span>
            {event.note && <span className={css.quiet}>{event.note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function By({ event: { by, source, status } }: { event: Event }) {
  if (by) return by
  if (source === 'feed') return <Trans>ERP</Trans>
  if (source === 'gateway') return <Trans>Payment service</Trans>
  return status === 'failed' ? <Trans>Time was over</Trans> : <Trans>Automatic</Trans>
}
