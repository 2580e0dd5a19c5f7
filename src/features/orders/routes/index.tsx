import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { isDay } from '#domain/time/day.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { OrderList } from '../orders.gql.ts'
import { OrderListScreen } from '../order-list.tsx'

const day = v.pipe(v.string(), v.check(isDay))

export const Route = createFileRoute('/_frame/order/')({
  staticData: {
    screen: {
      title: msg`Orders`,
      allow: ['page.order-status'],
      needsCustomer: true,
      menu: { group: 'orders', order: 10, icon: 'truck' },
    },
  },
  validateSearch: listSearch({
    filters: {
      status: v.picklist(['placed', 'confirmed', 'shipped', 'cancelled']),
      from: day,
      to: day,
    },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(OrderList, deps),
  pendingComponent: ListPending,
  component: Orders,
})

function Orders() {
  const navigate = Route.useNavigate()
  return (
    <OrderListScreen
      question={Route.useLoaderData()}
      search={Route.useSearch()}
      ask={(part) => void navigate({ search: (old) => ({ ...old, page: undefined, ...part }) })}
    />
  )
}
