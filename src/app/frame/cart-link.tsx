import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { counted } from './bar.css.ts'
import { CartQuantity } from './cart-quantity.tsx'
import { useHasRoute } from './use-has-route.ts'

/** The way to the cart, for those who order. */
export function CartLink() {
  const { t } = useLingui()
  const exists = useHasRoute('/cart')
  const may = useScope('cart.display-order-qty')
  if (!exists || !may) return null
  return (
    <Link to="/cart" title={t`Cart`} className={button({ variant: 'ghost', shape: 'icon' })}>
      <span className={counted}>
        <Icon name="cart" />
        <CartQuantity />
      </span>
    </Link>
  )
}
