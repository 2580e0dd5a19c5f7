import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useCredit } from '#parts/credit/use-credit.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'
import { PushOffer } from '#parts/notifications/push-offer.tsx'
import { type Question, useData } from '#data/load.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { PlacedOrders } from '../cart.gql.ts'
import { AllOrders } from '../orders/all-orders.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import { OtherCustomer } from '#parts/customer/other-customer.tsx'
import * as css from '../orders/order-card.css.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The orders on this screen were placed a moment ago. */
    isPlaced?: boolean
  }
}

const numbers = v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))

export const Route = createFileRoute('/_frame/cart/order-confirmation')({
  staticData: {
    screen: { title: msg`Order confirmation`, allow: 'signed-in', step: true, up: '/cart' },
  },
  validateSearch: v.object({
    orders: v.fallback(numbers, undefined),
    /** Customer of the orders, as links from elsewhere have it. */
    customer: v.fallback(numbers, undefined),
  }),
  loaderDeps: ({ search: { orders = '', customer } }) => ({
    orderNumbers: orders.split(',').filter(Boolean),
    customer,
  }),
  loader: ({ context, deps: { orderNumbers, customer } }) => {
    const chosen = context.store.get(userAtom)?.customerData?.custCode.r3
    return customer && customer !== chosen ? null : context.load(PlacedOrders, { orderNumbers })
  },
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
  const question = Route.useLoaderData()
  const { customer = '' } = Route.useSearch()
  if (question) return <Orders question={question} />
  return (
    <Page title={t`Order`}>
      <OtherCustomer code={customer} />
    </Page>
  )
}

function Orders({
  question,
}: {
  question: Question<ResultOf<typeof PlacedOrders>, VariablesOf<typeof PlacedOrders>>
}) {
  const { t } = useLingui()
  const { orders } = useData(question)
  const mayOpen = useMayOpen()
  const { isPlaced = false } = useLocation().state
  useCreditAfterOrder(isPlaced)
  const onwards = mayOpen('/catalog') && (
    <Link to="/catalog" className={button({ variant: 'primary' })}>
      <Trans>Continue shopping</Trans>
    </Link>
  )
  const mayRepeat = mayOpen('/catalog/repeat-order')
  if (orders.length === 0) {
    return (
      <Page title={t`Order`}>
        <EmptyState
          heading={<Trans>Order not found</Trans>}
          text={<Trans>The selected customer has no orders with these numbers.</Trans>}
          action={onwards}
        />
      </Page>
    )
  }
  const numbered = orders.map(({ order_no }) => order_no).join(', ')
  return (
    <Page
      title={isPlaced ? t`Order placed` : t`Order ${numbered}`}
      actions={
        <>
          {mayRepeat && (
            <Link
              to="/catalog/repeat-order"
              search={{ view: 'orders' }}
              className={button({ variant: 'secondary' })}
            >
              <Trans>View orders</Trans>
            </Link>
          )}
          <Button icon="document" onClick={() => window.print()}>
            <Trans>Print or save as PDF</Trans>
          </Button>
          {onwards}
        </>
      }
    >
      {isPlaced && (
        <>
          <Notice
            tone="success"
            title={
              <Plural
                value={orders.length}
                one="We have your order."
                other="We have your # orders."
              />
            }
          >
            {orders.length > 1 && <Trans>They ship and are invoiced separately.</Trans>}
          </Notice>
          <PushOffer />
        </>
      )}
      <div className={css.orders}>
        {orders.map((order) => (
          <OrderCard
            key={order.order_no}
            order={order}
            actions={
              mayRepeat && (
                <Link
                  to="/catalog/repeat-order"
                  search={{ view: 'orders', order: order.order_no }}
                  className={button({ size: 'sm' })}
                >
                  <Trans>Order again</Trans>
                </Link>
              )
            }
          />
        ))}
        <AllOrders orders={orders} />
      </div>
    </Page>
  )
}

/** Asks for the available credit again: a new order has taken its part of it. */
function useCreditAfterOrder(isPlaced: boolean): void {
  const credit = useCredit()
  const asked = useRef(false)
  useEffect(() => {
    if (!isPlaced || asked.current || credit?.kind !== 'ready') return
    asked.current = true
    credit.retry()
  }, [isPlaced, credit])
}
