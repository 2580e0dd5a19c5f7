import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { CardBody, HomeCard, RowText } from '../home-card.tsx'
import type { BuyingOverview } from '../home.gql.ts'
import * as css from '../home.css.ts'
import type { CardState } from '../use-card.ts'

type Overview = NonNullable<ResultOf<typeof BuyingOverview>['buyingOverview']>
type Order = Overview['orders'][number]

export interface BuyingCardProps {
  state: CardState<Overview>
}

/** The latest orders: each opens, and can be ordered again. */
export function OrdersCard({ state }: BuyingCardProps) {
  const mayRepeat = useMayOpen()('/catalog/repeat-order')
  const open = state.data?.openOrders ?? 0
  return (
    <HomeCard
      title={<Trans>Orders</Trans>}
      figure={open > 0 ? <Plural value={open} one="# open" other="# open" /> : undefined}
      all={
        mayRepeat
          ? {
              to: '/catalog/repeat-order',
              search: { view: 'orders' },
              label: <Trans>All orders</Trans>,
            }
          : undefined
      }
    >
      <CardBody state={state}>
        {({ orders }) =>
          orders.length === 0 ? (
            <p className={css.text}>
              <Trans>No orders yet. Orders you place appear here.</Trans>
            </p>
          ) : (
            <ul>
              {orders.map((order) => (
                <OrderRow key={order.order_no} order={order} mayRepeat={mayRepeat} />
              ))}
            </ul>
          )
        }
      </CardBody>
    </HomeCard>
  )
}

function OrderRow({ order, mayRepeat }: { order: Order; mayRepeat: boolean }) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const { currency } = useConfig()
  const mayOpen = useMayOpen()('/order/view')
  const { order_no, custPoNo, createdAt, openPieces } = order
  const date = dayOf(new Date(String(createdAt)))
  const text = (
    <RowText
      name={order_no}
      about={custPoNo ? `${custPoNo} · ${date}` : date}
      end={formatMoneyIn(order.total, order.currency, currency)}
      endAbout={
        openPieces > 0 ? (
          <Plural value={openPieces} one="# piece to come" other="# pieces to come" />
        ) : (
          <OrderStatus status={order.status} />
        )
      }
    />
  )
  return (
    <li className={css.split}>
      {mayOpen ? (
        <Link
          to="/order/view/{-$orderNo}"
          params={{ orderNo: order_no }}
          className={`${css.row} ${css.opens}`}
        >
          {text}
        </Link>
      ) : (
        <span className={css.row}>{text}</span>
      )}
      {mayRepeat && (
        <span className={css.beside}>
          <Link
            to="/catalog/repeat-order"
            search={{ view: 'orders', order: order_no }}
            className={button({ variant: 'ghost', shape: 'icon' })}
            title={t`Order ${order_no} again`}
            aria-label={t`Order ${order_no} again`}
          >
            <Icon name="undo" size="sm" />
          </Link>
        </span>
      )}
    </li>
  )
}

/** Next arrivals, the soonest first. */
export function ArrivalsCard({ state }: BuyingCardProps) {
  const { day } = useDates()
  const pieces = state.data?.arriving ?? 0
  return (
    <HomeCard
      title={<Trans>Arriving</Trans>}
      figure={pieces > 0 ? <Plural value={pieces} one="# piece" other="# pieces" /> : undefined}
    >
      <CardBody state={state}>
        {({ arrivals }) =>
          arrivals.length === 0 ? (
            <p className={css.text}>
              <Trans>No delivery has a date yet.</Trans>
            </p>
          ) : (
            <ul>
              {arrivals.map(({ id, order_no, description, qty, date, confirmed }) => (
                <li key={id} className={css.row}>
                  <RowText
                    name={description}
                    about={
                      <>
                        {qty} × · <Trans>Order {order_no}</Trans>
                      </>
                    }
                    end={day(date)}
                    endAbout={confirmed ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </CardBody>
    </HomeCard>
  )
}
