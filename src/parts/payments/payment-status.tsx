import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { PaymentPhase, PaymentStatusCode } from '#domain/payments/payment-status.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { statusTones, statusWords } from './payment-status-words.ts'

/** Status of a payment as a dot and a word. */
export function PaymentStatusDot({ status }: { status: PaymentStatusCode }) {
  const { i18n } = useLingui()
  return <StatusDot tone={statusTones[status]}>{i18n._(statusWords[status])}</StatusDot>
}

interface PaymentTurnProps {
  payment: { phase: PaymentPhase; since: unknown; payerName: string }
  /** The reader works for the seller. */
  isOffice: boolean
}

/** Says whose turn it is and since when, or when it ended. */
export function PaymentTurn({ payment, isOffice }: PaymentTurnProps) {
  const { dayOf } = useDates()
  const day = dayOf(new Date(String(payment.since)))
  const { payerName } = payment
  switch (payment.phase) {
    case 'yours':
      return isOffice ? (
        <Trans>
          Waiting for {payerName} since {day}
        </Trans>
      ) : (
        <Trans>Waiting for your payment since {day}</Trans>
      )
    case 'ours':
      return isOffice ? (
        <Trans>Waiting for your check since {day}</Trans>
      ) : (
        <Trans>We’ve been checking it since {day}</Trans>
      )
    case 'carrier':
      return <Trans>With the payment service since {day}</Trans>
    case 'done':
      return <Trans>Ended on {day}</Trans>
  }
}
