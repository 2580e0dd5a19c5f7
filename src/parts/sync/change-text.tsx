import { Trans } from '@lingui/react/macro'
import type { CartIntent } from '#domain/cart-intent.ts'

/** What a change does to a cart, in words: "Add 3", "Quantity 5", "Remove". */
export function ChangeText({ kind, args }: { kind: CartIntent['kind']; args: CartIntent['args'] }) {
  const intent = { kind, args } as CartIntent
  switch (intent.kind) {
    case 'ADD': return <Trans>Add {intent.args.qty}</Trans>
    case 'SET': return intent.args.qty === 0 ? <Trans>Remove from the cart</Trans> : <Trans>Set the quantity to {intent.args.qty}</Trans>
    case 'CLEAR': return <Trans>Empty the cart</Trans>
    case 'NOTE': return intent.args.note ? <Trans>Note: {intent.args.note}</Trans> : <Trans>Take the note away</Trans>
    case 'MOVE': return <Trans>Move {intent.args.qty} to another cart</Trans>
    case 'NEW_CART': return <Trans>Open a cart “{intent.args.name}”</Trans>
    case 'RENAME_CART': return <Trans>Rename the cart to “{intent.args.name}”</Trans>
    case 'DROP_CART': return <Trans>Delete the cart</Trans>
  }
}
