import { Link, useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import type { AnyVariables } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { quartersOf } from '#domain/bonus/bonus.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { type Question, useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { useConfig, useScope } from '#shell/session/use-session.ts'
import { Stack } from '#ui/display/stack.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import type { BonusPurchases, BonusQuarter, BonusSales } from './bonus.gql.ts'
import { quarterName, QuarterTable } from './quarter-table.tsx'
import { YearChoice } from './year-choice.tsx'

interface ListProps<Document extends { __apiType?: unknown }> {
  question: Question<ResultOf<Document>, AnyVariables>
  year: number
  quarter: string | undefined
}

interface AboveProps {
  quarters: readonly BonusQuarter[]
  quarter: string | undefined
  lines: 'purchases' | 'sales'
}

/** The year's sums, and the choice of the lines that make them up. */
function Above({ quarters, quarter, lines }: AboveProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Stack>
      <QuarterTable
        caption={t`Bonus by quarter`}
        quarters={quarters}
        chosen={quarter}
        linesAt="."
      />
      <Tabs
        label={t`Lines`}
        value={lines}
        onChange={(next) =>
          void navigate({
            to: '.',
            search: ((old: object) => ({
              ...old,
              lines: next === 'sales' ? next : undefined,
              page: undefined,
              search: undefined,
            })) as never,
          })
        }
        items={[
          { value: 'purchases', label: t`Purchases` },
          { value: 'sales', label: t`Retail sales` },
        ]}
      />
    </Stack>
  )
}

function useListParts(year: number) {
  const { t } = useLingui()
  const { currency } = useConfig()
  return {
    money: (amount: unknown) => formatMoneyIn(String(amount), currency.display, currency),
    filters: [
      {
        name: 'quarter',
        label: t`Quarter`,
        any: t`Whole year`,
        options: quartersOf(year).map((value) => ({ value, label: quarterName(value) })),
      },
    ],
  }
}

/** Lines of invoices that earn points. */
export function PurchaseList({ question, year, quarter }: ListProps<typeof BonusPurchases>) {
  const { t } = useLingui()
  const { day } = useDates()
  const { money, filters } = useListParts(year)
  const seesInvoices = useScope('page.invoice-status')
  return (
    <ListPage
      question={question}
      pageOf={({ b2bPurchasesV3 }) => b2bPurchasesV3}
      keyOf={({ invoiceNumber, articleCode, quantity, subTotal }) =>
        `${invoiceNumber} ${articleCode} ${quantity} ${String(subTotal)}`
      }
      searchHint={t`Invoice or article`}
      exportName="bonus-purchases"
      filters={filters}
      tools={<YearChoice year={year} />}
      above={
        <Above quarters={useData(question).totalDealerSales} quarter={quarter} lines="purchases" />
      }
      empty={{
        icon: 'gift',
        heading: t`No purchases with points`,
        text: t`Invoices of articles that are part of the programme show here.`,
      }}
      columns={[
        {
          key: 'article',
          title: t`Article`,
          lead: true,
          text: ({ articleDescription, articleCode }) => `${articleDescription} (${articleCode})`,
        },
        {
          key: 'invoice',
          title: t`Invoice`,
          text: ({ invoiceNumber }) => invoiceNumber,
          cell: ({ invoiceNumber }) =>
            seesInvoices ? (
              <Link
                to={'/invoice/invoice-list' as never}
                search={{ invoice: invoiceNumber } as never}
              >
                {invoiceNumber}
              </Link>
            ) : (
              invoiceNumber
            ),
        },
        { key: 'date', title: t`Date`, text: ({ invoiceDate }) => day(String(invoiceDate)) },
        { key: 'brand', title: t`Brand`, deskOnly: true, text: ({ brandId }) => brandId },
        { key: 'quantity', title: t`Quantity`, align: 'end', text: ({ quantity }) => quantity },
        { key: 'point', title: t`Points each`, align: 'end', text: ({ point }) => Number(point) },
        {
          key: 'value',
          title: t`Value of a point`,
          align: 'end',
          text: ({ pointValue }) => money(pointValue),
        },
        {
          key: 'subtotal',
          title: t`Amount`,
          align: 'end',
          text: ({ subTotal }) => money(subTotal),
        },
      ]}
    />
  )
}

/** Reported frames that earn points. */
export function SaleList({ question, year, quarter }: ListProps<typeof BonusSales>) {
  const { t } = useLingui()
  const { day } = useDates()
  const { money, filters } = useListParts(year)
  return (
    <ListPage
      question={question}
      pageOf={({ retailSalesV2 }) => retailSalesV2}
      keyOf={({ frameNumber }) => frameNumber}
      searchHint={t`Frame number or article`}
      exportName="bonus-retail-sales"
      filters={filters}
      tools={<YearChoice year={year} />}
      above={
        <Above quarters={useData(question).totalDealerSales} quarter={quarter} lines="sales" />
      }
      empty={{
        icon: 'gift',
        heading: t`No retail sales with points`,
        text: t`Report sold bicycles under Retail sales; those of the programme show here.`,
      }}
      columns={[
        {
          key: 'frame',
          title: t`Frame number`,
          lead: true,
          text: ({ frameNumber }) => frameNumber,
        },
        {
          key: 'article',
          title: t`Article`,
          text: ({ articleDescription }) => articleDescription,
        },
        { key: 'date', title: t`Reported on`, text: ({ inputDate }) => day(String(inputDate)) },
        { key: 'class', title: t`Class`, text: (one) => one.class ?? '' },
        { key: 'point', title: t`Points`, align: 'end', text: ({ point }) => Number(point) },
        {
          key: 'value',
          title: t`Value of a point`,
          align: 'end',
          text: ({ pointValue }) => money(pointValue),
        },
        {
          key: 'subtotal',
          title: t`Amount`,
          align: 'end',
          text: ({ subTotal }) => money(subTotal),
        },
      ]}
    />
  )
}
