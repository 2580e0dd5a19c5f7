import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { customerId, id, tenantId } from '../../db/columns.ts'

/** A customer's cart. `version` counts changes of lines; `generation` counts orders placed from it. */
export const cart = pgTable(
  'cart',
  {
    id: id(),
    tenantId: tenantId(),
    customerId: customerId(),
    /** A UUID made by the device that opened it; '' is the active cart, and the lock on all of the customer's. */
    key: text('key').notNull().default(''),
    name: text('name').notNull().default(''),
    /** Id of the punch-out that it belongs to; '' for the customer's own. Row level security keeps them apart. */
    punchOut: text('punch_out')
      .notNull()
      .default(sql`coalesce(current_setting('app.punch_out', true), '')`),
    /** Of the active cart alone: counts every new, renamed and dropped cart of the customer. */
    book: integer('book').notNull().default(0),
    version: integer('version').notNull().default(0),
    generation: integer('generation').notNull().default(0),
  },
  (t) => [unique().on(t.tenantId, t.customerId, t.punchOut, t.key)],
)

export const cartLine = pgTable(
  'cart_line',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => cart.id),
    articleId: integer('article_id').notNull(),
    sorg: text('sorg').notNull(),
    qty: integer('qty').notNull(),
    /** Cart version and author of the line's last change: an overwritten change names the author. */
    version: integer('version').notNull(),
    changedBy: integer('changed_by').notNull(),
    note: text('note'),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.articleId, t.sorg] })],
)
