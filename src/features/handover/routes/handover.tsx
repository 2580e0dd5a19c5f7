import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useConfig } from '#shell/session/use-session.ts'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { SendAgain } from '#parts/handover/send-again.tsx'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import type { Column } from '#ui/table/table.tsx'
import { OrderHandovers, SendOrderAgain } from '../handover.gql.ts'
import { type Handover, HandoverState, useStateWords } from '../handover-state.tsx'
import { SendSelectedAgain } from '../send-selected-again.tsx'

export const Route = createFileRoute('/_frame/admin/handover')({
  staticData: {
    screen: {
      title: msg`ERP export`,
      allow: ['page.orderlist', 'page.user-management'],
      search: true,
      menu: { group: 'admin', order: 46, icon: 'package' },
    },
  },
  validateSearch: listSearch({
    filters: { state: v.picklist(['WAITING', 'DELIVERED', 'FILED', 'FAILED']) },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(OrderHandovers, deps),
  pendingComponent: ListPending,
  component: Handovers,
})

function useColumns(): Column<Handover>[] {
  const { t } = useLingui()
  const { moment } = useDates()
  const { currency } = useConfig()
  const stateWords = useStateWords()
  const save = useSave(SendOrderAgain)
  return [
    { key: 'id', title: t`Order`, lead: true, sortable: true, text: ({ id }) => id },
    { key: 'customer', title: t`Customer`, sortable: true, text: ({ customer }) => customer },
    {
      key: 'total',
      title: t`Total`,
      align: 'end',
      text: ({ total, currency: code }) => formatMoneyIn(total, code, currency),
    },
    {
      key: 'createdAt',
      title: t`Placed`,
      sortable: true,
      text: ({ createdAt }) => moment(new Date(String(createdAt))),
    },
    {
      key: 'state',
      title: t`State`,
      sortable: true,
      cell: ({ id, state, attempts, error }) => (
        <Stack gap={1}>
          <HandoverState state={state} attempts={attempts} />
          {error && <span>{error}</span>}
          {state === 'FAILED' && (
            <SendAgain name={t`Order ${id}`} send={() => save({ orderNo: id })} />
          )}
        </Stack>
      ),
      text: ({ state }) => stateWords[state],
    },
  ]
}

function Handovers() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const stateWords = useStateWords()
  const { failed, transport } = useData(question).orderHandovers
  return (
    <ListPage
      question={question}
      pageOf={({ orderHandovers }) => ({ ...orderHandovers, rows: orderHandovers.orders })}
      keyOf={({ id }) => id}
      columns={useColumns()}
      exportName="handover"
      searchHint={t`Order number or customer`}
      filters={[
        {
          name: 'state',
          label: t`State`,
          any: t`All states`,
          options: Object.entries(stateWords).map(([value, label]) => ({ value, label })),
        },
      ]}
      bulk={(orders, clear) => (
        <SendSelectedAgain orderNos={orders.map(({ id }) => id)} onSent={clear} />
      )}
      intro={
        transport === 'FILE' && (
          <Trans>
            No ERP address is set. Orders are saved as files in the server’s data folder.
          </Trans>
        )
      }
      above={
        failed > 0 && (
          <Notice tone="danger">
            <Plural
              value={failed}
              one="# order couldn’t be delivered. Send it again."
              other="# orders couldn’t be delivered. Send them again."
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
