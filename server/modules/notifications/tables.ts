import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, tenantId, userId } from '../../db/columns.ts'
import { session } from '../session/tables.ts'

/** What a person has been told: the inbox. Texts are in the language that was the person's then. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    /** order-placed | password-changed | back-in-stock */
    kind: text('kind').notNull(),
    /** Names what happened: told once to each person, however often the job runs. */
    event: text('event').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Where in the portal it leads, without the locale. */
    path: text('path').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    unique().on(t.tenantId, t.userId, t.event),
    index().on(t.tenantId, t.userId, t.createdAt),
  ],
)

/** A browser that takes messages while the portal is closed. It belongs to one session: where somebody has logged out, nothing arrives. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Our public key of the day it was made: to another one its push service would refuse every message. */
    serverKey: text('server_key').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Its person no longer wants messages there; kept so that its browser learns of it at its next start. */
    revokedAt: instant('revoked_at'),
  },
  (t) => [unique().on(t.tenantId, t.endpoint), index().on(t.tenantId, t.userId)],
)
