import { maxProofs } from '#domain/payments/payment-actions.ts'
import { needsGateway } from '#domain/payments/payment-kind.ts'
import { isOpen } from '#domain/payments/payment-status.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { isRequestId } from './request-store.ts'
import { type LockedRequest, lockRequest, moveRequest } from './request-status.ts'

/** Use of a file that is a proof; its owner is the request's id. */
const usedAs = 'payment-proof'

const countProofs = async ({ tx }: Pick<RequestContext, 'tx'>, id: string): Promise<number> =>
  (
    await tx.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM file_use WHERE used_as = $1 AND owner = $2',
      [usedAs, id],
    )
  )[0]!.count

const takesProofs = ({ status, source }: LockedRequest): boolean =>
  isOpen(status) && source === null

/**
 * Adds a proof to a request that waits for a transfer. The same file again changes nothing.
 * @param fileId of a complete upload of this person, kind payment-proof
 * @returns the reason where it is refused
 */
export async function addProof(
  request: RequestContext,
  { id, fileId }: { id: string; fileId: string },
): Promise<UserError | null> {
  const { tx, tenant, user } = request
  const found = isRequestId(id) ? await lockRequest(tx, id) : undefined
  if (!found) return userError('not_found', 'id')
  const [file] = isRequestId(fileId)
    ? await tx.query<{ used: string | null }>(
        `SELECT (SELECT u.owner FROM file_use u WHERE u.tenant_id = f.tenant_id AND u.file_id = f.id LIMIT 1) AS used
         FROM file f WHERE f.id = $1::uuid AND f.kind = $2 AND f.created_by = $3 AND f.state IN ('stored', 'ready') FOR UPDATE OF f`,
        [fileId, usedAs, user.id],
      )
    : []
  if (file?.used === found.id) return null
  if (!takesProofs(found)) return userError('not_waiting', 'id')
  if (needsGateway(found.kind)) return userError('not_by_proof', 'id')
  if (!file || file.used !== null) return userError('file_unknown', 'fileId')
  const proofs = await countProofs(request, found.id)
  if (proofs >= maxProofs) return userError('too_many_docs', 'id')
  await tx.query(
    'INSERT INTO file_use (tenant_id, used_as, owner, file_id, position) VALUES ($1, $2, $3, $4, $5)',
    [tenant.id, usedAs, found.id, fileId, proofs],
  )
  if (found.status === 'waiting')
    await moveRequest(request, found, 'uploaded', { attention: 'PROOF' })
  return null
}

/** Takes a proof from its request, which waits again without any. @returns the request's id, or the reason where it is refused */
export async function removeProof(
  request: RequestContext,
  fileId: string,
): Promise<{ id: string } | UserError> {
  const { tx } = request
  const [use] = isRequestId(fileId)
    ? await tx.query<{ owner: string }>(
        'SELECT owner FROM file_use WHERE used_as = $1 AND file_id = $2::uuid',
        [usedAs, fileId],
      )
    : []
  const found = use && (await lockRequest(tx, use.owner))
  if (!found) return userError('not_found', 'id')
  if (!takesProofs(found)) return userError('not_waiting', 'id')
  await tx.query('DELETE FROM file_use WHERE used_as = $1 AND file_id = $2::uuid', [usedAs, fileId])
  if (found.status === 'uploaded' && (await countProofs(request, found.id)) === 0)
    await moveRequest(request, found, 'waiting')
  return { id: found.id }
}
