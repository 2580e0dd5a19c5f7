import { type Parent, sandboxSpec } from './sandbox-spec.ts'
import { resetSandbox, type SandboxDeps } from './reset-sandbox.ts'

/** Id of a tenant's sandbox. */
export const sandboxIdOf = (tenantId: string): string => `${tenantId}-sandbox`

/**
 * Makes the sandbox of a tenant and fills it. Here alone a tenant becomes one: it is never opened, so that no mail leaves it.
 * @throws Error for a tenant that is not there or is a sandbox itself, for an id or a host that is taken
 */
export async function createSandbox(
  parts: SandboxDeps,
  tenantId: string,
  hosts: readonly string[],
  articles?: number,
): Promise<string> {
  const id = sandboxIdOf(tenantId)
  await parts.database.bare(async (tx) => {
    const [parent] = await tx.query<Parent>(
      'SELECT id, name, country, time_zone, config FROM tenant WHERE id = $1 AND sandbox_of IS NULL',
      [tenantId],
    )
    if (!parent) throw new Error(`There is no tenant ${tenantId} that can have a sandbox`)
    const spec = sandboxSpec(parent, { id, hosts: [...hosts] })
    const made = await tx.query(
      `INSERT INTO tenant (id, name, country, time_zone, config, opened_at, sandbox_of) VALUES ($1, $2, $3, $4, $5::jsonb, NULL, $6) ON CONFLICT DO NOTHING RETURNING id`,
      [id, spec.name, spec.country, spec.timeZone, JSON.stringify(spec.config), tenantId],
    )
    if (made.length === 0) throw new Error(`${tenantId} has a sandbox already: ${id}`)
    for (const host of hosts) {
      const added = await tx.query(
        'INSERT INTO tenant_host (host, tenant_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING host',
        [host.toLowerCase(), id],
      )
      if (added.length === 0) throw new Error(`The host ${host} belongs to another tenant`)
    }
  })
  await resetSandbox(parts, id, articles)
  return id
}
