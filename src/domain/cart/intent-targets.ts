import type { CartIntent } from './cart-intent.ts'

// Apart from the schema, whose library the service worker does not need.

/** Keys of the carts that an intent speaks of. */
export function cartsOf(intent: CartIntent): string[] {
  return intent.kind === 'MOVE' ? [intent.args.from, intent.args.to] : [intent.args.cart ?? '']
}

/** The article that an intent speaks of; null: a whole cart. */
export const articleOf = ({
  args,
}: Pick<CartIntent, 'args'>): { sorg: string; article: string } | null =>
  'article' in args ? { sorg: args.sorg, article: args.article } : null
