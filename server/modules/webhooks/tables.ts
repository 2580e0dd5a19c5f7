import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, tenantId } from '../../db/columns.ts'

/** Addresses of other programs that are told what happens. */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  id: id(),
  tenantId: tenantId(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  /** Signs what is sent, so it must be kept as it is; screens show it once. */
  secret: text('secret').notNull(),
  /** The secret before it was changed, which signs too until `old_secret_until`. */
  oldSecret: text('old_secret'),
  oldSecretUntil: instant('old_secret_until'),
  /** First failure since the last success. */
  failingSince: instant('failing_since'),
  /** The server has switched it off. */
  disabledAt: instant('disabled_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Events on their way to an endpoint; written in the transaction of the change (server/db/functions/webhook-events.sql). */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: id(),
    tenantId: tenantId(),
    endpointId: integer('endpoint_id').notNull(),
    event: text('event').notNull(),
    object: text('object').notNull(),
    /** As it was first sent: further tries send the same. */
    body: text('body'),
    /** waiting | delivered | failed: given up */
    state: text('state').notNull().default('waiting'),
    /** There is a job for it. */
    queued: boolean('queued').notNull().default(false),
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index().on(t.tenantId, t.createdAt),
    index('webhook_waiting')
      .on(t.endpointId, t.object, t.id)
      .where(sql`state = 'waiting'`),
  ],
)

/** Every try of a delivery, with what came of it. */
export const webhookAttempt = pgTable(
  'webhook_attempt',
  {
    id: id(),
    tenantId: tenantId(),
    deliveryId: integer('delivery_id').notNull(),
    at: instant('at').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    /** HTTP status; null: no answer. */
    status: integer('status'),
    /** Code of the cause (server/outgoing/cause.ts); null: it was taken. */
    cause: text('cause'),
    error: text('error'),
    /** First characters of the answer. */
    answer: text('answer'),
  },
  (t) => [index().on(t.deliveryId)],
)
