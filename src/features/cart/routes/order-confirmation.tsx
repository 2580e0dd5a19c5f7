import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { PushOffer } from '#parts/notifications/push-offer.tsx'
import { useData } from '#data/load.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { PlacedOrders } from '../cart.gql.ts'
import { OrderCard } from '../orders/order-card.tsx'
import * as css from '../orders/order-card.css.ts'

const numbers = v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))

export const Route = createFileRoute('/_frame/cart/order-confirmation')({
  staticData: {
    screen: { title: msg`Order confirmation`, allow: 'signed-in', step: true, up: '/cart' },
  },
  validateSearch: v.object({ orders: v.fallback(numbers, undefined) }),
  loaderDeps: ({ search: { orders = '' } }) => ({
    orderNumbers: orders.split(',').filter(Boolean),
  }),
  loader: ({ context, deps }) => context.load(PlacedOrders, deps),
  pendingComponent: Pending,
  component: Confirmation,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Order confirmation`}>
      <SkeletonRows rows={3} height="8rem" label={t`Loading your order`} />
    </Page>
  )
}

function Confirmation() {
  const { t } = useLingui()
  const { orders } = useData(Route.useLoaderData())
  const onwards = (
    <Link to="/catalog" className={button({ variant: 'primary' })}>
      <Trans>Continue shopping</Trans>
    </Link>
  )
  if (orders.length === 0) {
    return (
      <Page title={t`Order confirmation`}>
        <EmptyState
          heading={<Trans>There is no such order</Trans>}
          text={<Trans>The chosen customer has no order under these numbers.</Trans>}
          action={onwards}
        />
      </Page>
    )
  }
  return (
    <Page
      title={t`Order placed`}
      actions={
        <>
          <Button icon="document" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
          {onwards}
        </>
      }
    >
      <Notice
        tone="success"
        title={
          <Plural value={orders.length} one="We have your order." other="We have your # orders." />
        }
      >
        {orders.length > 1 && <Trans>Each sales organisation delivers and invoices its own.</Trans>}
      </Notice>
      <PushOffer />
      <div className={css.orders}>
        {orders.map((order) => (
          <OrderCard key={order.order_no} order={order} />
        ))}
      </div>
    </Page>
  )
}
