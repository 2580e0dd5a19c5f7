import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { type SentOrders as Sent, watchOrders } from '#offline/cart/accepted-orders.ts'
import { database } from '#offline/database.ts'
import { OrderLink } from '#parts/order/order-link.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { Card } from '#ui/display/card.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { CustomerName } from '#parts/customer/customer-name.tsx'
import * as css from './outbox.css.ts'

const none: Sent = { open: [], accepted: [] }

/** Orders sent from this device: without an answer yet, and the last that were placed. */
export function SentOrders() {
  const { id, customerData } = useUser()
  const { brief } = useDates()
  const [{ open, accepted }, setOrders] = useState(none)
  useEffect(() => watchOrders(database, id, setOrders), [id])
  if (open.length + accepted.length === 0) return null
  const isChosen = (customerKey: string) => customerData?.custCode.r3 === customerKey
  return (
    <Card padded={false}>
      <header className={css.head}>
        <h2>
          <Trans>Orders sent from this device</Trans>
        </h2>
      </header>
      <ul className={css.rows}>
        {open.map(({ attemptKey, customerKey, key, at }) => (
          <li key={attemptKey} className={css.row}>
            <div className={css.words}>
              <div className={css.name}>
                {isChosen(customerKey) ? (
                  <Link to="/cart/checkout" search={key ? { cart: key } : {}}>
                    <Trans>An order we haven’t heard back about</Trans>
                  </Link>
                ) : (
                  <Trans>An order we haven’t heard back about</Trans>
                )}
              </div>
              <div className={css.quiet}>
                <CustomerName customerKey={customerKey} /> · {brief(at)}
              </div>
            </div>
            <StatusDot tone="warning">
              <Trans>Not confirmed yet</Trans>
            </StatusDot>
          </li>
        ))}
        {accepted.map(({ orderNo, merchant, customerKey, at, inDoubt }) => (
          <li key={orderNo} className={css.row}>
            <div className={css.words}>
              <div className={css.name}>
                {inDoubt ? (
                  <Link
                    to="/cart/order-confirmation"
                    search={{ orders: orderNo, customer: customerKey }}
                  >
                    {orderNo}
                  </Link>
                ) : (
                  <OrderLink orderNo={orderNo} customer={customerKey} />
                )}
              </div>
              <div className={css.quiet}>
                {merchant} · {brief(at)}
              </div>
            </div>
            {inDoubt ? (
              <StatusDot tone="warning">
                <Trans>Open it to see if the order is still there</Trans>
              </StatusDot>
            ) : (
              <StatusDot tone="success">
                <Trans>Accepted</Trans>
              </StatusDot>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
