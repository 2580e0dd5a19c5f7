import { Trans, useLingui } from '@lingui/react/macro'
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
import { OrderBar } from '../orders/order-bar.tsx'
import { OrderTotals } from '../order-totals.tsx'

interface CheckoutSummaryProps {
  cart: CartView
  orders: readonly OrderTotal[]
  /** The orders that draw on the customer's credit. */
  onCredit: readonly OrderTotal[]
  /** The order can be placed from here. */
  last: boolean
  children: ReactNode
}

/** Totals of the orders, the credit left after them, and the next step. */
export function CheckoutSummary({ cart, orders, onCredit, last, children }: CheckoutSummaryProps) {
  const { t } = useLingui()
  const desk = useDesk()
  const online = useAtomValue(onlineAtom)
  const { currency } = useConfig()
  const offline = last && !online && (
    <span className={css.quiet}>
      <Trans>You are offline</Trans>
    </span>
  )
  if (!desk)
    return (
      <OrderBar
        amounts={amountsOf(cart, orders, currency)}
        onCredit={last ? onCredit : []}
        notes={offline}
      >
        {children}
      </OrderBar>
    )
  return (
    <aside className={css.summary} aria-label={t`Order summary`}>
      <OrderTotals cart={cart} orders={orders} />
      {last && <CreditEffect totals={onCredit} />}
      {children}
      {offline}
    </aside>
  )
}

/** Of what the sum of a bar is made, at the end of the page that the bar lies on; a desk has it beside the page. */
export function MadeOf({ cart, orders }: Pick<CheckoutSummaryProps, 'cart' | 'orders'>) {
  return useDesk() ? null : (
    <Card title={<Trans>Order summary</Trans>}>
      <OrderTotals cart={cart} orders={orders} />
    </Card>
  )
}

/** The second of two quick presses comes in this time, in ms. */
const secondPress = 500

/**
 * Places the order, or queues it while offline.
 * @param instead the button has just replaced another one, so a double press must not reach it
 */
export function PlaceOrder({
  busy,
  instead,
  onPlace,
}: {
  busy: boolean
  instead: boolean
  onPlace: () => void
}) {
  const [waits, setWaits] = useState(instead)
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), secondPress)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Button variant="primary" size="lg" fill busy={busy} disabled={waits} onClick={onPlace}>
      <Trans>Place order</Trans>
    </Button>
  )
}
