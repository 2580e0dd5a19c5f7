import { Plural } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CountBadge } from '#ui/display/count-badge.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { cartViewAtom } from '#shell/sync/sync-state.ts'

/** More than this stands over the icon beside it. */
const maxShown = 999

interface CartCountProps {
  /** Pieces of all lines, or how many lines (config CART_COUNT_TOTAL_QTY). */
  count: 'pieces' | 'lines'
}

/** The number at the cart's icon; nothing while the cart is empty. */
export function CartCount({ count }: CartCountProps) {
  const view = useAtomValue(cartViewAtom)
  const number = count === 'pieces' ? (view?.totalQuantity ?? 0) : (view?.lines.length ?? 0)
  if (number === 0) return null
  return (
    // A new number is a new badge, which moves once.
    <CountBadge key={number} bumps>
      <span aria-hidden>{number > maxShown ? `${maxShown}+` : number}</span>
      <VisuallyHidden>
        <Plural value={number} one="# in the cart" other="# in the cart" />
      </VisuallyHidden>
    </CountBadge>
  )
}
