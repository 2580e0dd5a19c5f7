import {
  claimStatuses,
  type ClaimRole,
  type ClaimStatus,
  refusalOfStatus,
} from '#domain/claims/claim-status.ts'
import { type Auditor, audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Sender } from '../../mail/queue-mail.ts'
import { type ClaimRow, findClaim, readTransitions, roleOf } from './claim-store.ts'
import { tellOfClaim } from './tell-of-claim.ts'

const longestReason = 500

/** Author of a status: a person, or the ERP by a machine key. */
export type StatusAuthor = Omit<Auditor, 'customer' | 'tenant'> & { tenant: Sender }

/** Gives a claim a status. @param request sees every customer the person may act for @returns why not; null: it has it */
export async function changeStatus(
  request: RequestContext,
  id: string,
  to: string,
  asked: string | null | undefined,
): Promise<UserError | null> {
  const row = await findClaim(request, id, true)
  if (!row) return userError('not_found', 'id')
  return moveClaim(request, row, { to, asked, role: roleOf(request) })
}

/**
 * Gives a claim that is locked a status, by the tenant's transitions, and tells the other side. A person's change is handed
 * over to the ERP; the ERP's own isn't.
 * @returns why not; null: it has it
 */
export async function moveClaim(
  author: StatusAuthor,
  row: ClaimRow,
  { to, asked, role }: { to: string; asked: string | null | undefined; role: ClaimRole },
): Promise<UserError | null> {
  const { tx, tenant, user, clock } = author
  const reason = (asked ?? '').trim()
  if (reason.length > longestReason) return userError('too_long', 'reason')
  const { status, category: productCategory, customerCategory, customerId } = row
  const refusal = refusalOfStatus(
    await readTransitions(tx),
    { status, productCategory, customerCategory },
    role,
    { to, reason },
  )
  if (refusal) return userError(refusal, refusal === 'reason_needed' ? 'reason' : 'status')
  await tx.query(
    `UPDATE claim SET status = $2, status_at = $3, updated_at = $3, revision = revision + 1, handover = CASE WHEN $5 THEN 'waiting' ELSE handover END,
       reason_rejection = CASE WHEN $2 = 'rejected' THEN $4 ELSE reason_rejection END WHERE id = $1::uuid`,
    [row.id, to as ClaimStatus, clock(), reason, user !== null],
  )
  await tx.query(
    `INSERT INTO claim_history (tenant_id, customer_id, claim_id, from_status, to_status, reason, created_by, created_at) VALUES ($1, $2, $3::uuid, $4, $5, $6, $7, $8)`,
    [tenant.id, customerId, row.id, status, to, reason, user?.id ?? null, clock()],
  )
  await audit(
    { ...author, customer: { id: customerId } },
    {
      action: 'claim.status-changed',
      target: row.id,
      before: { status },
      after: { status: to, reason },
    },
  )
  if (user) await enqueue(tx, 'claim-handover', { tenantId: tenant.id, claimId: row.id })
  if (role === 'office' && claimStatuses[to as ClaimStatus] === 'yours')
    await enqueue(tx, 'claim-mail', { tenantId: tenant.id, claimId: row.id })
  await tellOfClaim(author, { claimId: row.id, customerId, actor: user?.id ?? null })
  return null
}
