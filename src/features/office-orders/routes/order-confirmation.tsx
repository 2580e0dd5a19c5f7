import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { isDay } from '#domain/time/day.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { OfficeOrders } from '../office-orders.gql.ts'
import { paymentStates } from '../order-payment-state.tsx'
import { OfficeOrderList } from '../office-order-list.tsx'

const day = v.pipe(v.string(), v.check(isDay))

export const Route = createFileRoute('/_frame/admin/order-confirmation')({
  staticData: {
    screen: {
      title: msg`Order list`,
      allow: ['page.orderlist'],
      search: true,
      menu: { group: 'admin', order: 50, icon: 'clipboard' },
    },
  },
  validateSearch: listSearch({
    filters: {
      status: v.picklist(['placed', 'confirmed', 'shipped', 'cancelled']),
      payment: v.picklist(paymentStates),
      from: day,
      to: day,
    },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(OfficeOrders, deps),
  pendingComponent: ListPending,
  component: Orders,
})

function Orders() {
  const navigate = Route.useNavigate()
  return (
    <OfficeOrderList
      question={Route.useLoaderData()}
      search={Route.useSearch()}
      ask={(part) => void navigate({ search: (old) => ({ ...old, page: undefined, ...part }) })}
    />
  )
}
