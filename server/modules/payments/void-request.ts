import { isCharging } from '#domain/payments/payment-actions.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { isRequestId } from './request-store.ts'
import {
  type LockedRequest,
  lockRequest,
  moveRequest,
  type PaymentActor,
} from './request-status.ts'

/** Ends a locked request without money, and has its payment service call it off. @returns the reason where it can't */
export async function endRequest(
  actor: PaymentActor,
  found: LockedRequest,
  note: string | null,
): Promise<UserError | null> {
  if (
    isCharging({
      status: found.status,
      kind: found.kind,
      gatewayState: found.gateway_state,
      hasPage: found.redirect_url !== null,
    })
  )
    return userError('payment_running')
  await moveRequest(actor, found, 'voided', { note })
  if (found.gateway_state === 'running')
    await enqueue(actor.tx, 'pay', { tenantId: actor.tenant.id, requestId: found.id })
  return null
}

/** Ends the waiting request of a payer and merchant. @returns its id, or the reason where it is refused */
export async function voidByPayer(
  request: RequestContext,
  { payerCode, merchant, id }: { payerCode: string; merchant: string; id?: string | null },
): Promise<{ id: string } | UserError> {
  const { tx } = request
  const rows = await tx.query<{ id: string; status: string }>(
    `SELECT id, status FROM payment_request WHERE payer_code = $1 AND sorg = $2 AND ($3::uuid IS NULL OR id = $3::uuid) ORDER BY created_at`,
    [payerCode, merchant, id && isRequestId(id) ? id : null],
  )
  const waiting = rows.filter(({ status }) => status === 'waiting')
  if (waiting.length > 1) return userError('several_open', 'id')
  const [one] = waiting
  if (!one || (id && one.id !== id.toLowerCase()))
    return userError(
      id && rows.some((row) => row.id === id.toLowerCase()) ? 'not_waiting' : 'not_found',
      id ? 'id' : null,
    )
  const found = await lockRequest(tx, one.id)
  // Money may have come while this waited for its turn.
  if (found?.status !== 'waiting') return userError('not_waiting', 'id')
  return (await endRequest(request, found, null)) ?? { id: found.id }
}
