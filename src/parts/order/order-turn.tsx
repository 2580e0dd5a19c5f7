import { Trans } from '@lingui/react/macro'
import type { Phase } from '#domain/orders/line-figures.ts'
import { useDates } from '#parts/date/use-dates.ts'

/** Says whose turn an order or delivery is, and since when where that is known. */
export function OrderTurn({ phase, since }: { phase: Phase; since: string | null | undefined }) {
  const { day } = useDates()
  const from = since ? day(since) : ''
  switch (phase) {
    case 'yours':
      return from ? <Trans>Your turn since {from}</Trans> : <Trans>Your turn</Trans>
    case 'ours':
      return from ? <Trans>With us since {from}</Trans> : <Trans>With us</Trans>
    case 'carrier':
      return from ? <Trans>With the carrier since {from}</Trans> : <Trans>With the carrier</Trans>
    case 'done':
      return from ? <Trans>Completed on {from}</Trans> : <Trans>Completed</Trans>
  }
}
