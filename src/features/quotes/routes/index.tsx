import { createFileRoute, Link } from '@tanstack/react-router'
import { useLingui as useI18n } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { maySell } from '#domain/quotes/quote-side.ts'
import { type QuoteStatus, quoteStatuses } from '#domain/quotes/quote-statuses.ts'
import { totalsByCurrency } from '#domain/quotes/quote-totals.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { Column } from '#ui/table/table.tsx'
import { type Quote, QuoteList } from '../quotes.gql.ts'
import { QuoteStatusDot, statusWords } from '../quote-status.tsx'
import { useWaitingQuotes } from '../use-waiting-quotes.ts'

const codes = quoteStatuses.map(({ code }) => code)

export const Route = createFileRoute('/_frame/quotes/')({
  staticData: {
    screen: {
      title: msg`Quotes`,
      allow: ['page.catalog'],
      search: true,
      menu: {
        group: 'orders',
        order: 15,
        icon: 'document',
        when: ({ user }) => user.customerCount > 0,
      },
    },
  },
  validateSearch: listSearch({ filters: { status: v.picklist(codes) } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) =>
    context.load(QuoteList, { ...deps, status: deps.status as QuoteStatus | undefined }),
  pendingComponent: ListPending,
  component: Quotes,
})

function useColumns(): Column<Quote>[] {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { day, dayOf } = useDates()
  const { currency } = useConfig()
  const { customerCount } = useUser()
  const money = ({ totals }: Quote) =>
    totalsByCurrency(totals)
      .map(({ total, currency: code }) => formatMoneyIn(total, code, currency))
      .join(' + ')
  return [
    {
      key: 'number',
      title: t`Quote`,
      lead: true,
      sortable: true,
      text: ({ number, name }) => (name ? `${number} · ${name}` : number),
    },
    ...(customerCount > 1
      ? [
          {
            key: 'customer',
            title: t`Customer`,
            sortable: true,
            text: ({ customerName }: Quote) => customerName,
          },
        ]
      : []),
    {
      key: 'status',
      title: t`Status`,
      cell: ({ status }) => <QuoteStatusDot status={status} />,
      text: ({ status }) => i18n._(statusWords[status]),
    },
    {
      key: 'validUntil',
      title: t`Valid until`,
      sortable: true,
      text: ({ validUntil }) => day(validUntil),
    },
    { key: 'total', title: t`Total`, align: 'end', text: money },
    {
      key: 'createdAt',
      title: t`Created`,
      sortable: true,
      text: ({ createdAt, createdBy }) => `${dayOf(new Date(String(createdAt)))}, ${createdBy}`,
    },
  ]
}

function Quotes() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const user = useUser()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ quotes }) => quotes}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/quotes/${id}`}
      columns={useColumns()}
      exportName="quotes"
      searchHint={t`Number, name or customer`}
      filters={[
        {
          name: 'status',
          label: t`Status`,
          any: t`All statuses`,
          options: codes.map((code) => ({ value: code, label: i18n._(statusWords[code]) })),
        },
      ]}
      above={<Waiting />}
      empty={
        maySell(user)
          ? {
              icon: 'document',
              heading: t`No quotes yet`,
              text: t`Fill a customer’s cart and press “Create quote”.`,
            }
          : {
              icon: 'document',
              heading: t`No quotes yet`,
              text: t`Quotes from your sales contact appear here.`,
            }
      }
    />
  )
}

/** Quotes made offline that the server does not have yet. */
function Waiting() {
  const count = useWaitingQuotes()
  if (count === 0) return null
  return (
    <Notice
      action={
        <Link to="/outbox" className={button({ size: 'sm' })}>
          <Trans>Show</Trans>
        </Link>
      }
    >
      <Plural
        value={count}
        one="# quote is on this device and created when you’re back online."
        other="# quotes are on this device and created when you’re back online."
      />
    </Notice>
  )
}
