import { Plural, Trans } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { MailMessages } from './mail.gql.ts'

export type Message = ResultOf<typeof MailMessages>['mailMessages']['messages'][number]

/** Whether a message has left. */
export function MailState({ state, attempts }: Pick<Message, 'state' | 'attempts'>) {
  if (state === 'SENT')
    return (
      <StatusDot tone="success">
        <Trans>Sent</Trans>
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
  if (state === 'HELD')
    return (
      <StatusDot tone="neutral">
        <Trans>Not sent, portal not open</Trans>
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
