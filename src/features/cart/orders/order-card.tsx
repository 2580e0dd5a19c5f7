import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { addressText } from '#domain/ordering/address-text.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { consignmentFillUp } from '#domain/ordering/checkout.ts'
import { compare, formatMoneyIn } from '#domain/ordering/money.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { OrderPayment } from '#parts/payments/order-payment.tsx'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { DayText } from '#parts/article/stock-word.tsx'
import { Card } from '#ui/display/card.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import type { PlacedOrders } from '../cart.gql.ts'
import { byName, quantityText } from '../lines/cart-groups.ts'
import { MerchantPages } from '../lines/merchant-pages.tsx'
import { OrderedAheadText } from '../lines/pre-order.tsx'
import * as css from './order-card.css.ts'

export type PlacedOrder = ResultOf<typeof PlacedOrders>['orders'][number]

/** A placed order. */
export function OrderCard({ order, actions }: { order: PlacedOrder; actions?: ReactNode }) {
  const money = useMoney(order)
  const { merchant, order_no, details, orderShipment, total_order, merchantUrls } = order
  return (
    // Two orders of one merchant are told apart by their numbers, also by who hears the page.
    <Card
      title={
        <span className={css.title}>
          {merchant} <CopyableCode code={order_no} />
        </span>
      }
      actions={actions}
    >
      <OrderFacts order={order} />
      <ul className={css.lines}>
        {inCartOrder(details).map((line) => (
          <OrderLine key={line.id} line={line} money={money} />
        ))}
      </ul>
      {orderShipment && (
        <div className={css.sum}>
          <span>{orderShipment.description}</span>
          <span className={css.amount}>{money(orderShipment.amount)}</span>
        </div>
      )}
      {orderShipment && compare(orderShipment.benefit, '0') > 0 && (
        <div className={css.quiet}>
          <Trans>Freight discount of {money(orderShipment.benefit)} applied</Trans>
        </div>
      )}
      <div className={css.total}>
        <span>
          <Trans>Total</Trans>
        </span>
        <span className={css.amount}>{money(total_order)}</span>
      </div>
      <MerchantPages urls={merchantUrls} />
    </Card>
  )
}

/** Lines of an order, sorted as the cart shows them. */
const inCartOrder = (details: PlacedOrder['details']) =>
  details.toSorted((one, other) => byName.compare(one.description, other.description))

/** Writes amounts of an order, in its own currency. */
function useMoney(order: PlacedOrder): (amount: string) => string {
  const { currency } = useConfig()
  return (amount) => formatMoneyIn(amount, order.currency, currency)
}

function OrderFacts({ order }: { order: PlacedOrder }) {
  const {
    sap_order_no,
    order_status,
    shipTo,
    orderShipment,
    orderPayment,
    request_delivery_date,
    request_delivery_to,
    orderType,
    custPoNo,
    notes,
  } = order
  return (
    <dl className={css.facts}>
      <Fact title={<Trans>Status</Trans>}>
        <OrderStatus status={order_status} />
      </Fact>
      {sap_order_no && (
        <Fact title={<Trans>Our number</Trans>}>
          <CopyableCode code={sap_order_no} />
        </Fact>
      )}
      {shipTo && <Fact title={<Trans>Ship to</Trans>}>{addressText(shipTo)}</Fact>}
      {orderShipment && <Fact title={<Trans>Shipment</Trans>}>{orderShipment.description}</Fact>}
      {orderPayment && (
        <Fact title={<Trans>Payment</Trans>}>
          {orderPayment.description}
          {orderPayment.instructions && (
            <div className={css.quiet}>{orderPayment.instructions}</div>
          )}
          {orderPayment.request && <OrderPayment payment={orderPayment.request} />}
        </Fact>
      )}
      <Fact title={<Trans>Requested delivery date</Trans>}>
        {request_delivery_date ? (
          <DayText day={request_delivery_date} />
        ) : (
          <Trans>As soon as possible</Trans>
        )}
        {request_delivery_to && (
          <>
            {' '}
            – <DayText day={request_delivery_to} />
          </>
        )}
      </Fact>
      {orderType === consignmentFillUp.code && (
        <Fact title={<Trans>Kind of order</Trans>}>
          <Trans>Consignment fill-up (CF)</Trans>
        </Fact>
      )}
      {custPoNo && <Fact title={<Trans>PO number</Trans>}>{custPoNo}</Fact>}
      {notes && <Fact title={<Trans>Notes</Trans>}>{notes}</Fact>}
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

function OrderLine({
  line,
  money,
}: {
  line: PlacedOrder['details'][number]
  money: (amount: string) => string
}) {
  const { i18n } = useLingui()
  const {
    description,
    article_code_display,
    picture,
    order_qty,
    note,
    uom,
    price,
    promoprice,
    subtotal,
    cancelled,
  } = line
  return (
    <li className={css.line}>
      <ArticlePicture picture={picture} size="thumb" />
      <div>
        <div className={css.name}>{description}</div>
        <div className={css.quiet}>{article_code_display}</div>
        {note && (
          <div className={css.quiet}>
            <Trans>Note: {note}</Trans>
          </div>
        )}
        {cancelled ? <OrderStatus status="cancelled" /> : <LineSupply line={line} />}
      </div>
      <span className={css.pieces}>
        {quantityText(i18n.number(order_qty), uom)} × {money(promoprice ?? price)}
      </span>
      <span className={cancelled ? css.cancelledAmount : css.amount}>{money(subtotal)}</span>
    </li>
  )
}

/** Says when the pieces of a line come, as far as it is known. */
function LineSupply({ line }: { line: PlacedOrder['details'][number] }) {
  const { back_order_qty: missing, pre_order_qty, confirmations } = line
  const back_order_qty = missing - pre_order_qty
  return (
    <>
      {pre_order_qty > 0 && (
        <div className={css.ahead}>
          <OrderedAheadText pieces={pre_order_qty} from={null} />
        </div>
      )}
      {back_order_qty > 0 && (
        <div className={css.back}>
          <Trans>{back_order_qty} follow as back order</Trans>
        </div>
      )}
      {confirmations.map(({ date, qty }) => (
        <div key={date} className={css.quiet}>
          <Trans>
            {qty} confirmed for <DayText day={date} />
          </Trans>
        </div>
      ))}
    </>
  )
}
