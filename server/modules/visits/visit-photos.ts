import type { VisitSlot } from '#domain/visits/visit-slots.ts'
import type { RequestContext } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { isVisitId } from './visit-store.ts'

/** Use of a file that is a visit's photo; its owner is the visit's id. */
const usedAs = 'visit-photo'

/**
 * Finds which photos of a visit are new, and holds their files so that none is cleaned up.
 * @param files of all photos @param before files that the revision before has
 * @returns the new files; null: one is not there, not complete, not this person's, named twice or in use elsewhere
 */
export async function newPhotos(
  { tx, user }: Pick<RequestContext, 'tx' | 'user'>,
  files: readonly string[],
  before: readonly string[],
): Promise<string[] | null> {
  const added = files.filter((id) => !before.includes(id))
  if (new Set(files).size < files.length || !added.every(isVisitId)) return null
  if (added.length === 0) return []
  const found = await tx.query(
    `SELECT f.id FROM file f WHERE f.id = ANY ($1::uuid[]) AND f.kind = 'visit-photo' AND f.created_by = $2 AND f.state IN ('stored', 'ready') AND f.used_as = ''
       AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.tenant_id = f.tenant_id AND u.file_id = f.id) FOR UPDATE OF f`,
    [added, user.id],
  )
  return found.length === added.length ? added : null
}

/** Links the photos of a revision. The place that a camera wrote into them is taken out by a job, unless it is to stay. */
export async function keepPhotos(
  { tx, tenant }: Pick<RequestContext, 'tx' | 'tenant'>,
  {
    customerId,
    visitId,
    revision,
    photos,
    added,
    attachPlace,
  }: {
    customerId: number
    visitId: string
    revision: number
    photos: readonly { slot: VisitSlot; file: string }[]
    added: readonly string[]
    attachPlace: boolean
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO visit_photo (tenant_id, customer_id, visit_id, revision, slot, file_id)
     SELECT $1, $2, $3::uuid, $4, p.slot, p.file FROM unnest($5::text[], $6::uuid[]) AS p(slot, file)`,
    [
      tenant.id,
      customerId,
      visitId,
      revision,
      photos.map(({ slot }) => slot),
      photos.map(({ file }) => file),
    ],
  )
  await tx.query(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id) SELECT $1, $2, $3, unnest($4::uuid[])`,
    [tenant.id, usedAs, visitId, added],
  )
  if (attachPlace) return
  const placed = await tx.query<{ id: string }>(
    `SELECT f.id FROM file f JOIN file_use u ON u.tenant_id = f.tenant_id AND u.file_id = f.id
     WHERE u.used_as = $1 AND u.owner = $2 AND f.kept_sha256 IS NULL ORDER BY f.id`,
    [usedAs, visitId],
  )
  for (const { id } of placed) await enqueue(tx, 'photo-place', { tenantId: tenant.id, fileId: id })
}
