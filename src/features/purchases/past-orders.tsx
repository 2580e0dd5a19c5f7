import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useConfig } from '#shell/session/use-session.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { OrderLink } from '#parts/order/order-link.tsx'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import * as css from './purchase-list.css.ts'
import type { PastOrders } from './purchases.gql.ts'

type Order = ResultOf<typeof PastOrders>['orders'][number]

/** The latest orders of the customer: each opens, and can be ordered again. */
export function PastOrderList({
  orders,
  onOpen,
  onAgain,
}: {
  orders: readonly Order[]
  onOpen: (orderNo: string) => void
  onAgain: (orderNo: string) => void
}) {
  const { t, i18n } = useLingui()
  const { currency } = useConfig()
  if (orders.length === 0)
    return (
      <EmptyState
        heading={<Trans>No orders yet</Trans>}
        text={<Trans>Articles you order appear here, ready to order again.</Trans>}
      />
    )
  // A single merchant need not be named, which leaves room for the rest.
  const several = new Set(orders.map(({ merchant }) => merchant)).size > 1
  const columns: Column<Order>[] = [
    {
      key: 'order',
      title: t`Order`,
      lead: true,
      cell: ({ order_no }) => <OrderLink orderNo={order_no} className={css.code} />,
    },
    {
      key: 'date',
      title: t`Date`,
      cell: ({ createdAt }) => <Moment at={new Date(String(createdAt))} />,
    },
    {
      key: 'status',
      title: t`Status`,
      cell: ({ order_status }) => <OrderStatus status={order_status} />,
      deskOnly: true,
    },
    { key: 'po', title: t`PO number`, cell: ({ custPoNo }) => custPoNo ?? '–', deskOnly: true },
    ...(several
      ? [
          {
            key: 'merchant',
            title: t`Sold by`,
            cell: ({ merchant }: Order) => merchant,
            deskOnly: true,
          },
        ]
      : []),
    {
      key: 'lines',
      title: t`Lines`,
      align: 'end',
      cell: ({ details }) => i18n.number(details.length),
    },
    {
      key: 'total',
      title: t`Total`,
      align: 'end',
      cell: ({ total_order, currency: code }) => formatMoneyIn(total_order, code, currency),
    },
    {
      key: 'again',
      title: t`Order again`,
      hideTitle: true,
      align: 'end',
      cell: ({ order_no }) => (
        <Button size="sm" onClick={() => onAgain(order_no)} aria-label={t`Order ${order_no} again`}>
          <Trans>Order again</Trans>
        </Button>
      ),
    },
  ]
  return (
    <Table
      caption={t`Past orders, newest first`}
      columns={columns}
      rows={orders}
      keyOf={({ order_no }) => order_no}
      onRow={({ order_no }) => onOpen(order_no)}
    />
  )
}

/** Day and time, each on a line of its own where a column is narrow. */
function Moment({ at }: { at: Date }) {
  const dates = useDates()
  return (
    <span>
      <span className={css.whole}>{dates.dayOf(at)},</span>{' '}
      <span className={css.whole}>{dates.clock(at)}</span>
    </span>
  )
}
