import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { CreditEffect } from '#parts/credit/credit-effect.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { amountsOf } from '../lines/cart-groups.ts'
import * as css from '../cart-summary.css.ts'
import type { OrderTotal } from '../terms/checkout-totals.ts'
import { OverdueMeaning } from './credit-notice.tsx'
import { OrderBar } from '../orders/order-bar.tsx'
import { OrderTotals } from '../order-totals.tsx'

interface CheckoutSummaryProps {
  cart: CartView
  orders: readonly OrderTotal[]
  /** The orders that draw on the customer's credit. */
  onCredit: readonly OrderTotal[]
  children: ReactNode
}

/** Totals of the orders, the credit left after them, and the next step. */
export function CheckoutSummary({ cart, orders, onCredit, children }: CheckoutSummaryProps) {
  const { t } = useLingui()
  const desk = useDesk()
  const online = useAtomValue(onlineAtom)
  const { currency } = useConfig()
  const offline = !online && (
    <span className={css.quiet}>
      <Trans>You are offline</Trans>
    </span>
  )
  if (!desk)
    return (
      <OrderBar
        amounts={amountsOf(cart, orders, currency)}
        onCredit={onCredit}
        notes={offline || <OrderCount count={orders.length} />}
      >
        {children}
      </OrderBar>
    )
  return (
    <aside className={css.summary} aria-label={t`Order summary`}>
      <OrderTotals cart={cart} orders={orders} />
      <OrderCount count={orders.length} />
      <CreditEffect totals={onCredit} />
      <OverdueMeaning totals={onCredit} />
      {children}
      {offline}
    </aside>
  )
}

/** Of what the sum of a bar is made, at the end of the page that the bar lies on; a desk has it beside the page. */
export function MadeOf({ cart, orders, onCredit }: Omit<CheckoutSummaryProps, 'children'>) {
  return useDesk() ? null : (
    <Card title={<Trans>Order summary</Trans>}>
      <OrderTotals cart={cart} orders={orders} />
      <OverdueMeaning totals={onCredit} />
    </Card>
  )
}

/** Each sales organisation gets an order of its own: said before there are several numbers. */
function OrderCount({ count }: { count: number }) {
  if (count < 2) return null
  return (
    <span className={css.quiet}>
      <Plural value={count} one="Places # order" other="Places # orders" />
    </span>
  )
}

/** The second of two quick presses comes in this time, in ms. */
const secondPress = 500

/**
 * Places the order, or queues it while offline. A second press of the button that led here must not reach it.
 * @param blocked the customer may not order, as a notice on the page says
 */
export function PlaceOrder({
  busy,
  blocked,
  onPlace,
}: {
  busy: boolean
  blocked: boolean
  onPlace: () => void
}) {
  const [waits, setWaits] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), secondPress)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Button
      variant="primary"
      size="lg"
      fill
      busy={busy}
      disabled={waits || blocked}
      onClick={onPlace}
    >
      <Trans>Place order</Trans>
    </Button>
  )
}
