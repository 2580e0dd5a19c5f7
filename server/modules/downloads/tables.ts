import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, tenantId, userId } from '../../db/columns.ts'

/** Files of the download area that a person gets again and again. */
export const downloadSchedule = pgTable(
  'download_schedule',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    /** Customer whose data it is; null: of all the person may act for. The person sees it whichever customer is chosen. */
    ofCustomer: integer('of_customer'),
    /** Name of a module (src/domain/downloads/period.ts). */
    module: text('module').notNull(),
    /** csv | xlsx | json */
    format: text('format').notNull(),
    /** daily | weekly | monthly */
    rhythm: text('rhythm').notNull(),
    /** 1 (Monday) to 7, or 1 to 28; null for every day. */
    day: integer('day'),
    /** In the tenant's zone. */
    hour: integer('hour').notNull(),
    nextRunAt: instant('next_run_at').notNull(),
    lastRunAt: instant('last_run_at'),
    /** Last day that a file of it has covered. */
    covered: date('covered'),
    /** Address of a system that files are sent to; null: by mail. */
    url: text('url'),
    /** Signs what is sent, so it must be kept as it is; screens show it once. */
    secret: text('secret'),
    /** The secret before it was changed, which signs too until `old_secret_until`. */
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    /** First failure of the address since its last success. */
    failingSince: instant('failing_since'),
    /** The last file could not be written or sent, and the person was told. */
    failing: boolean('failing').notNull().default(false),
    /** Why it runs no more: user_inactive | not_allowed | customer_lost | address_failed */
    ended: text('ended'),
  },
  (t) => [index().on(t.tenantId, t.nextRunAt)],
)

/** A try to send a file, as it is kept. */
export interface StoredTry {
  at: string
  milliseconds: number
  status: number | null
  cause: string | null
  answer: string | null
}

/** Files of schedules on their way to an address, with every try. */
export const downloadDelivery = pgTable(
  'download_delivery',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    scheduleId: integer('schedule_id').notNull(),
    /** The file (export_job). */
    jobId: uuid('job_id').notNull(),
    /** waiting | delivered | failed: given up */
    state: text('state').notNull().default('waiting'),
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
    /** Newest first. */
    tries: jsonb('tries').$type<StoredTry[]>().notNull().default([]),
  },
  (t) => [
    index().on(t.scheduleId, t.id),
    index('download_waiting')
      .on(t.tenantId)
      .where(sql`state = 'waiting'`),
  ],
)
