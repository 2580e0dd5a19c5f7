import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCart } from '#parts/cart/use-cart.ts'
import { useCarts } from '#parts/cart/use-carts.ts'
import * as tabs from '#ui/navigation/tabs.css.ts'
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts'
import * as css from './cart-switcher.css.ts'

/** The carts of the customer, each with how many lines it has; nothing while there is one alone. */
export function CartSwitcher({ cartKey }: { cartKey: string }) {
  const { t } = useLingui()
  const { cart } = useCart()
  const { carts } = useCarts()
  const row = useChosenInSight<HTMLElement>(`${cartKey} ${carts.length}`)
  if (carts.length === 0) return null
  return (
    <nav ref={row} className={`${tabs.list} ${css.bar}`} aria-label={t`Carts`}>
      <CartTab cartKey="" chosen={cartKey === ''} count={cart.lines.length}>
        <Trans>Cart</Trans>
      </CartTab>
      {carts.map(({ key, name, lines }) => (
        <CartTab key={key} cartKey={key} chosen={cartKey === key} count={lines}>
          {name}
        </CartTab>
      ))}
    </nav>
  )
}

/** Every tab has the same path; which is the current one is said by its cart, and an address with a cart holds the one without. */
const alike = { activeProps: {}, inactiveProps: {}, activeOptions: { exact: true } }

function CartTab({
  cartKey,
  chosen,
  count,
  children,
}: {
  cartKey: string
  chosen: boolean
  count: number
  children: ReactNode
}) {
  const { i18n } = useLingui()
  return (
    <Link
      to="/cart"
      search={{ cart: cartKey || undefined }}
      className={`${tabs.tab} ${css.tab}`}
      {...alike}
      aria-current={chosen ? 'page' : undefined}
      data-chosen={chosen || undefined}
    >
      <span className={css.name}>{children}</span>{' '}
      <span className={tabs.count}>{i18n.number(count)}</span>
    </Link>
  )
}
