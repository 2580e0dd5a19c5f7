import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useConfig } from '#shell/session/use-session.ts'
import { useData } from '#data/load.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { OrderHandovers } from '../handover.gql.ts'
import { type Handover, HandoverState } from '../handover-state.tsx'
import { SendAgain } from '../send-again.tsx'

export const Route = createFileRoute('/$locale/_frame/admin/handover')({
  staticData: {
    screen: {
      title: msg`Hand-over to the ERP`,
      allow: ['page.orderlist', 'page.user-management'],
      menu: { group: 'admin', order: 46, icon: 'package', label: msg`Hand-over` },
    },
  },
  validateSearch: v.object({
    page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
  }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context, deps }) => context.load(OrderHandovers, deps),
  pendingComponent: Pending,
  component: Handovers,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Hand-over to the ERP`}>
      <SkeletonRows label={t`Reading orders`} />
    </Page>
  )
}

function useColumns(): Column<Handover>[] {
  const { t } = useLingui()
  const { moment } = useDates()
  const { currency } = useConfig()
  return [
    { key: 'id', title: t`Order`, lead: true, cell: ({ id }) => id },
    { key: 'customer', title: t`Customer`, cell: ({ customer }) => customer },
    {
      key: 'total',
      title: t`Total`,
      align: 'end',
      cell: ({ total, currency: code }) => formatMoneyIn(total, code, currency),
    },
    {
      key: 'createdAt',
      title: t`Placed`,
      cell: ({ createdAt }) => moment(new Date(String(createdAt))),
    },
    {
      key: 'state',
      title: t`State`,
      cell: ({ id, state, attempts, error }) => (
        <Stack gap={1}>
          <HandoverState state={state} attempts={attempts} />
          {error && <span>{error}</span>}
          {state === 'FAILED' && <SendAgain orderNo={id} />}
        </Stack>
      ),
    },
  ]
}

function Handovers() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const columns = useColumns()
  const {
    orderHandovers: { orders, page, pageTotal, count, failed, transport },
  } = useData(Route.useLoaderData())
  return (
    <Page
      title={t`Hand-over to the ERP`}
      intro={
        transport === 'FILE' ? (
          <Trans>
            No address of the ERP is set: each order is kept as a file in the server’s data folder.
          </Trans>
        ) : (
          <Plural value={count} one="# order" other="# orders" />
        )
      }
    >
      {failed > 0 && (
        <Notice tone="danger">
          <Plural
            value={failed}
            one="# order was given up. Nobody works on it until it is sent again."
            other="# orders were given up. Nobody works on them until they are sent again."
          />
        </Notice>
      )}
      {orders.length === 0 ? (
        <EmptyState
          icon="package"
          heading={<Trans>No orders yet</Trans>}
          text={
            <Trans>
              Orders placed in the portal stand here, with what became of them on their way to the
              ERP.
            </Trans>
          }
        />
      ) : (
        <Table
          caption={t`Orders, those given up first`}
          columns={columns}
          rows={orders}
          keyOf={({ id }) => id}
        />
      )}
      <Pagination
        label={t`Pages`}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        page={page}
        pageCount={pageTotal}
        onPage={(next) => void navigate({ search: { page: next } })}
      />
    </Page>
  )
}
