import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { customerId, instant, tenantId } from '../../db/columns.ts'
import type { FormField } from '#domain/punch-out/cart-form.ts'
import type { PunchOutSetup } from '#domain/punch-out/punch-out.ts'

/** Punch-outs: a shop's system has asked to open the catalogue, and gets a cart back. */
export const punchOut = pgTable(
  'punch_out',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    customerId: customerId(),
    /** Person in whose name it is opened: the maker of the key. */
    ofUser: integer('of_user').notNull(),
    /** Its revocation ends what was opened with it. */
    keyId: integer('key_id').notNull(),
    /** Name of the key, which is what the portal calls the system. */
    system: text('system').notNull(),
    setup: jsonb('setup').$type<PunchOutSetup>().notNull(),
    /** SHA-256 of the token in its start page's address; null: it was opened. */
    tokenHash: text('token_hash'),
    createdAt: instant('created_at').notNull(),
    /** The form that took the cart back last. */
    form: jsonb('form').$type<FormField[]>(),
    returnedAt: instant('returned_at'),
  },
  (t) => [index().on(t.tenantId, t.tokenHash)],
)
