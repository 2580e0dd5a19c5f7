import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { findClaim, roleOf } from './claim-store.ts'
import { tellOfClaim } from './tell-of-claim.ts'

const longest = 2_000

/** Writes a comment to a claim. The audit log does not repeat it; an internal one is told to no customer. */
export async function addComment(
  request: RequestContext,
  id: string,
  { comment, internal }: { comment: string; internal: boolean },
): Promise<{ claim: { id: string } } | { userErrors: UserError[] }> {
  const { tx, tenant, user, clock } = request
  const text = comment.trim()
  const row = await findClaim(request, id, true)
  if (!row) return { userErrors: [userError('not_found', 'id')] }
  if (text === '') return { userErrors: [userError('required', 'comment')] }
  if (text.length > longest) return { userErrors: [userError('too_long', 'comment')] }
  if (internal && roleOf(request) !== 'office')
    return { userErrors: [userError('internal_not_allowed', 'internal')] }
  await tx.query(
    `INSERT INTO claim_comment (tenant_id, customer_id, claim_id, comment, internal, created_by, created_at) VALUES ($1, $2, $3::uuid, $4, $5, $6, $7)`,
    [tenant.id, row.customerId, row.id, text, internal, user.id, clock()],
  )
  await audit(
    { ...request, customer: { id: row.customerId } },
    { action: 'claim.commented', target: row.id, after: { internal } },
  )
  if (!internal) {
    await tx.query('UPDATE claim SET updated_at = $2 WHERE id = $1::uuid', [row.id, clock()])
    await tellOfClaim(request, {
      claimId: row.id,
      customerId: row.customerId,
      actor: user.id,
      comment: true,
    })
  }
  return { claim: { id: row.id } }
}
