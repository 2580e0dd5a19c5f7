import type { CartChangingIntent } from '#domain/cart/intent-targets.ts'
import { isCartIntent } from '#domain/sync/intent.ts'
import type { OutboxRow } from '../database.ts'

/** A queued change of a cart. */
export type CartRow = OutboxRow & Pick<CartChangingIntent, 'kind' | 'args'>

/** Tells queued changes of carts from those of other kinds. */
export const isCartRow = (row: OutboxRow): row is CartRow => isCartIntent(row)

/** Returns a row's intent as the cart's rule takes it. */
export const cartIntentOf = ({ kind, args }: CartRow): CartChangingIntent =>
  ({ kind, args }) as CartChangingIntent
