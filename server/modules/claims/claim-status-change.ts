import { refusalOfStatus } from '#domain/claims/claim-status.ts'
import type { ClaimStatus } from '#domain/claims/claim-status.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findClaim, readTransitions, roleOf } from './claim-store.ts'
import { tellOfClaim } from './tell-of-claim.ts'

const longestReason = 500

/** Gives a claim a status. @param request sees every customer the person may act for @returns why not; null: it has it */
export async function changeStatus(
  request: RequestContext,
  id: string,
  to: string,
  asked: string | null | undefined,
): Promise<UserError | null> {
  const { tx, tenant, user, clock } = request
  const row = await findClaim(request, id, true)
  if (!row) return userError('not_found', 'id')
  const reason = (asked ?? '').trim()
  if (reason.length > longestReason) return userError('too_long', 'reason')
  const { status, category: productCategory, customerCategory, customerId } = row
  const refusal = refusalOfStatus(
    await readTransitions(tx),
    { status, productCategory, customerCategory },
    roleOf(request),
    { to, reason },
  )
  if (refusal) return userError(refusal, refusal === 'reason_needed' ? 'reason' : 'status')
  await tx.query(
    `UPDATE claim SET status = $2, status_at = $3, updated_at = $3, revision = revision + 1, handover = 'waiting',
       reason_rejection = CASE WHEN $2 = 'rejected' THEN $4 ELSE reason_rejection END WHERE id = $1::uuid`,
    [row.id, to as ClaimStatus, clock(), reason],
  )
  await tx.query(
    `INSERT INTO claim_history (tenant_id, customer_id, claim_id, from_status, to_status, reason, created_by, created_at) VALUES ($1, $2, $3::uuid, $4, $5, $6, $7, $8)`,
    [tenant.id, customerId, row.id, status, to, reason, user.id, clock()],
  )
  await audit(
    { ...request, customer: { id: customerId } },
    {
      action: 'claim.status-changed',
      target: row.id,
      before: { status },
      after: { status: to, reason },
    },
  )
  await enqueue(tx, 'claim-handover', { tenantId: tenant.id, claimId: row.id })
  await tellOfClaim(request, { claimId: row.id, customerId, actor: user.id })
  return null
}
