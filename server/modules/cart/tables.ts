import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customerId, id, instant, tenantId, userId } from '../../db/columns.ts'

/**
 * One of a customer's carts. `version` counts every change of a line; `generation` counts orders made from it: the next cart
 * is a new generation.
 */
export const cart = pgTable(
  'cart',
  {
    id: id(),
    tenantId: tenantId(),
    customerId: customerId(),
    /** A UUID made by the device that opened it; '' is the active cart, and the lock on all of the customer's. */
    key: text('key').notNull().default(''),
    name: text('name').notNull().default(''),
    /** Of the active cart alone: counts every new, renamed and dropped cart of the customer. */
    book: integer('book').notNull().default(0),
    version: integer('version').notNull().default(0),
    generation: integer('generation').notNull().default(0),
  },
  (t) => [unique().on(t.tenantId, t.customerId, t.key)],
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
    /** Cart version of the line's last change, and who made it: an overwritten change names him. */
    version: integer('version').notNull(),
    changedBy: integer('changed_by').notNull(),
    note: text('note'),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.articleId, t.sorg] })],
)

/** One device and person; `lastSeq` is the last intent that has a result. */
export const intentStream = pgTable(
  'intent_stream',
  {
    streamId: text('stream_id').notNull(),
    tenantId: tenantId(),
    userId: userId(),
    lastSeq: integer('last_seq').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.streamId] })],
)

/** What became of each intent; kept 90 days so that a repeated one gets the same answer. */
export const intentResult = pgTable(
  'intent_result',
  {
    tenantId: tenantId(),
    userId: userId(),
    streamId: text('stream_id').notNull(),
    seq: integer('seq').notNull(),
    mutationId: uuid('mutation_id').notNull(),
    kind: text('kind').notNull(),
    result: jsonb('result').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.streamId, t.seq] }),
    index().on(t.mutationId),
  ],
)
