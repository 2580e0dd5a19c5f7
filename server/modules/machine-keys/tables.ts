import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { id, instant, tenantId } from '../../db/columns.ts'

/** Keys of programs. Of a secret only its first characters, by which it is found, and its SHA-256 are kept. */
export const machineKey = pgTable(
  'machine_key',
  {
    id: id(),
    tenantId: tenantId(),
    /** The customer that it works for, in its maker's name; null: for the whole tenant. */
    forCustomer: integer('for_customer'),
    name: text('name').notNull(),
    start: text('start').notNull(),
    hash: text('hash').notNull(),
    scopes: text('scopes').array().notNull(),
    /** Requests a minute. */
    rate: integer('rate').notNull(),
    /** Its last day in the tenant's zone. */
    expiresOn: date('expires_on'),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: integer('created_by'),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by'),
  },
  (t) => [
    uniqueIndex().on(t.tenantId, t.start),
    uniqueIndex('machine_key_name')
      .on(t.tenantId, sql`coalesce(for_customer, 0)`, sql`lower(${t.name})`)
      .where(sql`revoked_at IS NULL`),
  ],
)

/** Use of a key: the requests of its last minute, counted for all processes, and when and from where it was used last. */
export const machineKeyUse = pgTable(
  'machine_key_use',
  {
    tenantId: tenantId(),
    keyId: integer('key_id').notNull(),
    minute: instant('minute').notNull(),
    requests: integer('requests').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    lastUsedFrom: text('last_used_from').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.keyId] })],
)

/** Answers to requests with an `Idempotency-Key`, stored with their changes. */
export const machineAnswer = pgTable(
  'machine_answer',
  {
    tenantId: tenantId(),
    keyId: integer('key_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of method, address and body. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.keyId, t.idempotencyKey] }),
    index().on(t.tenantId, t.createdAt),
  ],
)

/** Last position that an order of the tenant was given (`order_handover.position`). */
export const orderPosition = pgTable('order_position', {
  tenantId: text('tenant_id').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
})
