import { Trans } from '@lingui/react/macro'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { LocalState } from './local-visits.ts'

/** State of a visit: on this device, on its way, or with the server. */
export function VisitState({ state }: { state: LocalState | 'sent' }) {
  switch (state) {
    case 'draft':
      return (
        <StatusDot tone="neutral">
          <Trans>Draft on this device</Trans>
        </StatusDot>
      )
    case 'waiting':
      return (
        <StatusDot tone="info">
          <Trans>Waiting to be sent</Trans>
        </StatusDot>
      )
    case 'sending':
      return (
        <StatusDot tone="info">
          <Trans>Sending…</Trans>
        </StatusDot>
      )
    case 'needs_you':
      return (
        <StatusDot tone="warning">
          <Trans>Needs you</Trans>
        </StatusDot>
      )
    case 'sent':
      return (
        <StatusDot tone="success">
          <Trans>Sent</Trans>
        </StatusDot>
      )
  }
}
