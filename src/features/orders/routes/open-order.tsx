import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { isDay } from '#domain/time/day.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { OpenOrders } from '../orders.gql.ts'
import { OpenOrderScreen } from '../open-order-screen.tsx'

const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined)

export const Route = createFileRoute('/_frame/order/open-order')({
  staticData: {
    screen: {
      title: msg`Open orders`,
      allow: ['page.order-status'],
      needsCustomer: true,
      search: true,
      menu: { group: 'orders', order: 11, icon: 'clipboard' },
    },
  },
  validateSearch: v.object({
    search: addressText,
    status: v.fallback(v.optional(v.picklist(['placed', 'confirmed'])), undefined),
    brand: addressText,
    category: v.fallback(v.optional(v.picklist(['bike', 'paa', 'groupset'])), undefined),
    from: day,
    to: day,
    consignment: v.fallback(v.optional(v.boolean()), undefined),
  }),
  loader: ({ context }) => context.load(OpenOrders, {}),
  pendingComponent: ListPending,
  component: OpenOrdersOfCustomer,
})

function OpenOrdersOfCustomer() {
  const navigate = Route.useNavigate()
  return (
    <OpenOrderScreen
      question={Route.useLoaderData()}
      filter={Route.useSearch()}
      ask={(part) => void navigate({ search: (old) => ({ ...old, ...part }), resetScroll: false })}
      clear={() => void navigate({ search: {} })}
    />
  )
}
