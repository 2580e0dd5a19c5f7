import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { instant, tenantId } from '../../db/columns.ts'

/** Read before a user is known, so without row level security (on the named list). */
export const tenant = pgTable(
  'tenant',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Only what differs from the defaults of the specification. */
    config: jsonb('config').$type<Partial<HostConfig>>().notNull(),
    maintenance: boolean('maintenance').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Moment from which on mail leaves. Null: the tenant is being set up and mails nothing. */
    openedAt: instant('opened_at').defaultNow(),
    /** The tenant that this one is a sandbox of; null: a real one. Set when it is made, never changed (server/db/functions/sandbox.sql). */
    sandboxOf: text('sandbox_of').references((): AnyPgColumn => tenant.id),
    /** Last time that a sandbox was put back. */
    sandboxResetAt: instant('sandbox_reset_at'),
  },
  (t) => [check('sandbox_never_opens', sql`${t.sandboxOf} IS NULL OR ${t.openedAt} IS NULL`)],
)

/** Host name (lower case, no port) to tenant; without row level security like `tenant`. */
export const tenantHost = pgTable('tenant_host', {
  host: text('host').primaryKey(),
  tenantId: text('tenant_id')
    .notNull()
    .references(() => tenant.id),
})

export const salesOrganisation = pgTable(
  'sales_organisation',
  {
    tenantId: tenantId(),
    sorg: text('sorg').notNull(),
    name: text('name').notNull(),
    companyCode: text('company_code').notNull(),
    companyName: text('company_name').notNull(),
    currency: text('currency').notNull(),
    merchantName: text('merchant_name').notNull(),
    exactQtyCheck: boolean('exact_qty_check').notNull().default(false),
    availableStockCheck: boolean('available_stock_check').notNull().default(false),
    allowPayInvoice: boolean('allow_pay_invoice').notNull().default(true),
    url1: text('url1'),
    url2: text('url2'),
    url3: text('url3'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sorg] })],
)
