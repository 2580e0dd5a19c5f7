import { dayIn } from '#domain/time/day.ts'
import { startingRoles } from '#domain/account/permissions.ts'
import type { Clock } from '../clock.ts'
import type { Database, Scope, Tx } from '../db/database.ts'
import { removeImports } from '../import/uploaded/import-folder.ts'
import { removeExports } from '../modules/exports/forget-exports.ts'
import { removeContents } from '../modules/files/cleanup-files.ts'
import type { FileStore } from '../modules/files/file-store.ts'
import type { PartialUploads } from '../modules/files/partial-uploads.ts'
import type { Settings } from '../settings.ts'
import { seedTenant } from '../demo/seed.ts'
import { type Parent, sandboxSpec } from './sandbox-spec.ts'

/** Articles of a sandbox: enough for every kind, few enough to be put back within a minute. */
const sandboxArticles = 200

/** A sandbox's row with that of its tenant. */
interface Row {
  parent: Parent
  hosts: string[]
}

/** Parts of the server that make and reset sandboxes. */
export interface SandboxDeps {
  database: Database
  clock: Clock
  store: FileStore
  partial: PartialUploads
  settings: Pick<Settings, 'dataDir'>
}

async function readSandbox(tx: Tx, id: string): Promise<Row> {
  const [row] = await tx.query<Row>(
    `SELECT json_build_object('id', p.id, 'name', p.name, 'country', p.country, 'time_zone', p.time_zone, 'config', p.config) AS parent,
       (SELECT json_agg(h.host ORDER BY h.host) FROM tenant_host h WHERE h.tenant_id = s.id) AS hosts
     FROM tenant s JOIN tenant p ON p.id = s.sandbox_of WHERE s.id = $1`,
    [id],
  )
  if (!row) throw new Error(`${id} is no sandbox`)
  return row
}

/**
 * Puts a sandbox back to how it was made, with its tenant's settings and roles of today: everything in it is deleted and
 * the demo's records are created again; files of uploads, exports and imports go too. People, keys and webhooks stay. Closed for maintenance meanwhile.
 * @param articles of the demo
 * @throws Error for a tenant that is no sandbox, before anything is touched
 */
export async function resetSandbox(
  { database, clock, store, partial, settings }: SandboxDeps,
  id: string,
  articles = sandboxArticles,
): Promise<void> {
  const scope: Scope = { tenantId: id, user: 'any', customers: 'all' }
  const { parent, hosts } = await database.bare((tx) => readSandbox(tx, id))
  const spec = sandboxSpec(parent, { id, hosts })
  await setState(database, id, `maintenance = true, config = $2::jsonb`, [
    JSON.stringify(spec.config),
  ])
  await removeContents({ database, store, partial }, scope)
  await removeExports({ database, store }, scope)
  await removeImports(settings.dataDir, id)
  await database.within(scope, (tx) => tx.query('SELECT empty_sandbox()'))
  await copyRoles(database, parent.id, scope)
  await seedTenant(database, spec, { today: dayIn(spec.timeZone, clock()), articles, store })
  await setState(database, id, `maintenance = false, sandbox_reset_at = $2`, [clock()])
}

/** Changes a sandbox's row; of a real tenant nothing. */
const setState = (database: Database, id: string, change: string, values: unknown[]) =>
  database.bare((tx) =>
    tx.query(`UPDATE tenant SET ${change} WHERE id = $1 AND sandbox_of IS NOT NULL`, [
      id,
      ...values,
    ]),
  )

/** Gives a sandbox the roles of its tenant, and those that a tenant starts with where they are missing. */
async function copyRoles(database: Database, parentId: string, scope: Scope): Promise<void> {
  const roles = await database.within({ ...scope, tenantId: parentId }, (tx) =>
    tx.query<{ name: string; description: string | null; permissions: string[] }>(
      'SELECT name, description, permissions FROM role',
    ),
  )
  const all = [
    ...roles,
    ...Object.entries(startingRoles).map(([name, permissions]) => ({
      name,
      description: null,
      permissions,
    })),
  ]
  await database.within(scope, async (tx) => {
    for (const { name, description, permissions } of all)
      await tx.query(
        'INSERT INTO role (tenant_id, name, description, permissions) VALUES ($1, $2, $3, $4::text[]) ON CONFLICT DO NOTHING',
        [scope.tenantId, name, description, permissions],
      )
  })
}
