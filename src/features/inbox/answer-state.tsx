import { Trans } from '@lingui/react/macro'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

interface Answered {
  answeredAt?: unknown
  answeredBy?: string | null
}

/** State of an entry of an inbox: open, or answered by an administrator. */
export function AnswerState({ answeredAt, answeredBy }: Answered) {
  return answeredAt ? (
    <StatusDot tone="success">
      <Trans>Answered by {answeredBy}</Trans>
    </StatusDot>
  ) : (
    <StatusDot tone="info">
      <Trans>Open</Trans>
    </StatusDot>
  )
}
