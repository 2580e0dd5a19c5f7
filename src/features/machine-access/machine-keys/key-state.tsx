import { Trans } from '@lingui/react/macro'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

/** Whether a key still opens anything. */
export function KeyState({ state }: { state: 'ACTIVE' | 'EXPIRED' | 'REVOKED' }) {
  if (state === 'ACTIVE')
    return (
      <StatusDot tone="success">
        <Trans>Active</Trans>
      </StatusDot>
    )
  if (state === 'EXPIRED')
    return (
      <StatusDot tone="warning">
        <Trans>Expired</Trans>
      </StatusDot>
    )
  return (
    <StatusDot tone="neutral">
      <Trans>Revoked</Trans>
    </StatusDot>
  )
}
