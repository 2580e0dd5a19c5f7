import { alertsOf, type AlertKind } from '#domain/operations/alerts.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/database.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Tenant, Tenants } from '../../tenants.ts'
import { readOperationState } from './operation-state.ts'

/** Time after which a trouble that lasts is mailed again, in ms. */
const toldAgainAfter = 24 * 3_600_000

interface Administrator {
  email: string
  language: string | null
  name: string
}

const administratorsSql = `SELECT DISTINCT ON (lower(u.email)) u.email, u.language, u.name FROM app_user u
  LEFT JOIN group_role g ON g.tenant_id = u.tenant_id AND g.id = u.group_role_id
  JOIN role r ON r.tenant_id = u.tenant_id AND (r.name = u.role OR r.name = ANY (g.roles))
  WHERE u.active AND u.email <> '' AND 'page.user-management' = ANY (r.permissions) ORDER BY lower(u.email)`

/** Alerts that are new, or were told of long ago; remembers them as told and forgets those that have passed. */
async function toTell(tx: Tx, tenantId: string, alerts: readonly AlertKind[], now: Date) {
  await tx.query('DELETE FROM operation_alert WHERE kind <> ALL ($1::text[])', [alerts])
  const told = await tx.query<{ kind: AlertKind }>(
    `INSERT INTO operation_alert AS a (tenant_id, kind, since, told_at) SELECT $1, kind, $3, $3 FROM unnest($2::text[]) AS kind
     ON CONFLICT (tenant_id, kind) DO UPDATE SET told_at = EXCLUDED.told_at WHERE a.told_at < $4 RETURNING kind`,
    [tenantId, alerts, now, new Date(now.getTime() - toldAgainAfter)],
  )
  return alerts.filter((kind) => told.some((one) => one.kind === kind))
}

async function lookAt(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const alerts = alertsOf(await readOperationState(tx), now.getTime())
  const fresh = await toTell(tx, tenant.id, alerts, now)
  const [host] = tenant.hosts
  if (fresh.length === 0 || host === undefined) return
  for (const { email, language, name } of await tx.query<Administrator>(administratorsSql))
    await queueMail(tx, tenant, {
      to: email,
      language,
      name,
      host,
      say: (words) => words.standsStill({ portal: tenant.config.webTitle, alerts: fresh }),
      link: { path: '/admin/operations' },
    })
}

/** Looks every few minutes for what stands still, and writes to the administrators of its tenant when something does. */
export const watchdog =
  ({ database, tenants, clock }: { database: Database; tenants: Tenants; clock: Clock }) =>
  async (): Promise<void> => {
    for (const tenant of await tenants.all())
      await database.within({ tenantId: tenant.id, user: 'any', customers: 'all' }, (tx) =>
        lookAt(tx, tenant, clock()),
      )
  }
