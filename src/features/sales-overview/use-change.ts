import { useLingui } from '@lingui/react'
import type { Decimal } from '#domain/ordering/money.ts'

/** Returns how to write a change in percent, with its sign; a dash where there is nothing to compare with. */
export function useChange() {
  const { i18n } = useLingui()
  return (change: Decimal | null): string =>
    change === null
      ? '–'
      : i18n.number(Number(change) / 100, {
          style: 'percent',
          signDisplay: 'exceptZero',
          maximumFractionDigits: 1,
        })
}
