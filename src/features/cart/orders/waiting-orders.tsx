import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { WaitingOrder } from '#offline/checkout/waiting-orders.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useWaitingOrders } from '#parts/order/use-waiting-orders.ts'
import { WithdrawChange } from '#parts/sync/withdraw-change.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { cartCustomerAtom, syncStatusAtom } from '#shell/sync/sync-state.ts'
import { Notice } from '#ui/feedback/notice.tsx'

/** Orders of the chosen customer that wait for the network, each with the way to withdraw it. */
export function WaitingOrders() {
  const customerKey = useAtomValue(cartCustomerAtom)
  const orders = useWaitingOrders()?.filter((order) => order.customerKey === customerKey)
  return orders?.map((order) => <WaitingOrderNotice key={order.mutationId} order={order} />)
}

/** Notice of one waiting order: its amount, its time, and that it is not placed yet. */
export function WaitingOrderNotice({ order }: { order: WaitingOrder }) {
  const { t } = useLingui()
  const { brief } = useDates()
  const { currency } = useConfig()
  const { sending } = useAtomValue(syncStatusAtom)
  const amounts = order.args.totals
    .map((one) => formatMoneyIn(one.total, one.currency, currency))
    .join(' + ')
  return (
    <Notice
      tone="warning"
      live="status"
      title={<Trans>Your order is waiting to be sent</Trans>}
      action={
        <WithdrawChange
          kind="ORDER"
          mutationId={order.mutationId}
          name={t`Order of ${amounts}`}
          disabled={sending}
        />
      }
    >
      <p>
        {amounts} · {brief(order.at)}
      </p>
      <p>
        <Trans>
          It’s placed as soon as you’re online, if prices, stock and terms are still the same. Until
          then you can take it back.
        </Trans>
      </p>
      <Link to="/outbox">
        <Trans>Open the outbox</Trans>
      </Link>
    </Notice>
  )
}
