import { Trans } from '@lingui/react/macro'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

interface WebhookStateProps {
  enabled: boolean
  disabledAt: unknown
  failingSince: unknown
}

/** State of an endpoint: on, off, failing. */
export function WebhookState({ enabled, disabledAt, failingSince }: WebhookStateProps) {
  if (!enabled && disabledAt)
    return (
      <StatusDot tone="danger">
        <Trans>Switched off after failures</Trans>
      </StatusDot>
    )
  if (!enabled)
    return (
      <StatusDot tone="neutral">
        <Trans>Switched off</Trans>
      </StatusDot>
    )
  if (failingSince)
    return (
      <StatusDot tone="warning">
        <Trans>Failing</Trans>
      </StatusDot>
    )
  return (
    <StatusDot tone="success">
      <Trans>On</Trans>
    </StatusDot>
  )
}
