import { Trans } from '@lingui/react/macro'
import { differencesOf, isAsExpected, receivedByLine } from '#domain/orders/receipt.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { OrderView } from './orders.gql.ts'

type StatedDelivery = Pick<OrderView['deliveries'][number], 'phase' | 'detail' | 'receipts'>

/** State of a delivery in words. */
export function DeliveryState({ delivery }: { delivery: StatedDelivery }) {
  const { phase, receipts } = delivery
  if (receipts.length > 0)
    return wasComplete(delivery) ? (
      <StatusDot tone="success">
        <Trans>Received</Trans>
      </StatusDot>
    ) : (
      <StatusDot tone="warning">
        <Trans>Received with differences</Trans>
      </StatusDot>
    )
  if (phase === 'done')
    return (
      <StatusDot tone="success">
        <Trans>Should have arrived</Trans>
      </StatusDot>
    )
  if (phase === 'carrier')
    return (
      <StatusDot tone="info">
        <Trans>On its way</Trans>
      </StatusDot>
    )
  return (
    <StatusDot>
      <Trans>Packed</Trans>
    </StatusDot>
  )
}

function wasComplete({ detail, receipts }: StatedDelivery): boolean {
  const unknown = receipts
    .flatMap(({ lines }) => lines)
    .reduce((sum, { line, received }) => sum + (line === null ? received : 0), 0)
  return isAsExpected(differencesOf(detail, receivedByLine(receipts), unknown))
}
