import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { Question } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { OrderTurn } from '#parts/order/order-turn.tsx'
import { ListPage } from '#parts/page/list-page.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { DateField } from '#ui/form/date-field.tsx'
import type { OrderList } from './orders.gql.ts'
import * as css from './orders.css.ts'

interface Search {
  from?: string | undefined
  to?: string | undefined
}

interface OrderListScreenProps {
  question: Question<ResultOf<typeof OrderList>, VariablesOf<typeof OrderList>>
  search: Search
  ask: (part: Search) => void
}

/** All orders of the chosen customer. */
export function OrderListScreen({ question, search: { from, to }, ask }: OrderListScreenProps) {
  const { t } = useLingui()
  const { day, dayOf } = useDates()
  const { currency } = useConfig()
  return (
    <ListPage
      question={question}
      pageOf={({ orderPage }) => orderPage}
      keyOf={({ order_no }) => order_no}
      rowTo={({ order_no }) => `/order/view/${encodeURIComponent(order_no)}`}
      searchHint={t`Order, article or PO number`}
      exportName={t`Orders`}
      filters={[
        {
          name: 'status',
          label: t`Status`,
          any: t`All statuses`,
          options: [
            { value: 'placed', label: t`Placed` },
            { value: 'confirmed', label: t`Confirmed` },
            { value: 'shipped', label: t`Shipped` },
            { value: 'cancelled', label: t`Canceled` },
          ],
        },
      ]}
      above={
        <div className={css.bar}>
          <DateField
            label={t`Placed from`}
            value={from ?? ''}
            max={to}
            onChange={(event) => ask({ from: event.target.value || undefined })}
          />
          <DateField
            label={t`Placed until`}
            value={to ?? ''}
            min={from}
            onChange={(event) => ask({ to: event.target.value || undefined })}
          />
        </div>
      }
      empty={{ icon: 'clipboard', heading: t`No orders yet` }}
      columns={[
        { key: 'order', title: t`Order`, lead: true, text: ({ order_no }) => order_no },
        {
          key: 'createdAt',
          title: t`Placed`,
          sortable: true,
          text: ({ createdAt }) => dayOf(Date.parse(String(createdAt))),
        },
        {
          key: 'po',
          title: t`PO number`,
          deskOnly: true,
          text: ({ custPoNo }) => custPoNo ?? '',
        },
        {
          key: 'status',
          title: t`Status`,
          text: ({ order_status }) => order_status,
          cell: ({ order_status, phase, since }) => (
            <span>
              <OrderStatus status={order_status} />
              <span className={css.quiet}>
                <OrderTurn phase={phase} since={since} />
              </span>
            </span>
          ),
        },
        { key: 'open', title: t`Open`, align: 'end', text: ({ openPieces }) => openPieces },
        {
          key: 'expected',
          title: t`Expected`,
          deskOnly: true,
          text: ({ expected }) => (expected ? day(expected) : ''),
        },
        {
          key: 'total',
          title: t`Total`,
          align: 'end',
          sortable: true,
          text: (row) => formatMoneyIn(row.total_order, row.currency, currency),
        },
      ]}
    />
  )
}
