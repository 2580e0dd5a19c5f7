import { useLingui } from '@lingui/react/macro'
import type { Ageing } from '#domain/invoices/due.ts'
import type { Tone } from '#ui/display/tone.ts'

/** Words of the groups by age. */
export function useAgeingWords(): Record<Ageing, string> {
  const { t } = useLingui()
  return {
    not_due: t`Not due`,
    days_1_30: t`1–30 days overdue`,
    days_31_60: t`31–60 days overdue`,
    days_61_90: t`61–90 days overdue`,
    over_90: t`Over 90 days overdue`,
  }
}

/** Colour of each group: the older, the more pressing. */
export const ageingTones: Record<Ageing, Tone> = {
  not_due: 'success',
  days_1_30: 'info',
  days_31_60: 'warning',
  days_61_90: 'danger',
  over_90: 'danger',
}
