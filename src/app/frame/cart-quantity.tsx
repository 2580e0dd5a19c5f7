import { skipsCartQuantity } from '#domain/account/permissions.ts'
import { CartCount } from '#parts/cart/cart-count.tsx'
import { useConfig, useScope, useUser } from '#shell/session/use-session.ts'
import { count } from './bar.css.ts'

/** The number at the cart, for those who order. */
export function CartQuantity() {
  const { role } = useUser()
  const { features } = useConfig()
  const mayCount = useScope('cart.display-order-qty')
  if (!mayCount || skipsCartQuantity(role)) return null
  return (
    <span className={count}>
      <CartCount count={features.CART_COUNT_TOTAL_QTY ? 'pieces' : 'lines'} />
    </span>
  )
}
