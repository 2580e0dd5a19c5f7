import type { HostConfig } from '#domain/portal/host-config.ts'
import { startingRoles } from '#domain/account/permissions.ts'
import type { Database } from '../db/database.ts'
import { fillCities } from '../modules/inquiry/fill-cities.ts'

export interface NewTenant {
  id: string
  name: string
  /** ISO code. */
  country: string
  /** IANA name. */
  timeZone: string
  /** Lower case, without a port. */
  hosts: readonly string[]
  config: Partial<HostConfig>
  /** Mail leaves from the start; otherwise from `openTenant` on. */
  open?: boolean
}

/**
 * Makes a tenant with its hosts and the roles a tenant starts with; one that is there gets the new name, config and hosts,
 * and its roles stay as an administrator has made them.
 * @throws Error for a host that belongs to another tenant
 */
export async function setUpTenant(
  database: Database,
  { id, name, country, timeZone, hosts, config, open = false }: NewTenant,
): Promise<void> {
  await database.bare(async (tx) => {
    await tx.query(
      `INSERT INTO tenant (id, name, country, time_zone, config, opened_at) VALUES ($1, $2, $3, $4, $5::jsonb, CASE WHEN $6 THEN now() END)
       ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, country = EXCLUDED.country, time_zone = EXCLUDED.time_zone, config = EXCLUDED.config`,
      [id, name, country, timeZone, JSON.stringify(config), open],
    )
    for (const host of hosts) {
      await tx.query(
        'INSERT INTO tenant_host (host, tenant_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [host, id],
      )
      const [held] = await tx.query<{ tenant_id: string }>(
        'SELECT tenant_id FROM tenant_host WHERE host = $1',
        [host],
      )
      if (held!.tenant_id !== id)
        throw new Error(`The host ${host} belongs to the tenant ${held!.tenant_id}.`)
    }
  })
  await fillCities(database)
  await database.within({ tenantId: id, user: 'any', customers: 'all' }, async (tx) => {
    for (const [role, permissions] of Object.entries(startingRoles)) {
      await tx.query(
        'INSERT INTO role (tenant_id, name, permissions) VALUES ($1, $2, $3::text[]) ON CONFLICT DO NOTHING',
        [id, role, permissions],
      )
    }
  })
}
