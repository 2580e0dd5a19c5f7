import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, tenantId, userId } from '../../db/columns.ts'
import { session } from '../session/tables.ts'

/** Inbox of notices. Texts are in the person's language at that time. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    /** The kind of a NoticeEvent (event.ts). */
    kind: text('kind').notNull(),
    /** Names what happened: told once to each person, however often the job runs. */
    event: text('event').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Path in the portal that it leads to, without the locale. */
    path: text('path').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    unique().on(t.tenantId, t.userId, t.event),
    index().on(t.tenantId, t.userId, t.createdAt),
  ],
)

/**
 * A browser that receives messages while the portal is closed. It belongs to one session: after logging out nothing
 * arrives.
 */
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
    /** Set when the person wants no more messages there; kept so that the browser learns of it at its next start. */
    revokedAt: instant('revoked_at'),
  },
  (t) => [unique().on(t.tenantId, t.endpoint), index().on(t.tenantId, t.userId)],
)
