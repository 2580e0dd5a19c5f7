import { useLingui } from '@lingui/react'
import type { Decimal } from '#domain/ordering/money.ts'

/** Writes how much less something costs, the way of this locale: "-5%", "-5 %". @param percent as `percentOff` gives it */
export function usePercentOff(): (percent: Decimal) => string {
  const { i18n } = useLingui()
  return (percent) =>
    i18n.number(-Number(percent) / 100, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
}

/** Writes a percentage the way of this locale: "5%", "5 %". */
export function usePercent(): (percent: Decimal) => string {
  const { i18n } = useLingui()
  return (percent) =>
    i18n.number(Number(percent) / 100, { style: 'percent', maximumFractionDigits: 1 })
}
