import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useCarts } from '#parts/cart/use-carts.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { HomeCard, RowText } from '../home-card.tsx'
import * as css from '../home.css.ts'

const Lines = ({ lines }: { lines: number }) => (
  <Plural value={lines} one="# line" other="# lines" />
)

/** Carts of the chosen customer, as this device holds them; a press goes on with one. */
export function CartsCard() {
  const { t } = useLingui()
  const { cart, ready } = useCart()
  const { carts } = useCarts()
  const { currency } = useConfig()
  const total = cart.totals
    .map((one) => formatMoneyIn(one.total, one.currency, currency))
    .join(' + ')
  const inCart = cart.lines.length
  const isEmpty = inCart === 0 && carts.length === 0
  return (
    <HomeCard title={<Trans>Carts</Trans>} all={{ to: '/cart', label: <Trans>Open cart</Trans> }}>
      {!ready ? (
        <div className={css.text}>
          <SkeletonRows rows={1} label={t`Loading`} />
        </div>
      ) : isEmpty ? (
        <p className={css.text}>
          <Trans>Your cart is empty.</Trans>
        </p>
      ) : (
        <ul>
          {inCart > 0 && (
            <li>
              <Link to="/cart" className={`${css.row} ${css.opens}`}>
                <RowText name={<Trans>Cart</Trans>} about={<Lines lines={inCart} />} end={total} />
              </Link>
            </li>
          )}
          {carts.map(({ key, name, lines, totalQuantity: pieces }) => (
            <li key={key}>
              <Link to="/cart" search={{ cart: key }} className={`${css.row} ${css.opens}`}>
                <RowText
                  name={name}
                  about={<Lines lines={lines} />}
                  end={<Plural value={pieces} one="# piece" other="# pieces" />}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  )
}
