import type { Database, Scope } from '../../db/database.ts'
import { pictureFormats, pictureSizes } from '#domain/files/picture-address.ts'
import { type FileStore, originalKey, privateKey, publicKey, thumbnailKey } from './file-store.ts'
import type { PartialUploads } from './partial-uploads.ts'
import { iconSizes } from './picture-sizes.ts'

const hour = 3_600_000
/** Hours an unused file is kept: a removed picture can be restored, and a form can be saved after its files. */
const unusedHours = 24
/** Days an upload may pause before it is given up. */
const uploadDays = 7

interface Orphan {
  id: string
  sha256: string
  /** Hash of the content that is kept. */
  kept: string
  state: string
  /** Another file of this tenant was sent with the same content, or keeps it. */
  isSentAgain: boolean
  isShared: boolean
}

const orphanSql = `SELECT f.id, f.sha256, coalesce(f.kept_sha256, f.sha256) AS kept, f.state,
    EXISTS (SELECT 1 FROM file o WHERE o.sha256 = f.sha256 AND o.id <> f.id AND o.state <> 'refused') AS "isSentAgain",
    EXISTS (SELECT 1 FROM file o WHERE coalesce(o.kept_sha256, o.sha256) = coalesce(f.kept_sha256, f.sha256) AND o.id <> f.id AND o.state <> 'refused') AS "isShared"
  FROM file f WHERE NOT EXISTS (SELECT 1 FROM file_use u WHERE u.tenant_id = f.tenant_id AND u.file_id = f.id)
  AND ((f.state = 'uploading' AND f.created_at < $1) OR (f.state <> 'uploading' AND coalesce(f.completed_at, f.created_at) < $2))
  LIMIT 500`

const variantsOf = (sha256: string, tenantId: string) => [
  ...Object.keys(pictureSizes).flatMap((size) =>
    pictureFormats.flatMap((format) =>
      [publicKey, privateKey].map((key) => key(tenantId, sha256, `${size}.${format}`)),
    ),
  ),
  thumbnailKey(tenantId, sha256),
  ...Object.keys(iconSizes).map((name) => publicKey(tenantId, sha256, `${name}.png`)),
]

interface CleanupDeps {
  database: Database
  store: FileStore
  partial: PartialUploads
}

/** Deletes files of all tenants that nothing uses any more, and uploads that were given up. @returns how many */
export async function cleanUpFiles(parts: CleanupDeps, now: Date): Promise<number> {
  const tenants = await parts.database.bare((tx) =>
    tx.query<{ id: string }>('SELECT id FROM tenant'),
  )
  let deleted = 0
  for (const { id } of tenants) deleted += await cleanUpTenant(parts, id, now)
  return deleted
}

/** Deletes the content of all files that a tenant has; their rows are left to the caller, and found again until they go. */
export async function removeContents(
  { database, store, partial }: CleanupDeps,
  scope: Scope,
): Promise<void> {
  const files = await database.within(scope, (tx) =>
    tx.query<Pick<Orphan, 'id' | 'sha256' | 'kept' | 'state'>>(
      'SELECT id, sha256, coalesce(kept_sha256, sha256) AS kept, state FROM file',
    ),
  )
  for (const { id, sha256, kept, state } of files) {
    if (state === 'uploading') await partial.remove(scope.tenantId, id)
    else if (sha256)
      for (const key of [originalKey(scope.tenantId, kept), ...variantsOf(sha256, scope.tenantId)])
        await store.remove(key)
  }
}

async function cleanUpTenant(
  { database, store, partial }: CleanupDeps,
  tenantId: string,
  now: Date,
) {
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  const scope: Scope = { tenantId, user: 'any', customers: [] }
  const orphans = await database.within(scope, (tx) =>
    tx.query<Orphan>(orphanSql, [before(uploadDays * 24), before(unusedHours)]),
  )
  for (const { id, sha256, kept, state, isSentAgain, isShared } of orphans) {
    // Content first: a row without content would be found again, content without a row never.
    if (state === 'uploading') await partial.remove(tenantId, id)
    else if (sha256)
      for (const key of [
        ...(isShared ? [] : [originalKey(tenantId, kept)]),
        ...(isSentAgain ? [] : variantsOf(sha256, tenantId)),
      ])
        await store.remove(key)
    await database.within(scope, (tx) =>
      tx.query(
        'DELETE FROM file f WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.tenant_id = f.tenant_id AND u.file_id = f.id)',
        [id],
      ),
    )
  }
  return orphans.length
}
