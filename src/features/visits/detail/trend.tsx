import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { BarChart } from '#parts/chart/bar-chart.tsx'
import { SparkLine } from '#parts/chart/spark-line.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { questionWords } from '../visit-words.ts'
import { type VisitKind } from '#parts/visits/visits.gql.ts'
import { VisitTrend, type VisitTrendPoint } from '../visits.gql.ts'
import * as css from './detail.css.ts'

const axisText = (value: number) => String(value)

/** Small charts of the visits to a customer over time, with a table behind them. */
export function Trend({ kind, custCode }: { kind: VisitKind; custCode: string }) {
  const { t, i18n } = useLingui()
  const { dayOf } = useDates()
  const [asTable, setAsTable] = useState(false)
  const [{ data }] = useQuery({ query: VisitTrend, variables: { kind: kind.id, custCode } })
  const points = data?.formVisitTrend ?? noPoints
  const counts = kind.fields.includes('qtyPlgGrp') && kind.fields.includes('qtyNonPlgGrp')
  const percent = useMemo(
    () => new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }),
    [i18n.locale],
  )
  if (points.length < 2) return null
  const title = t`Over time`
  const columns: Column<VisitTrendPoint>[] = [
    {
      key: 'day',
      title: t`Visit`,
      lead: true,
      text: ({ visitedAt }) => dayOf(Date.parse(String(visitedAt))),
    },
    ...(counts
      ? ([
          {
            key: 'own',
            title: i18n._(questionWords.qtyPlgGrp),
            align: 'end',
            text: ({ qtyPlgGrp }) => qtyPlgGrp ?? '',
          },
          {
            key: 'other',
            title: i18n._(questionWords.qtyNonPlgGrp),
            align: 'end',
            text: ({ qtyNonPlgGrp }) => qtyNonPlgGrp ?? '',
          },
          {
            key: 'share',
            title: t`Our share`,
            align: 'end',
            text: ({ brandShare }) => (brandShare === null ? '' : percent.format(brandShare)),
          },
        ] satisfies Column<VisitTrendPoint>[])
      : []),
    { key: 'series', title: t`Series`, align: 'end', text: ({ series }) => series },
  ]
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
        <Table caption={title} rows={points} keyOf={({ id }) => id} columns={columns} />
      ) : (
        <Charts points={points} counts={counts} percent={percent} />
      )}
    </Card>
  )
}

const noPoints: VisitTrendPoint[] = []

interface ChartsProps {
  points: readonly VisitTrendPoint[]
  /** This kind counts bicycles. */
  counts: boolean
  percent: Intl.NumberFormat
}

function Charts({ points, counts, percent }: ChartsProps) {
  const { t, i18n } = useLingui()
  const { dayOf } = useDates()
  const [own, other] = [i18n._(questionWords.qtyPlgGrp), i18n._(questionWords.qtyNonPlgGrp)]
  // As one text, so that the chart is drawn anew only when a day is another.
  const written = points.map(({ visitedAt }) => dayOf(Date.parse(String(visitedAt)))).join('\n')
  const days = useMemo(() => written.split('\n'), [written])
  const series = useMemo(
    () =>
      [
        { name: own, values: points.map(({ qtyPlgGrp }) => qtyPlgGrp ?? 0) },
        { name: other, values: points.map(({ qtyNonPlgGrp }) => qtyNonPlgGrp ?? 0) },
      ] as const,
    [points, own, other],
  )
  const last = points.at(-1)!
  return (
    <>
      {counts && (
        <BarChart
          label={t`Bicycles counted at each visit, ours beside others. The table has the figures.`}
          categories={days}
          series={series}
          axisText={axisText}
        />
      )}
      <div className={css.sparks}>
        {counts && (
          <div>
            <span className={css.quiet}>
              <Trans>Our share</Trans>
              {last.brandShare !== null && <> · {percent.format(last.brandShare)}</>}
            </span>
            <SparkLine
              label={t`Our share of the counted bicycles at each visit. The table has the figures.`}
              values={points.map(({ brandShare }) => brandShare)}
            />
          </div>
        )}
        <div>
          <span className={css.quiet}>
            <Trans>Series</Trans> · {last.series}
          </span>
          <SparkLine
            label={t`Number of series at each visit. The table has the figures.`}
            values={points.map(({ series: count }) => count)}
          />
        </div>
      </div>
    </>
  )
}
