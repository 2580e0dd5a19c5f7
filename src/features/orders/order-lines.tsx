import { Trans, useLingui } from '@lingui/react/macro'
import { compare, formatMoneyIn } from '#domain/ordering/money.ts'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { type Column, Table } from '#ui/table/table.tsx'
import { type Figures, useFigureColumns } from './figure-columns.tsx'
import type { OrderView } from './orders.gql.ts'
import * as css from './orders.css.ts'

type Line = OrderView['order']['details'][number] & { figures: Figures }

/** Lines of an order with what has become of each. */
export function OrderLines({ view: { order, lines } }: { view: OrderView }) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const figureColumns = useFigureColumns()
  const figures = new Map(lines.map((one) => [one.line, one.figures]))
  const money = (amount: string) => formatMoneyIn(amount, order.currency, currency)
  const rows = order.details.flatMap((line): Line[] => {
    const own = figures.get(line.id)
    return own ? [{ ...line, figures: own }] : []
  })
  const columns: Column<Line>[] = [
    {
      key: 'article',
      title: t`Article`,
      lead: true,
      cell: ({ description, article_code_display: code, note, cancelled }) => (
        <span>
          {description}
          <span className={css.quiet}>{code}</span>
          {note && <span className={css.quiet}>{note}</span>}
          {cancelled && <OrderStatus status="cancelled" />}
        </span>
      ),
    },
    ...figureColumns,
    {
      key: 'price',
      title: t`Price`,
      align: 'end',
      deskOnly: true,
      text: ({ price, promoprice }) => money(promoprice ?? price),
    },
    {
      key: 'subtotal',
      title: t`Subtotal`,
      align: 'end',
      text: ({ subtotal, cancelled }) => (cancelled ? '–' : money(subtotal)),
    },
  ]
  return (
    <Table caption={t`Lines of the order`} columns={columns} rows={rows} keyOf={({ id }) => id} />
  )
}

/** Amounts of an order. */
export function OrderTotals({ view: { order } }: { view: OrderView }) {
  const { currency } = useConfig()
  const money = (amount: string) => formatMoneyIn(amount, order.currency, currency)
  const { orderShipment } = order
  return (
    <dl className={css.totals}>
      {orderShipment && (
        <div className={css.part}>
          <dt>
            <Trans>Shipping</Trans>
          </dt>
          <dd>{money(orderShipment.amount)}</dd>
        </div>
      )}
      {orderShipment && compare(orderShipment.benefit, '0') > 0 && (
        <div className={css.part}>
          <dt>
            <Trans>Freight discount</Trans>
          </dt>
          <dd>{money(orderShipment.benefit)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{money(order.total_order)}</dd>
      </div>
    </dl>
  )
}
