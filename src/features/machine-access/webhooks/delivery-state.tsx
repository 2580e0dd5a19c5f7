import { Plural, Trans } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { WebhookDeliveries } from './webhook.gql.ts'

export type Delivery = ResultOf<typeof WebhookDeliveries>['webhookDeliveries']['rows'][number]

/** Whether an event has arrived. */
export function DeliveryState({ state, attempts: tries }: Pick<Delivery, 'state' | 'attempts'>) {
  const attempts = tries.length
  if (state === 'DELIVERED')
    return (
      <StatusDot tone="success">
        <Trans>Delivered</Trans>
      </StatusDot>
    )
  if (state === 'FAILED')
    return (
      <StatusDot tone="danger">
        <Trans>Failed</Trans>
      </StatusDot>
    )
  if (attempts === 0)
    return (
      <StatusDot tone="info">
        <Trans>Waiting</Trans>
      </StatusDot>
    )
  return (
    <StatusDot tone="warning">
      <Plural value={attempts} one="Waiting, # failed try" other="Waiting, # failed tries" />
    </StatusDot>
  )
}
