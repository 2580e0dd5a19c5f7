import { Trans } from '@lingui/react/macro'
import type { Phase } from '#domain/orders/line-figures.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

/** State of a delivery in words. */
export function DeliveryState({ delivery: { phase } }: { delivery: { phase: Phase } }) {
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
