import { Plural, Trans } from '@lingui/react/macro'
import { dueText } from '#domain/invoices/due.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

/** Days before the due day from which an invoice is marked. */
const soon = 7

/** Days until an invoice is due, or since, in words. @param overdue days until then, below zero when past */
export function DueText({ overdue }: { overdue: number }) {
  const due = dueText(overdue)
  if (due.kind === 'now')
    return (
      <StatusDot tone="warning">
        <Trans>Due now</Trans>
      </StatusDot>
    )
  return due.kind === 'within' ? (
    <StatusDot tone={due.days <= soon ? 'warning' : 'neutral'}>
      <Plural value={due.days} one="Due within # day" other="Due within # days" />
    </StatusDot>
  ) : (
    <StatusDot tone="danger">
      <Plural value={due.days} one="Overdue # day" other="Overdue # days" />
    </StatusDot>
  )
}
