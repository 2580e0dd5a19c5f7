import { useLingui } from '@lingui/react/macro'
import type { BonusProgram } from '#domain/bonus/bonus.ts'
import type { Column } from '#ui/table/table.tsx'
import type { BonusQuarter } from './bonus.gql.ts'
import { quarterName } from './quarter-table.tsx'

type Quarter = BonusQuarter & { program: BonusProgram }

/** Columns of the file of quarters: each amount and its points in a cell of its own. @param names of the programmes */
export function useQuarterColumns(names: Record<BonusProgram, string>): Column<Quarter>[] {
  const { t } = useLingui()
  const number = (key: string, title: string, of: (quarter: Quarter) => unknown) => ({
    key,
    title,
    text: (quarter: Quarter) => {
      const value = of(quarter)
      return value === null ? '' : Number(value)
    },
  })
  return [
    { key: 'program', title: t`Program`, text: ({ program }) => names[program] },
    { key: 'quarter', title: t`Quarter`, text: ({ quarter }) => quarterName(quarter) },
    number('purchases', t`Purchases`, ({ purchases }) => purchases),
    number('purchasePoints', t`Points of purchases`, ({ purchasePoints }) => purchasePoints),
    number('sales', t`Retail sales`, ({ retailSales }) => retailSales),
    number('salePoints', t`Points of retail sales`, ({ salePoints }) => salePoints),
    number('earned', t`Earned`, ({ earned }) => earned),
    number('verification', t`Verified share`, ({ verification }) => verification),
    number('verified', t`Verified`, ({ verified }) => verified),
    number('onTime', t`Payment on time`, ({ onTimePayment }) => onTimePayment),
    number('total', t`Bonus`, ({ total }) => total),
    { key: 'currency', title: t`Currency`, text: ({ currency }) => currency },
  ]
}
