import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useConfig } from '#app/session/use-session.ts'
import { add, compare, formatMoney, sum } from '#domain/money.ts'
import type { CartView } from '#offline/cart-view.ts'
import { formatOf } from './cart-groups.ts'
import * as css from './cart-summary.css.ts'
import type { OrderTotal } from './checkout-totals.ts'

interface OrderTotalsProps {
  cart: CartView
  orders: readonly OrderTotal[]
  /** On a phone the total alone: the bar under the thumb must leave room for the form. */
  brief: boolean
}

/** Goods, shipment and what both come to. Sums of several currencies are not made. */
export function OrderTotals({ cart, orders: totals, brief }: OrderTotalsProps) {
  const { currency } = useConfig()
  const orders = totals.map((order) => ({ ...order, format: formatOf(cart.lines.filter((line) => line.sorg === order.sorg), currency) }))
  const one = new Set(orders.map((order) => order.currency)).size === 1
  const row = brief && one ? css.sumOffPhone : css.sum
  return (
    <dl className={css.sums}>
      {orders.map(({ sorg, name, goods, freight, benefit, total, format }) => (
        <Fragment key={sorg}>
          <div className={row}><dt>{orders.length > 1 ? name : <Trans>Goods</Trans>}</dt><dd>{formatMoney(goods, format)}</dd></div>
          <div className={row}><dt className={css.quiet}><Trans>Shipment</Trans></dt><dd className={css.quiet}>{formatMoney(add(freight, benefit), format)}</dd></div>
          {compare(benefit, '0') > 0 && <div className={row}><dt className={css.quiet}><Trans>Freight benefit</Trans></dt><dd className={css.quiet}>{formatMoney(`-${benefit}`, format)}</dd></div>}
          {!one && <div className={css.grand}><dt><Trans>Total</Trans></dt><dd>{formatMoney(total, format)}</dd></div>}
        </Fragment>
      ))}
      {one && <div className={css.grand}><dt><Trans>Total</Trans></dt><dd>{formatMoney(sum(orders.map(({ total }) => total)), orders[0]!.format)}</dd></div>}
    </dl>
  )
}
