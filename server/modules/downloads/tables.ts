import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
    /** The last file could not be written, and the person was told. */
    failing: boolean('failing').notNull().default(false),
    /** Why it runs no more: user_inactive | not_allowed | customer_lost */
    ended: text('ended'),
  },
  (t) => [index().on(t.tenantId, t.nextRunAt)],
)
