import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { OtherCustomer } from '#parts/customer/other-customer.tsx'
import { userAtom } from '#shell/session/session-atoms.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { OrderToView } from '../../orders.gql.ts'
import { OrderScreen } from '../../order-screen.tsx'

export const Route = createFileRoute('/_frame/order/view/{-$orderNo}')({
  staticData: {
    screen: {
      title: msg`Order`,
      allow: ['page.order-status', 'page.catalog', 'page.orderlist'],
      up: '/order',
    },
  },
  /** Customer of the order, as links from elsewhere have it. */
  validateSearch: v.object({ customer: addressText }),
  loaderDeps: ({ search: { customer } }) => ({ customer }),
  loader: ({ context, params: { orderNo }, deps: { customer } }) => {
    if (!orderNo) throw redirect({ to: '/order' as never, replace: true })
    const chosen = context.store.get(userAtom)?.customerData?.custCode.r3
    return customer && customer !== chosen ? null : context.load(OrderToView, { orderNo })
  },
  pendingComponent: Pending,
  component: OrderToShow,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Order`}>
      <SkeletonRows rows={6} label={t`Reading the order`} />
    </Page>
  )
}

function OrderToShow() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const { customer = '' } = Route.useSearch()
  return question ? (
    <OrderScreen
      question={question}
      missing={
        <Page title={t`Order`}>
          <EmptyState
            heading={<Trans>Order not found</Trans>}
            text={<Trans>The selected customer has no order with this number.</Trans>}
          />
        </Page>
      }
    />
  ) : (
    <Page title={t`Order`}>
      <OtherCustomer code={customer} />
    </Page>
  )
}
