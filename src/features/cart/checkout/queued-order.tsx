import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useConflicts } from '#parts/sync/use-conflicts.ts'
import { useWaitingOrders } from '#parts/order/use-waiting-orders.ts'
import { button } from '#ui/button.css.ts'
import { Row, Stack } from '#ui/display/stack.tsx'
import { LastOrder } from '../orders/sent-order-notice.tsx'
import { ReviewOrder } from '../orders/review-order.tsx'
import { WaitingOrderNotice } from '../orders/waiting-orders.tsx'

/** Shows an order made offline until it is left: waiting, placed, or refused and to be reviewed. */
export function QueuedOrder({ mutationId }: { mutationId: string }) {
  const waiting = useWaitingOrders()
  const order = waiting?.find((one) => one.mutationId === mutationId)
  const refused = useConflicts().find((row) => row.mutationId === mutationId)
  return (
    <Stack>
      {order && <WaitingOrderNotice order={order} />}
      {refused && <ReviewOrder row={refused} />}
      {waiting && !order && !refused && <LastOrder />}
      <Row>
        <Link to="/catalog" className={button({ variant: 'primary' })}>
          <Trans>Continue shopping</Trans>
        </Link>
        <Link to="/cart" className={button()}>
          <Trans>Back to the cart</Trans>
        </Link>
      </Row>
    </Stack>
  )
}
