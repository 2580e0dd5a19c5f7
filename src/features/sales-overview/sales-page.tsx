import { Trans, useLingui } from '@lingui/react/macro'
import type { VariablesOf } from 'gql.tada'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { compareYears } from '#domain/sales/compare-years.ts'
import { dayIn } from '#domain/time/day.ts'
import { type Question, useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ExportList } from '#parts/exports/export-list.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { Card } from '#ui/display/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { MonthsCard } from './months-card.tsx'
import { Ranking } from './ranking.tsx'
import type { SalesAnswer } from './sales-figures.ts'
import { SalesFilters } from './sales-filters.tsx'
import type { SalesOverview } from './sales-overview.gql.ts'
import * as css from './sales-page.css.ts'
import { type SalesGroup, type SalesSearch, toggled } from './sales-search.ts'
import { useChange } from './use-change.ts'

interface SalesPageProps {
  search: SalesSearch
  question: Question<SalesAnswer, VariablesOf<typeof SalesOverview>>
  /** Goes to the same screen with another question. */
  go: (search: SalesSearch) => void
}

export function SalesPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Sales overview`}>
      <SkeletonRows rows={10} label={t`Reading sales`} />
    </Page>
  )
}

/** Invoiced sales of a year beside the one before, by month, brand, category, model and series. */
export function SalesPage({ search, question, go }: SalesPageProps) {
  const { t } = useLingui()
  const { brief } = useDates()
  const { currency } = useConfig()
  const answer = useData(question)
  const sales = answer.salesOverviewV4
  const { year } = question.variables
  const money = (amount: string) => formatMoneyIn(amount, sales.currency, currency)
  const narrow = (group: SalesGroup) => (name: string) =>
    go({ ...search, [group]: toggled(search[group], name) })
  const series = sales.modelsV2.flatMap((model) => (search.models ? model.series : []))
  const { updatedAt, otherCurrencies } = sales
  const others = otherCurrencies.join(', ')
  const nothing = sales.brands.length === 0
  return (
    <Page
      title={t`Sales overview`}
      intro={
        updatedAt ? (
          <Trans>
            Invoiced, without tax and freight. As of {brief(Date.parse(String(updatedAt)))}
          </Trans>
        ) : (
          <Trans>Invoiced, without tax and freight</Trans>
        )
      }
      actions={
        !nothing && <ExportList kind="sales_overview" filter={exportFilter(search, year, answer)} />
      }
    >
      <div className={css.stack}>
        <SalesFilters search={search} answer={answer} year={year} go={go} />
        {others && (
          <Notice tone="info">
            <Trans>Invoices in {others} are not part of these figures.</Trans>
          </Notice>
        )}
        {nothing ? (
          <EmptyState heading={<Trans>Nothing was invoiced in these two years</Trans>} />
        ) : (
          <>
            <Totals answer={answer} year={year} money={money} />
            <MonthsCard
              months={sales.months}
              year={year}
              money={money}
              onPick={(month) => go({ ...search, months: toggled(search.months, month) })}
            />
            <div className={css.groups}>
              <Ranking
                {...{ year, money }}
                title={t`Brands`}
                kind={t`Brand`}
                rows={sales.brands}
                onPick={narrow('brands')}
              />
              <Ranking
                {...{ year, money }}
                title={t`Categories`}
                kind={t`Category`}
                rows={sales.merchandiseCategories}
                onPick={narrow('merchandiseCategories')}
              />
              <Ranking
                {...{ year, money }}
                title={t`Models`}
                kind={t`Model`}
                rows={sales.modelsV2}
                onPick={narrow('models')}
              />
              {search.models && (
                <Ranking
                  {...{ year, money }}
                  title={t`Series of the chosen models`}
                  kind={t`Series`}
                  rows={series}
                  onPick={narrow('series')}
                />
              )}
            </div>
          </>
        )}
      </div>
    </Page>
  )
}

interface TotalsProps {
  answer: SalesAnswer
  year: number
  money: (amount: string) => string
}

function Totals({ answer: { salesOverviewV4: sales }, year, money }: TotalsProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useConfig()
  const change = useChange()
  const month = (number: number) =>
    new Intl.DateTimeFormat(i18n.locale, { month: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2000, number - 1, 1),
    )
  const compared = compareYears(
    sales.months.map(({ name, ...amounts }) => ({ month: Number(name), ...amounts })),
    year,
    dayIn(timeZone, new Date()),
  )
  const last = year - 1
  return (
    <div className={css.figures}>
      <Figure label={t`Net sales ${year}`} value={money(sales.netSales)} />
      {compared ? (
        <Figure
          label={
            compared.from === compared.to
              ? t`${month(compared.from)}, compared with ${last}`
              : t`${month(compared.from)} to ${month(compared.to)}, compared with ${last}`
          }
          value={compared.change === null ? t`No sales in ${last}` : change(compared.change)}
          more={`${money(compared.netSales)} / ${money(compared.netSalesLastYear)}`}
        />
      ) : (
        <Figure label={t`Net sales ${last}`} value={money(sales.netSalesLastYear)} />
      )}
      <Figure label={t`Pieces invoiced`} value={i18n.number(sales.invoiceQuantity)} />
    </div>
  )
}

function Figure({ label, value, more }: { label: string; value: string; more?: string }) {
  return (
    <Card>
      <p className={css.label}>{label}</p>
      <p className={css.value}>{value}</p>
      {more && <p className={css.label}>{more}</p>}
    </Card>
  )
}

const exportFilter = (
  { customers, months, category, brands, merchandiseCategories, models, series }: SalesSearch,
  year: number,
  { salesOverviewV4, customerAreaV3 }: SalesAnswer,
) => ({
  sorg: salesOverviewV4.sorg,
  year,
  customers:
    customers === 'all'
      ? undefined
      : (customers ?? customerAreaV3.slice(0, 1).map((area) => area.custCode.r3)),
  category,
  months,
  brands,
  merchandiseCategories,
  models,
  series,
})
