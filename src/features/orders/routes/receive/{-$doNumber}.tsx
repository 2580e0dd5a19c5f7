import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { DeliveryToReceive } from '../../orders.gql.ts'
import { ReceiveScreen } from '../../receive/receive-screen.tsx'

export const Route = createFileRoute('/_frame/order/receive/{-$doNumber}')({
  staticData: {
    screen: {
      title: msg`Receive delivery`,
      allow: ['page.order-status'],
      needsCustomer: true,
      up: '/order/delivery',
    },
  },
  loader: ({ context, params: { doNumber } }) => {
    if (!doNumber) throw redirect({ to: '/order/delivery', replace: true })
    return context.load(DeliveryToReceive, { doNumber })
  },
  pendingComponent: Pending,
  component: DeliveryOfAddress,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Receive delivery`}>
      <SkeletonRows rows={6} label={t`Loading the delivery`} />
    </Page>
  )
}

function DeliveryOfAddress() {
  const { t } = useLingui()
  return (
    <ReceiveScreen
      question={Route.useLoaderData()}
      missing={
        <Page title={t`Receive delivery`}>
          <EmptyState
            icon="truck"
            heading={<Trans>Delivery not found</Trans>}
            text={<Trans>The selected customer has no delivery with this number.</Trans>}
          />
        </Page>
      }
    />
  )
}
