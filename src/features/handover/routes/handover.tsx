import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useConfig } from '#shell/session/use-session.ts'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import type { Column } from '#ui/table/table.tsx'
import { OrderHandovers } from '../handover.gql.ts'
import { type Handover, HandoverState } from '../handover-state.tsx'
import { SendAgain } from '../send-again.tsx'

export const Route = createFileRoute('/_frame/admin/handover')({
  staticData: {
    screen: {
      title: msg`Hand-over to the ERP`,
      allow: ['page.orderlist', 'page.user-management'],
      menu: { group: 'admin', order: 46, icon: 'package', label: msg`Hand-over` },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps: { page, limit } }) => context.load(OrderHandovers, { page, limit }),
  pendingComponent: ListPending,
  component: Handovers,
})

function useColumns(): Column<Handover>[] {
  const { t } = useLingui()
  const { moment } = useDates()
  const { currency } = useConfig()
  return [
    { key: 'id', title: t`Order`, lead: true, text: ({ id }) => id },
    { key: 'customer', title: t`Customer`, text: ({ customer }) => customer },
    {
      key: 'total',
      title: t`Total`,
      align: 'end',
      text: ({ total, currency: code }) => formatMoneyIn(total, code, currency),
    },
    {
      key: 'createdAt',
      title: t`Placed`,
      text: ({ createdAt }) => moment(new Date(String(createdAt))),
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
      text: ({ state }) => state,
    },
  ]
}

function Handovers() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const { failed, transport } = useData(question).orderHandovers
  return (
    <ListPage
      question={question}
      pageOf={({ orderHandovers }) => ({ ...orderHandovers, rows: orderHandovers.orders })}
      keyOf={({ id }) => id}
      columns={useColumns()}
      exportName="handover"
      intro={
        transport === 'FILE' && (
          <Trans>
            No address of the ERP is set: each order is kept as a file in the server’s data folder.
          </Trans>
        )
      }
      above={
        failed > 0 && (
          <Notice tone="danger">
            <Plural
              value={failed}
              one="# order couldn't be delivered. Send it again."
              other="# orders couldn't be delivered. Send them again."
            />
          </Notice>
        )
      }
      empty={{
        icon: 'package',
        heading: t`No orders yet`,
        text: t`Orders placed in the portal appear here, with their way to the ERP.`,
      }}
    />
  )
}
