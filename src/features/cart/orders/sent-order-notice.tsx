import { Link } from '@tanstack/react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { useConfig } from '#shell/session/use-session.ts'
import { announcesOrder } from '#domain/cart/sent-order.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useSentOrders, useOrderOutcome } from './use-sent-orders.ts'

/** The way to orders that the server has. */
function OrderLink({ numbers }: { numbers: readonly string[] }) {
  return (
    <Link to="/cart/order-confirmation" search={{ orders: numbers.join(',') }}>
      <Plural value={numbers.length} one="Show the order" other="Show the orders" />
    </Link>
  )
}

/** An order that was sent before has arrived, and what is in the cart now was not in it. */
export function EarlierOrder({ numbers }: { numbers: readonly string[] }) {
  return (
    <Notice
      tone="success"
      live="status"
      title={
        <Plural
          value={numbers.length}
          one="The order you sent before has arrived"
          other="The orders you sent before have arrived"
        />
      }
      action={<OrderLink numbers={numbers} />}
    >
      <Trans>{numbers.join(', ')}. What is in the cart now has not been ordered.</Trans>
    </Notice>
  )
}

/**
 * Status of an order of this cart whose answer was lost.
 * @param filled the cart has lines: an empty one shows its last order anyway
 */
export function LostAnswer({ cartKey, filled }: { cartKey: string; filled: boolean }) {
  const became = useOrderOutcome(cartKey)
  if (became?.state === 'taken') return filled && <EarlierOrder numbers={became.numbers} />
  if (became?.state === 'not-arrived') {
    return (
      <Notice tone="warning" live="status" title={<Trans>Your order did not arrive</Trans>}>
        <Trans>Nothing was ordered. Your cart is as you left it, so you can order again.</Trans>
      </Notice>
    )
  }
  return (
    became && (
      <Notice
        tone="warning"
        live="status"
        title={<Trans>An order we haven’t heard back about</Trans>}
        action={
          <Link to="/cart/checkout" search={cartKey ? { cart: cartKey } : {}}>
            <Trans>Open the checkout</Trans>
          </Link>
        }
      >
        <Trans>
          This cart was sent as an order, but we haven’t heard back yet. We’ll check when you’re
          back online. It can’t be ordered twice.
        </Trans>
      </Notice>
    )
  )
}

/** The last order that was sent from this device, on its day: an empty cart says where its lines have gone. */
export function LastOrder() {
  const { accepted } = useSentOrders()
  const { timeZone } = useConfig()
  const { brief } = useDates()
  const [last] = accepted
  if (!last || !announcesOrder(last.at, Date.now(), timeZone)) return null
  // The orders of one checkout become known in one moment.
  const numbers = accepted.filter(({ at }) => at === last.at).map(({ orderNo }) => orderNo)
  return (
    <Notice
      tone="success"
      title={
        <Plural
          value={numbers.length}
          one="Your last order from this device"
          other="Your last orders from this device"
        />
      }
      action={<OrderLink numbers={numbers} />}
    >
      {numbers.join(', ')} · {brief(last.at)}
    </Notice>
  )
}
