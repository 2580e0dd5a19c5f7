import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { add, compare, formatMoney } from '#domain/ordering/money.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { amountsOf, formatOf } from './lines/cart-groups.ts'
import * as css from './cart-summary.css.ts'
import type { OrderTotal } from './terms/checkout-totals.ts'

interface OrderTotalsProps {
  cart: CartView
  orders: readonly OrderTotal[]
}

/** Goods, shipment and what both come to. */
export function OrderTotals({ cart, orders: totals }: OrderTotalsProps) {
  const { currency } = useConfig()
  const orders = totals.map((order) => ({
    ...order,
    format: formatOf(
      cart.lines.filter((line) => line.sorg === order.sorg),
      currency,
    ),
  }))
  const one = new Set(orders.map((order) => order.currency)).size === 1
  return (
    <dl className={css.sums}>
      {orders.map(({ sorg, name, goods, freight, benefit, total, format }) => (
        <Fragment key={sorg}>
          <div className={css.sum}>
            <dt>{orders.length > 1 ? name : <Trans>Goods</Trans>}</dt>
            <dd>{formatMoney(goods, format)}</dd>
          </div>
          <div className={css.sum}>
            <dt className={css.quiet}>
              <Trans>Shipment</Trans>
            </dt>
            <dd className={css.quiet}>{formatMoney(add(freight, benefit), format)}</dd>
          </div>
          {compare(benefit, '0') > 0 && (
            <div className={css.sum}>
              <dt className={css.quiet}>
                <Trans>Freight benefit</Trans>
              </dt>
              <dd className={css.quiet}>{formatMoney(`-${benefit}`, format)}</dd>
            </div>
          )}
          {!one && (
            <div className={css.grand}>
              <dt>
                <Trans>Total</Trans>
              </dt>
              <dd>{formatMoney(total, format)}</dd>
            </div>
          )}
        </Fragment>
      ))}
      {one && (
        <div className={css.grand}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{amountsOf(cart, totals, currency)[0]}</dd>
        </div>
      )}
    </dl>
  )
}
