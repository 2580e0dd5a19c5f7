import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import type { QuoteStatus } from '#domain/quotes/quote-statuses.ts'
import { useDates } from '#parts/date/use-dates.ts'
import type { Tone } from '#ui/display/tone.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

const tones: Record<QuoteStatus, Tone> = {
  SENT: 'info',
  ACCEPTED: 'warning',
  ORDERED: 'success',
  DECLINED: 'danger',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
}

/** Words of each status. */
export const statusWords: Record<QuoteStatus, MessageDescriptor> = {
  SENT: msg`Open`,
  ACCEPTED: msg`Accepted, not ordered yet`,
  ORDERED: msg({ message: 'Ordered', context: 'quote' }),
  DECLINED: msg({ message: 'Declined', context: 'quote' }),
  EXPIRED: msg({ message: 'Expired', context: 'quote' }),
  WITHDRAWN: msg({ message: 'Withdrawn', context: 'quote' }),
}

/** Status of a quote as a dot and a word. */
export function QuoteStatusDot({ status }: { status: QuoteStatus }) {
  const { i18n } = useLingui()
  return <StatusDot tone={tones[status]}>{i18n._(statusWords[status])}</StatusDot>
}

interface QuoteTurnProps {
  status: QuoteStatus
  since: string
  /** The reader buys; else they sell. */
  isCustomer: boolean
  customerName: string
}

/** Says whose turn it is and since when, or when it ended. */
export function QuoteTurn({ status, since, isCustomer, customerName }: QuoteTurnProps) {
  const { dayOf } = useDates()
  const { t } = useWords()
  const day = dayOf(new Date(since))
  switch (status) {
    case 'SENT':
      return isCustomer ? (
        <Trans>Waiting for your answer since {day}</Trans>
      ) : (
        <Trans>
          Waiting for {customerName} since {day}
        </Trans>
      )
    case 'ACCEPTED':
      return isCustomer ? (
        <Trans>Waiting for your order since {day}</Trans>
      ) : (
        <Trans>
          Accepted on {day}, waiting for the order of {customerName}
        </Trans>
      )
    case 'ORDERED':
      return t({ message: `Ordered on ${day}`, context: 'quote' })
    case 'DECLINED':
      return <Trans>Declined on {day}</Trans>
    case 'EXPIRED':
      return <Trans>Expired on {day}</Trans>
    case 'WITHDRAWN':
      return <Trans>Withdrawn on {day}</Trans>
  }
}
