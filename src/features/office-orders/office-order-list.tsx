import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useState } from 'react'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { Question } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ExportList } from '#parts/exports/export-list.tsx'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { ListPage } from '#parts/page/list-page.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import type { Column } from '#ui/table/table.tsx'
import type { OfficeOrderRow } from './office-order-row.ts'
import { OrderPaymentState, paymentStates, paymentStateWords } from './order-payment-state.tsx'
import { OfficeOrderDialog } from './office-order-dialog.tsx'
import type { OfficeOrders } from './office-orders.gql.ts'
import * as css from './office-orders.css.ts'

type Data = ResultOf<typeof OfficeOrders>

interface Search {
  search?: string | undefined
  status?: string | undefined
  payment?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface OfficeOrderListProps {
  question: Question<Data, VariablesOf<typeof OfficeOrders>>
  search: Search
  ask: (part: Search) => void
}

/** Orders of all customers, for the people who confirm them. */
export function OfficeOrderList({ question, search, ask }: OfficeOrderListProps) {
  const { t, i18n } = useLingui()
  const { day, dayOf } = useDates()
  const { currency } = useConfig()
  const [open, setOpen] = useState<OfficeOrderRow | null>(null)
  const { status, payment, from, to } = search
  const desk = useDesk()
  // A tablet has no room for these: they stand in the export.
  const more: Column<OfficeOrderRow>[] = [
    {
      key: 'requested',
      title: t`Requested for`,
      text: ({ request_delivery_date: on }) => (on ? day(on) : ''),
    },
    { key: 'payment', title: t`Payment method`, text: ({ payment }) => payment ?? '' },
  ]
  return (
    <ListPage
      question={question}
      pageOf={({ officeOrders }) => officeOrders}
      keyOf={({ order_no }) => order_no}
      onRow={setOpen}
      searchHint={t`Order, customer or PO number`}
      tools={
        <ExportList
          kind="order_list"
          filter={{ search: search.search, status, payment, from, to }}
        />
      }
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
        {
          name: 'payment',
          label: t`Payment`,
          any: t`All payments`,
          options: paymentStates.map((value) => ({
            value,
            label: i18n._(paymentStateWords[value]),
          })),
        },
      ]}
      above={
        <div className={css.period}>
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
      filtersAbove={['from', 'to']}
      empty={{ icon: 'clipboard', heading: t`No orders yet` }}
      columns={[
        {
          key: 'order',
          title: t`Order`,
          lead: true,
          text: ({ order_no }) => order_no,
          cell: (row) => (
            <button type="button" className={css.open} onClick={() => setOpen(row)}>
              {row.order_no}
            </button>
          ),
        },
        {
          key: 'createdAt',
          title: t`Placed`,
          sortable: true,
          text: ({ createdAt }) => dayOf(Date.parse(String(createdAt))),
        },
        {
          key: 'custName',
          title: t`Customer`,
          sortable: true,
          text: ({ custCode, custName }) => `${custName} (${custCode})`,
        },
        {
          key: 'po',
          title: t`Customer’s PO`,
          deskOnly: true,
          text: ({ custPoNo }) => custPoNo ?? '',
        },
        {
          key: 'status',
          title: t`Status`,
          text: ({ order_status }) => order_status,
          cell: ({ order_status }) => <OrderStatus status={order_status} />,
        },
        {
          key: 'paymentState',
          title: t`Payment`,
          text: ({ paymentState }) => (paymentState ? i18n._(paymentStateWords[paymentState]) : ''),
          cell: ({ paymentState }) => paymentState && <OrderPaymentState state={paymentState} />,
        },
        ...(desk ? more : []),
        {
          key: 'total',
          title: t`Total`,
          align: 'end',
          sortable: true,
          text: (row) => formatMoneyIn(row.total_order, row.currency, currency),
        },
      ]}
    >
      <OfficeOrderDialog shown={open} onClose={() => setOpen(null)} />
    </ListPage>
  )
}
