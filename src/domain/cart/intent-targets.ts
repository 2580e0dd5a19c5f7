import type { OrderIntent } from '../ordering/order-intent.ts'
import type { CartIntent } from './cart-intent.ts'

// Apart from the schema, whose library the service worker does not need.

/** An intent that changes what is in a cart. */
export type CartChangingIntent = CartIntent | OrderIntent

/** Keys of the carts that an intent speaks of. */
export function cartsOf(intent: CartChangingIntent): string[] {
  return intent.kind === 'MOVE' ? [intent.args.from, intent.args.to] : [intent.args.cart ?? '']
}

/** The article that an intent speaks of; null: a whole cart. */
export const articleOf = ({
  args,
}: Pick<CartChangingIntent, 'args'>): { sorg: string; article: string } | null =>
  'article' in args ? { sorg: args.sorg, article: args.article } : null
