import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addressText } from '#domain/ordering/address-text.ts'
import { consignmentFillUp } from '#domain/ordering/checkout.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { OrderPayment } from '#parts/payments/order-payment.tsx'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { OrderTurn } from '#parts/order/order-turn.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import type { OrderView } from './orders.gql.ts'
import * as css from './orders.css.ts'

/** Facts that hold for the whole order. */
export function OrderFacts({ view: { order, custCode, phase, since } }: { view: OrderView }) {
  const { day, brief } = useDates()
  const { shipTo, orderShipment, orderPayment, request_delivery_to: until } = order
  return (
    <dl className={css.facts}>
      <Fact title={<Trans>Status</Trans>}>
        <OrderStatus status={order.order_status} />
        <span className={css.quiet}>
          <OrderTurn phase={phase} since={since} />
        </span>
      </Fact>
      <Fact title={<Trans>Placed</Trans>}>
        {brief(Date.parse(String(order.createdAt)))}
        {order.createdBy && (
          <span className={css.quiet}>
            <Trans>by {order.createdBy}</Trans>
          </span>
        )}
      </Fact>
      <Fact title={<Trans>Customer</Trans>}>
        {order.customer}
        <span className={css.quiet}>{custCode}</span>
      </Fact>
      {order.sap_order_no && (
        <Fact title={<Trans>Our number</Trans>}>
          <CopyableCode code={order.sap_order_no} />
        </Fact>
      )}
      {order.custPoNo && <Fact title={<Trans>PO number</Trans>}>{order.custPoNo}</Fact>}
      {order.quoteNo && <Fact title={<Trans>Quote</Trans>}>{order.quoteNo}</Fact>}
      <Fact title={<Trans>Requested delivery date</Trans>}>
        {order.request_delivery_date ? (
          [order.request_delivery_date, until].flatMap((one) => (one ? [day(one)] : [])).join(' – ')
        ) : (
          <Trans>As soon as possible</Trans>
        )}
      </Fact>
      {order.orderType === consignmentFillUp.code && (
        <Fact title={<Trans>Kind of order</Trans>}>
          <Trans>Consignment fill-up (CF)</Trans>
        </Fact>
      )}
      {shipTo && <Fact title={<Trans>Ship to</Trans>}>{addressText(shipTo)}</Fact>}
      {orderShipment && <Fact title={<Trans>Shipment</Trans>}>{orderShipment.description}</Fact>}
      {orderPayment && (
        <Fact title={<Trans>Payment</Trans>}>
          {orderPayment.description}
          {orderPayment.instructions && (
            <span className={css.quiet}>{orderPayment.instructions}</span>
          )}
          {orderPayment.request && <OrderPayment payment={orderPayment.request} />}
        </Fact>
      )}
      {order.notes && (
        <Fact title={<Trans>Notes</Trans>}>
          <span className={css.note}>{order.notes}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
