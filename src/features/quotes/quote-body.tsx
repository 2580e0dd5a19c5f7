import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { quoteSideOf } from '#domain/quotes/quote-side.ts'
import { totalsByCurrency } from '#domain/quotes/quote-totals.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { OrderLink } from '#parts/order/order-link.tsx'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { QuoteToRead } from './quotes.gql.ts'
import { QuoteStatusDot, QuoteTurn } from './quote-status.tsx'
import * as css from './quote.css.ts'

/** A quote with its lines. */
export type Quote = NonNullable<ResultOf<typeof QuoteToRead>['quote']>
type Line = Quote['lines'][number]

/** Facts, lines and totals of a quote. */
export function QuoteBody({ quote }: { quote: Quote }) {
  return (
    <Stack>
      <Card>
        <Facts quote={quote} />
      </Card>
      {quote.note && (
        <Card title={<Trans>Note</Trans>}>
          <p className={css.note}>{quote.note}</p>
        </Card>
      )}
      <Lines quote={quote} />
      <Totals quote={quote} />
    </Stack>
  )
}

function Facts({ quote }: { quote: Quote }) {
  const { day, dayOf } = useDates()
  const isCustomer = quoteSideOf(useUser()) === 'customer'
  const { status, since, customerName, customerCode, validUntil, held, createdBy } = quote
  return (
    <dl className={css.facts}>
      <Fact title={<Trans>Status</Trans>}>
        <QuoteStatusDot status={status} />
        <span className={css.quiet}>
          <QuoteTurn {...{ status, isCustomer, customerName }} since={String(since)} />
        </span>
      </Fact>
      <Fact title={<Trans>Valid until</Trans>}>
        {day(validUntil)}
        <span className={css.quiet}>
          {held ? <Trans>Prices hold</Trans> : <Trans>Prices are checked when you accept</Trans>}
        </span>
      </Fact>
      <Fact title={<Trans>Customer</Trans>}>
        {customerName}
        <span className={css.quiet}>{customerCode}</span>
      </Fact>
      <Fact title={<Trans>Prepared by</Trans>}>
        {createdBy}
        <span className={css.quiet}>{dayOf(new Date(String(quote.createdAt)))}</span>
      </Fact>
      {!isCustomer && (
        <Fact title={<Trans>Email</Trans>}>
          {quote.mailedAt ? (
            <Trans>Sent on {dayOf(new Date(String(quote.mailedAt)))}</Trans>
          ) : (
            <Trans>Not sent</Trans>
          )}
        </Fact>
      )}
      {quote.declineReason && (
        <Fact title={<Trans>Reason for declining</Trans>}>{quote.declineReason}</Fact>
      )}
      {quote.orders.length > 0 && (
        <Fact title={<Trans>Orders</Trans>}>
          {quote.orders.map((orderNo, at) => (
            <span key={orderNo}>
              {at > 0 && ', '}
              <OrderLink orderNo={orderNo} customer={quote.customerKey} />
            </span>
          ))}
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

/** Writes an amount in the currency of its sales organisation. */
function useMoney({ totals }: Quote) {
  const { currency } = useConfig()
  return (sorg: string, amount: string) =>
    formatMoneyIn(amount, totals.find((one) => one.sorg === sorg)?.currency ?? '', currency)
}

function Lines({ quote }: { quote: Quote }) {
  const { t } = useLingui()
  const money = useMoney(quote)
  const columns: Column<Line>[] = [
    {
      key: 'article',
      title: t`Article`,
      lead: true,
      cell: ({ name, article_code_display: code, note }) => (
        <span>
          {name}
          <span className={css.quiet}>{code}</span>
          {note && <span className={css.quiet}>{note}</span>}
        </span>
      ),
    },
    { key: 'qty', title: t`Quantity`, align: 'end', text: ({ qty, uom }) => `${qty} ${uom}` },
    {
      key: 'unitPrice',
      title: t`Unit price`,
      align: 'end',
      text: ({ sorg, unitPrice }) => money(sorg, unitPrice),
    },
    {
      key: 'subtotal',
      title: t`Subtotal`,
      align: 'end',
      text: ({ sorg, subtotal }) => money(sorg, subtotal),
    },
  ]
  return (
    <Table
      caption={t`Lines of the quote`}
      columns={columns}
      rows={quote.lines}
      keyOf={({ lineNo }) => String(lineNo)}
    />
  )
}

function Totals({ quote: { totals } }: { quote: Quote }) {
  const { currency } = useConfig()
  const sums = totalsByCurrency(totals)
  return (
    <dl className={css.totals}>
      {totals.length > 1 &&
        totals.map(({ sorg, name, total, currency: code }) => (
          <div key={sorg} className={css.part}>
            <dt>{name}</dt>
            <dd>{formatMoneyIn(total, code, currency)}</dd>
          </div>
        ))}
      {sums.map(({ total, currency: code }) => (
        <div key={code} className={css.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{formatMoneyIn(total, code, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
