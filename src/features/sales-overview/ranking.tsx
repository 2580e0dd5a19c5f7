import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changeOf } from '#domain/sales/compare-years.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { SalesFigure } from './sales-figures.ts'
import * as css from './sales-page.css.ts'
import { useChange } from './use-change.ts'

/** Rows shown before all are asked for. */
const shownFirst = 10

interface RankingProps {
  title: string
  /** Heading of the first column: the word for one row. */
  kind: string
  rows: readonly SalesFigure[]
  year: number
  money: (amount: string) => string
  onPick: (name: string) => void
}

/** Brands, categories, models or series by their sales. A press on a name narrows the whole overview to it. */
export function Ranking({ title, kind, rows, year, money, onPick }: RankingProps) {
  const { t } = useLingui()
  const change = useChange()
  const [all, setAll] = useState(false)
  const highest = Math.max(1, ...rows.map(({ netSales }) => Number(netSales)))
  const other = t`Others`
  const columns: Column<SalesFigure>[] = [
    {
      key: 'name',
      title: kind,
      lead: true,
      text: ({ name }) => name || other,
      cell: ({ name, netSales }) => (
        <>
          {name ? (
            <button type="button" className={css.pick} onClick={() => onPick(name)}>
              {name}
            </button>
          ) : (
            other
          )}
          <progress
            className={css.share}
            max={highest}
            value={Math.max(0, Number(netSales))}
            aria-hidden="true"
          />
        </>
      ),
    },
    { key: 'now', title: String(year), align: 'end', text: ({ netSales }) => money(netSales) },
    {
      key: 'before',
      title: String(year - 1),
      align: 'end',
      text: ({ netSalesLastYear }) => money(netSalesLastYear),
    },
    {
      key: 'change',
      title: t`Growth`,
      align: 'end',
      deskOnly: true,
      text: ({ netSales, netSalesLastYear }) => change(changeOf(netSales, netSalesLastYear)),
    },
    {
      key: 'pieces',
      title: t`Pieces`,
      align: 'end',
      text: ({ invoiceQuantity }) => invoiceQuantity,
    },
  ]
  return (
    <Card title={title} padded={false}>
      {rows.length > 0 ? (
        <>
          <Table
            caption={title}
            columns={columns}
            rows={all ? rows : rows.slice(0, shownFirst)}
            keyOf={({ name }) => name}
          />
          {!all && rows.length > shownFirst && (
            <p className={css.more}>
              <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
                <Plural value={rows.length} one="Show # row" other="Show all # rows" />
              </Button>
            </p>
          )}
        </>
      ) : (
        <p className={css.nothing}>
          <Trans>Nothing was invoiced.</Trans>
        </p>
      )}
    </Card>
  )
}
