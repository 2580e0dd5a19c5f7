import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { BarChart } from '#parts/chart/bar-chart.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Table } from '#ui/table/table.tsx'
import type { SalesFigure } from './sales-figures.ts'

interface MonthsCardProps {
  months: readonly SalesFigure[]
  year: number
  money: (amount: string) => string
  onPick: (month: number) => void
}

/** Sales month by month, as bars with a table behind them. */
export function MonthsCard({ months, year, money, onPick }: MonthsCardProps) {
  const { t, i18n } = useLingui()
  const [asTable, setAsTable] = useState(false)
  const { locale } = i18n
  const { names, series, axisText } = useMemo(() => {
    const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
    const short = new Intl.NumberFormat(locale, { notation: 'compact' })
    return {
      names: months.map(({ name }) => month.format(Date.UTC(2000, Number(name) - 1, 1))),
      series: [
        { name: String(year), values: months.map(({ netSales }) => Number(netSales)) },
        {
          name: String(year - 1),
          values: months.map(({ netSalesLastYear }) => Number(netSalesLastYear)),
        },
      ] as const,
      axisText: (value: number) => short.format(value),
    }
  }, [months, year, locale])
  const pick = useMemo(() => (at: number) => onPick(Number(months[at]!.name)), [months, onPick])
  const title = t`Net sales by month`
  return (
    <Card
      title={title}
      actions={
        <Button size="sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? t`Show as chart` : t`Show as table`}
        </Button>
      }
    >
      {asTable ? (
        <Table
          caption={title}
          rows={months}
          keyOf={({ name }) => name}
          columns={[
            {
              key: 'month',
              title: t`Month`,
              lead: true,
              text: ({ name }) => names[months.findIndex((one) => one.name === name)]!,
            },
            {
              key: 'now',
              title: String(year),
              align: 'end',
              text: ({ netSales }) => money(netSales),
            },
            {
              key: 'before',
              title: String(year - 1),
              align: 'end',
              text: ({ netSalesLastYear }) => money(netSalesLastYear),
            },
            {
              key: 'pieces',
              title: t`Pieces`,
              align: 'end',
              text: ({ invoiceQuantity }) => invoiceQuantity,
            },
          ]}
        />
      ) : (
        <BarChart
          label={t`Net sales by month in ${year} beside the year before. The table has the figures.`}
          categories={names}
          series={series}
          axisText={axisText}
          onPick={pick}
        />
      )}
    </Card>
  )
}
