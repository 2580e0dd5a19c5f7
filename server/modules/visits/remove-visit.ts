import { mayEditVisit, mayRestoreVisit } from '#domain/visits/visit-editing.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { limitationsFor, readVisitAreas } from './visit-kind-store.ts'
import type { VisitRow } from './visit-store.ts'

const stateOf = ({ user }: RequestContext, row: VisitRow) => ({
  isMine: row.author === user.id,
  createdAt: row.createdAt.getTime(),
})

const note = (
  request: RequestContext,
  action: 'visit.deleted' | 'visit.restored',
  { id, customerId, custName, kind }: VisitRow,
) =>
  audit(
    { ...request, customer: { id: customerId } },
    { action, target: id, before: { kind, custName } },
  )

/** Deletes a visit; deleted already, nothing changes. @returns the reason where it is refused */
export async function deleteVisit(
  request: RequestContext,
  row: VisitRow | undefined,
): Promise<UserError | null> {
  const limitations = row && limitationsFor(await readVisitAreas(request), row.kind)
  if (!row || limitations!.length === 0) return userError('not_found', 'id')
  if (row.deletedAt) return null
  const { tx, user, clock } = request
  if (!mayEditVisit(stateOf(request, row), limitations!, clock().getTime()))
    return userError('no_longer_editable', 'id')
  await tx.query('UPDATE visit SET deleted_at = $2, deleted_by = $3 WHERE id = $1::uuid', [
    row.id,
    clock(),
    user.id,
  ])
  await note(request, 'visit.deleted', row)
  return null
}

/** Brings a deleted visit back; one that is there stays. @returns the reason where it is refused */
export async function restoreVisit(
  request: RequestContext,
  row: VisitRow | undefined,
): Promise<UserError | null> {
  const limitations = row && limitationsFor(await readVisitAreas(request), row.kind)
  if (!row || limitations!.length === 0) return userError('not_found', 'id')
  if (!row.deletedAt) return null
  const deleted = {
    ...stateOf(request, row),
    deletedAt: row.deletedAt.getTime(),
    deletedByMe: row.deletedBy === request.user.id,
  }
  if (!mayRestoreVisit(deleted, limitations!, request.clock().getTime()))
    return userError('no_longer_editable', 'id')
  await request.tx.query(
    'UPDATE visit SET deleted_at = NULL, deleted_by = NULL WHERE id = $1::uuid',
    [row.id],
  )
  await note(request, 'visit.restored', row)
  return null
}
