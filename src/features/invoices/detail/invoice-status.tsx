import { Trans } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

interface InvoiceStatusProps {
  invoice: { status: string; clearingDate: string | null }
}

/** State of payment in words. */
export function InvoiceStatus({ invoice: { status, clearingDate } }: InvoiceStatusProps) {
  const { day } = useDates()
  if (clearingDate)
    return (
      <StatusDot tone="success">
        <Trans>Cleared on {day(clearingDate)}</Trans>
      </StatusDot>
    )
  if (status === 'Pending Payment')
    return (
      <StatusDot tone="info">
        <Trans>Payment pending</Trans>
      </StatusDot>
    )
  if (status === 'Waiting For Payment')
    return (
      <StatusDot tone="info">
        <Trans>Waiting for payment</Trans>
      </StatusDot>
    )
  return (
    <StatusDot tone="warning">
      <Trans>Open</Trans>
    </StatusDot>
  )
}
