import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoneyIn, sum } from '#domain/ordering/money.ts'
import { usePercent } from '#parts/money/use-percent-off.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Stack } from '#ui/display/stack.tsx'
import { TwoLines } from '#ui/display/two-lines.tsx'
import { Table } from '#ui/table/table.tsx'
import type { BonusQuarter } from './bonus.gql.ts'

interface QuarterTableProps {
  caption: string
  quarters: readonly BonusQuarter[]
  chosen?: string | undefined
  /** Screen with the lines of these quarters: a programme's, or the one in sight. */
  linesAt: string
}

/** Quarters of a year, each with how its bonus came to be: earned, verified, paid on time. */
export function QuarterTable({ caption, quarters, chosen, linesAt }: QuarterTableProps) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const percent = usePercent()
  const money = (amount: unknown, code: string) => formatMoneyIn(String(amount), code, currency)
  const total = sum(quarters.map((one) => String(one.total)))
  const points = (amount: unknown, of: unknown, code: string) =>
    t`${money(amount, code)} (${Number(of)} points)`
  const twoLines = (amount: unknown, of: unknown, code: string) => (
    <TwoLines
      first={money(amount, code)}
      second={<Plural value={Number(of)} one="# point" other="# points" />}
    />
  )
  return (
    <Stack>
      <Table
        caption={caption}
        rows={quarters}
        keyOf={({ quarter }) => quarter}
        chosen={({ quarter }) => quarter === chosen}
        columns={[
          {
            key: 'quarter',
            title: t`Quarter`,
            lead: true,
            text: ({ quarter }) => quarterName(quarter),
          },
          {
            key: 'purchases',
            title: t`Purchases`,
            align: 'end',
            text: (one) => points(one.purchases, one.purchasePoints, one.currency),
            cell: (one) => (
              <Link to={linesAt as never} search={linesOf(one.quarter) as never}>
                {twoLines(one.purchases, one.purchasePoints, one.currency)}
              </Link>
            ),
          },
          {
            key: 'sales',
            title: t`Retail sales`,
            align: 'end',
            text: (one) => points(one.retailSales, one.salePoints, one.currency),
            cell: (one) => (
              <Link to={linesAt as never} search={linesOf(one.quarter, 'sales') as never}>
                {twoLines(one.retailSales, one.salePoints, one.currency)}
              </Link>
            ),
          },
          {
            key: 'earned',
            title: t`Earned`,
            align: 'end',
            text: (one) => money(one.earned, one.currency),
          },
          {
            key: 'verification',
            title: t`Verified`,
            align: 'end',
            text: ({ verification, verified, currency: code }) =>
              verification === null
                ? t`Not verified yet`
                : t`${percent(String(verification))} = ${money(verified, code)}`,
            cell: ({ verification, verified, currency: code }) =>
              verification === null ? (
                <Trans>Not verified yet</Trans>
              ) : (
                <TwoLines first={money(verified, code)} second={percent(String(verification))} />
              ),
          },
          {
            key: 'onTime',
            title: t`Payment on time`,
            align: 'end',
            text: (one) => money(one.onTimePayment, one.currency),
          },
          {
            key: 'total',
            title: t`Bonus`,
            align: 'end',
            text: (one) => money(one.total, one.currency),
            cell: (one) => <strong>{money(one.total, one.currency)}</strong>,
          },
        ]}
      />
      <p>
        <Trans>Bonus of the year: {money(total, quarters[0]?.currency ?? currency.display)}</Trans>
      </p>
    </Stack>
  )
}

/** Address of the lines that make up a quarter's amount. */
const linesOf = (quarter: string, lines?: 'sales') => ({
  year: quarter.slice(0, 4),
  quarter,
  lines,
})

/** Writes a quarter as people do: `Q1 2026`. */
export const quarterName = (quarter: string): string =>
  `Q${quarter.slice(5)}\u00a0${quarter.slice(0, 4)}`
