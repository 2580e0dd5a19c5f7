import { hash } from '@node-rs/argon2'
import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from '../import/import-feeds.ts'
import { printReport } from '../import/report-text.ts'
import { type ImportReport } from '../import/report.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { FileStore } from '../modules/files/file-store.ts'
import { publish } from './publish.ts'
import { addBonus } from './field/bonus.ts'
import { addClaims } from './field/claims.ts'
import { addInboxes } from './field/inboxes.ts'
import { addCollectOrders } from './field/collect-orders.ts'
import { addContent } from './field/content.ts'
import { addFrames } from './field/frames.ts'
import { addMarketing } from './field/marketing.ts'
import { addSalesAreas } from './field/sales-areas.ts'
import { addVendors } from './field/vendors.ts'
import { tenantSource } from './records.ts'
import type { TenantSpec } from './tenant-spec.ts'
import { de } from './tenants/de.ts'
import { id } from './tenants/id.ts'
import { us } from './tenants/us.ts'
import { demoLogins, demoPassword } from './users.ts'
import { addVisits } from './field/visits.ts'

/** The demo tenants, the one of localhost first. */
export const demoTenants: readonly TenantSpec[] = [us, id, de]

/** True while no tenant is set up. */
export async function isEmpty(database: Database): Promise<boolean> {
  return (await database.bare((tx) => tx.query('SELECT 1 FROM tenant LIMIT 1'))).length === 0
}

/** True where the demo tenants are, and their log-ins with them. */
export async function hasDemo(database: Database): Promise<boolean> {
  const known = await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
  return demoTenants.every(({ id }) => known.some((row) => row.id === id))
}

let hashed: Promise<string> | undefined
/** Shares one hash among all demo users, because hashing is slow on purpose. */
const passwordHash = () =>
  (hashed ??= hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))

async function openDoors(database: Database, { id: tenantId }: TenantSpec): Promise<void> {
  const passwordText = await passwordHash()
  await database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      'UPDATE app_user SET password_hash = $2, must_change_password = false, first_password_until = NULL WHERE tenant_id = $1 AND username = ANY ($3::text[])',
      [tenantId, passwordText, demoLogins.map(({ username }) => username)],
    ),
  )
}

/**
 * Fills a database with the demo tenants. Run again on the same day it changes nothing; on another day the dates move along.
 * @param options.today the day orders, invoices and deals are counted from
 * @param options.tenants ids of the demo tenants wanted; all of them when left out
 * @param options.store takes the photos of visits and marketing material; without one there is neither
 * @param options.articles articles a tenant, 3,000 when left out
 * @returns the import's report of each tenant
 * @throws Error when a record of the generator was refused: the demo is made to be right
 */
export async function seedDemo(
  database: Database,
  options: { today: Day; tenants?: readonly string[]; articles?: number; store?: FileStore },
): Promise<Record<string, ImportReport>> {
  const reports: Record<string, ImportReport> = {}
  for (const spec of demoTenants.filter((tenant) => options.tenants?.includes(tenant.id) ?? true)) {
    await setUpTenant(database, {
      ...spec,
      open: true,
      config: { ...spec.config, timeZone: spec.timeZone },
    })
    reports[spec.id] = await seedTenant(database, spec, options)
    await openDoors(database, spec)
  }
  return reports
}

/** Fills a tenant that is set up with the records of the demo. @throws Error when a record was refused */
export async function seedTenant(
  database: Database,
  spec: TenantSpec,
  options: { today: Day; articles?: number; store?: FileStore },
): Promise<ImportReport> {
  const source = tenantSource(spec, options.today, options.articles ?? 3000)
  const report = await importFeeds(database, spec.id, source, {
    delta: true,
    byHand: true,
    undoable: false,
    origin: { by: 'demo', source: '' },
    today: options.today,
  })
  if (report.files.some(({ refusedCount, broken }) => refusedCount > 0 || broken))
    throw new Error(printReport(report))
  await publish(database, spec, options.today)
  await addSalesAreas(database, spec)
  await addCollectOrders(database, spec, options.today)
  await addFrames(database, spec, options.today)
  await addContent(database, spec, options.today)
  await addBonus(database, spec, options.today)
  await addClaims(database, spec, options.today)
  await addVendors(database, spec, options.today)
  await addInboxes(database, spec, options.today)
  if (options.store) {
    await addVisits(database, options.store, spec, options.today)
    await addMarketing(database, options.store, spec, options.today)
  }
  return report
}
