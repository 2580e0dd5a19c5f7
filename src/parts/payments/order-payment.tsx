import { Plural, Trans } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useDates } from '#parts/date/use-dates.ts'
import { useScope } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Stack } from '#ui/display/stack.tsx'
import type { OrderPaymentFields } from './order-payment.gql.ts'
import { PaymentLink } from './payment-link.tsx'
import { PaymentStatusDot, PaymentTurn } from './payment-status.tsx'

/** Shows how far the payment of an order in advance is, with the way to it. */
export function OrderPayment({ payment }: { payment: ResultOf<typeof OrderPaymentFields> }) {
  const { brief } = useDates()
  const isOffice = useScope('page.orderlist')
  const { id, paymentStatus, expiredDate, docs, actions } = payment
  const until = brief(Date.parse(String(expiredDate)))
  const proofs = docs.length
  const isDue = actions.includes('PAY') || (actions.includes('UPLOAD') && proofs === 0)
  return (
    <Stack gap={1}>
      <PaymentStatusDot status={paymentStatus.id} />
      <small>
        <PaymentTurn payment={payment} isOffice={isOffice} />
      </small>
      {Boolean(expiredDate) && paymentStatus.id === 'waiting' && (
        <small>
          <Trans>Pay by {until}</Trans>
        </small>
      )}
      {proofs > 0 && (
        <small>
          <Plural value={proofs} one="# proof uploaded" other="# proofs uploaded" />
        </small>
      )}
      <span>
        <PaymentLink id={id} className={button({ size: 'sm' })}>
          {isDue ? <Trans>Pay now</Trans> : <Trans>Show payment</Trans>}
        </PaymentLink>
      </span>
    </Stack>
  )
}
