import { Trans } from '@lingui/react/macro'
import type { Credit } from '#domain/ordering/credit.ts'
import { useDates } from '../date/use-dates.ts'
import { Icon } from '#ui/display/icon.tsx'
import { age } from './credit.css.ts'

interface CreditAgeProps {
  credits: readonly Credit[]
  /** The figures could not be refreshed. */
  stale: boolean
}

/** As of when the figures are: the oldest of them counts. */
export function CreditAge({ credits, stale }: CreditAgeProps) {
  const { brief } = useDates()
  const oldest = new Date(credits.map(({ updatedAt }) => updatedAt).sort()[0] ?? 0)
  const moment = brief(oldest)
  return (
    <span className={age}>
      {stale && <Icon name="offline" size="sm" />}
      {stale ? (
        <Trans>Credit as of {moment}; it could not be refreshed.</Trans>
      ) : (
        <Trans>Credit as of {moment}</Trans>
      )}
    </span>
  )
}
