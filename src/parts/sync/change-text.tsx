import { Trans } from '@lingui/react/macro'
import type { CartIntent } from '#domain/cart.ts'

/** What a change does to the cart, in words: "Add 3", "Quantity 5", "Remove". */
export function ChangeText({ kind, args }: { kind: CartIntent['kind']; args: CartIntent['args'] }) {
  if (kind === 'CLEAR' || !('qty' in args)) return <Trans>Empty the cart</Trans>
  const { qty } = args
  if (kind === 'ADD') return <Trans>Add {qty}</Trans>
  return qty === 0 ? <Trans>Remove from the cart</Trans> : <Trans>Set the quantity to {qty}</Trans>
}
