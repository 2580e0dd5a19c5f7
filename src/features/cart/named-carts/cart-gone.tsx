import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Shown for a cart that was deleted, here or elsewhere, or that belongs to another customer. */
export function CartGone() {
  return (
    <EmptyState
      icon="cart"
      heading={<Trans>This cart is gone</Trans>}
      text={
        <Trans>
          It was deleted or belongs to another customer. Your other carts haven’t changed.
        </Trans>
      }
      action={
        <Link to="/cart" className={button({ variant: 'primary' })}>
          <Trans>Back to the cart</Trans>
        </Link>
      }
    />
  )
}
