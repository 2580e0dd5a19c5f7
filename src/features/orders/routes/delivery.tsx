import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { periodOf } from '#domain/orders/delivery-period.ts'
import { dayIn, isDay } from '#domain/time/day.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { configAtom } from '#shell/session/session-atoms.ts'
import { Deliveries } from '../orders.gql.ts'
import { DeliveryScreen } from '../delivery-screen.tsx'

const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined)

export const Route = createFileRoute('/_frame/order/delivery')({
  staticData: {
    screen: {
      title: msg`Shipment history`,
      allow: ['page.order-status'],
      needsCustomer: true,
      search: true,
      menu: { group: 'orders', order: 12, icon: 'package' },
    },
  },
  validateSearch: v.object({
    search: addressText,
    phase: v.fallback(v.optional(v.picklist(['ours', 'carrier', 'done'])), undefined),
    from: day,
    to: day,
  }),
  loaderDeps: ({ search: { from, to } }) => ({ from, to }),
  loader: ({ context, deps }) =>
    context.load(
      Deliveries,
      periodOf(deps, dayIn(context.store.get(configAtom)?.timeZone ?? 'UTC', new Date())),
    ),
  pendingComponent: ListPending,
  component: DeliveriesOfCustomer,
})

function DeliveriesOfCustomer() {
  const navigate = Route.useNavigate()
  return (
    <DeliveryScreen
      question={Route.useLoaderData()}
      filter={Route.useSearch()}
      ask={(part) => void navigate({ search: (old) => ({ ...old, ...part }), resetScroll: false })}
    />
  )
}
