import { Plural } from '@lingui/react/macro'
import { formatMoneyIn, sum } from '#domain/ordering/money.ts'
import { useConfig } from '#shell/session/use-session.ts'
import * as css from './order-card.css.ts'
import type { PlacedOrder } from './order-card.tsx'

/** Sum of several orders, one amount for each currency; nothing for a single one, whose card has it. */
export function AllOrders({ orders }: { orders: readonly PlacedOrder[] }) {
  const { currency } = useConfig()
  if (orders.length < 2) return null
  const codes = [...new Set(orders.map((order) => order.currency))]
  const amounts = codes.map((code) =>
    formatMoneyIn(
      sum(orders.filter((order) => order.currency === code).map((order) => order.total_order)),
      code,
      currency,
    ),
  )
  return (
    <div className={css.all}>
      <span>
        <Plural value={orders.length} one="Total of # order" other="Total of # orders" />
      </span>
      <span className={css.amount}>{amounts.join(' + ')}</span>
    </div>
  )
}
