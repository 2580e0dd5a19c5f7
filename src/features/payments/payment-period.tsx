import { useLingui } from '@lingui/react/macro'
import { DateField } from '#ui/form/date-field.tsx'
import * as css from './payments.css.ts'

interface Period {
  from?: string | undefined
  to?: string | undefined
}

interface PaymentPeriodProps {
  period: Period
  ask: (part: Period) => void
}

/** Names of the filters of `PaymentPeriod`. */
export const periodFilters = ['from', 'to'] as const

/** Narrows a list of payments to days of creation. */
export function PaymentPeriod({ period: { from, to }, ask }: PaymentPeriodProps) {
  const { t } = useLingui()
  return (
    <div className={css.period}>
      <DateField
        label={t`Created from`}
        value={from ?? ''}
        max={to}
        onChange={({ target }) => ask({ from: target.value || undefined })}
      />
      <DateField
        label={t`Created until`}
        value={to ?? ''}
        min={from}
        onChange={({ target }) => ask({ to: target.value || undefined })}
      />
    </div>
  )
}
