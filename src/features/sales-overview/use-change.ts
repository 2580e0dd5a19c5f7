import { useLingui } from '@lingui/react'
import type { Decimal } from '#domain/ordering/money.ts'

/** Percentages above this say nothing more: something was hardly sold the year before. */
const highest = 999

/** Returns how to write a change in percent, with its sign; a dash where there is nothing to compare with. */
export function useChange() {
  const { i18n } = useLingui()
  return (change: Decimal | null): string => {
    if (change === null) return '–'
    const shown = i18n.number(Math.min(highest, Number(change)) / 100, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    })
    return Number(change) > highest ? `> ${shown}` : shown
  }
}
