import { Trans } from '@lingui/react/macro'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

interface Answered {
  answeredAt?: unknown
  answeredBy?: string | null
  /** Number of the customer that an inquiry became. */
  acceptedCustomer?: string | null
}

/** State of an entry of an inbox: open, answered by an administrator, or accepted as a customer. */
export function AnswerState({ answeredAt, answeredBy, acceptedCustomer }: Answered) {
  if (acceptedCustomer)
    return (
      <StatusDot tone="success">
        <Trans>Accepted as customer {acceptedCustomer}</Trans>
      </StatusDot>
    )
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
