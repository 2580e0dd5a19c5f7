import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { OrderHandovers } from './handover.gql.ts'

export type Handover = ResultOf<typeof OrderHandovers>['orderHandovers']['orders'][number]

/** States on the way to the ERP, failed ones first. */
export function useStateWords(): Record<Handover['state'], string> {
  const { t } = useLingui()
  return {
    FAILED: t`Failed`,
    WAITING: t`Waiting`,
    DELIVERED: t`Sent to ERP`,
    FILED: t`Saved as file`,
  }
}

/** Whether the ERP has it. */
export function HandoverState({ state, attempts }: Pick<Handover, 'state' | 'attempts'>) {
  if (state === 'DELIVERED')
    return (
      <StatusDot tone="success">
        <Trans>Sent to ERP</Trans>
      </StatusDot>
    )
  if (state === 'FILED')
    return (
      <StatusDot tone="neutral">
        <Trans>Saved as file</Trans>
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
