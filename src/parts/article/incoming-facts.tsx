import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { incomingText } from '#domain/article/incoming.ts'
import { AsOf } from '../age/as-of.tsx'
import { DayText } from './stock-word.tsx'
import type { Incoming } from './use-incoming.ts'
import * as css from './incoming-facts.css.ts'

/** Box with incoming quantities of an article. Nothing without any. */
export function IncomingBox({ coming }: { coming: Incoming | undefined }) {
  const { t } = useLingui()
  if (!coming || !incomingText(coming, '')) return null
  return (
    <section className={css.box} aria-label={t`Your history`}>
      <h2 className={css.heading}>
        <Trans>Your history</Trans>
      </h2>
      <IncomingFacts coming={coming} cartKey="" />
    </section>
  )
}

/** Everything the customer has of an article already: in other carts than this one, ordered, delivered. @param props.cartKey '' the active cart */
export function IncomingFacts({
  coming: { carts, orders, lastDelivery, lastBought, age },
  cartKey,
}: {
  coming: Incoming
  cartKey: string
}) {
  return (
    <>
      <dl className={css.facts}>
        {carts
          .filter(({ key }) => key !== cartKey)
          .map(({ key, name, qty }) => (
            <div key={key}>
              <dt>
                {key === '' ? <Trans>In the cart</Trans> : <Trans>In the cart “{name}”</Trans>}
              </dt>
              <dd>
                <Pieces qty={qty} />
              </dd>
            </div>
          ))}
        {orders.map((order) => (
          <div key={order.order_no}>
            <dt>
              <Trans>Order {order.order_no}</Trans>
            </dt>
            <dd>
              <Pieces qty={order.qty} />
              {order.date && (
                <>
                  {' '}
                  ·{' '}
                  {order.confirmed ? (
                    <Trans>
                      confirmed for <DayText day={order.date} />
                    </Trans>
                  ) : (
                    <Trans>
                      expected <DayText day={order.date} />
                    </Trans>
                  )}
                </>
              )}
            </dd>
          </div>
        ))}
        {lastDelivery && <Past label={<Trans>Last delivered</Trans>} {...lastDelivery} />}
        {lastBought && <Past label={<Trans>Last ordered</Trans>} {...lastBought} />}
      </dl>
      <p className={css.age}>
        <AsOf age={age} alone />
      </p>
    </>
  )
}

function Past({ label, date, qty }: { label: ReactNode; date: string; qty: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Pieces qty={qty} /> · <DayText day={date} />
      </dd>
    </div>
  )
}

const Pieces = ({ qty }: { qty: number }) => <Plural value={qty} one="# piece" other="# pieces" />
