import { randomUUID } from 'node:crypto'
import { isOpen } from '#domain/payments/payment-status.ts'
import { audit } from '../../../audit.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { type LockedRequest, moveRequest, type PaymentActor, takeMoney } from '../request-status.ts'
import type { GatewayPayment, KeptPayment } from './gateway.ts'

/** Remembers a card or account that the payment service keeps for the payer. */
async function keep(
  actor: PaymentActor,
  found: LockedRequest,
  { reference, display, cardType, expiry }: KeptPayment,
): Promise<void> {
  const { tx, tenant, clock } = actor
  const added = await tx.query(
    `INSERT INTO saved_payment (tenant_id, customer_id, id, gateway_id, sorg, payment_id, reference, kind, display, card_type, expiry, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING RETURNING 1`,
    [
      tenant.id,
      found.customer_id,
      randomUUID(),
      found.gateway_id,
      found.sorg,
      found.payment_id,
      reference,
      found.kind,
      display,
      cardType,
      expiry,
      found.created_by,
      clock(),
    ],
  )
  if (added.length > 0)
    await audit(
      {
        ...actor,
        user: found.created_by === null ? null : { id: found.created_by },
        customer: { id: found.customer_id },
      },
      { action: 'payment.saved', target: display },
    )
}

/**
 * Takes what a payment service says of a locked request. What it says may come late, twice and in any order: money counts
 * once, a failure ends only what still waits, and what is pending moves nothing back.
 */
export async function applyPayment(
  actor: PaymentActor,
  found: LockedRequest,
  payment: GatewayPayment,
): Promise<void> {
  const { tx, tenant, clock } = actor
  const { externalId, state, redirectUrl, virtualAccountNo, received, kept } = payment
  // Another payment of this request than the one it knows can only bring money.
  if (found.external_id !== null && found.external_id !== externalId && state !== 'paid') return
  const ended = state !== 'pending' || found.gateway_state === 'ended'
  await tx.query(
    `UPDATE payment_request SET external_id = coalesce(external_id, $2), redirect_url = CASE WHEN $7 THEN $3 ELSE redirect_url END, virtual_account_no = coalesce($4, virtual_account_no),
       gateway_state = $5, token = NULL, gateway_asked_at = $6 WHERE id = $1::uuid`,
    [
      found.id,
      externalId,
      redirectUrl ?? null,
      virtualAccountNo ?? null,
      ended ? 'ended' : 'running',
      clock(),
      redirectUrl !== undefined,
    ],
  )
  Object.assign(found, {
    external_id: found.external_id ?? externalId,
    gateway_state: ended ? 'ended' : 'running',
  })
  if (kept && found.save_payment) await keep(actor, found, kept)
  if (state === 'paid' && received) {
    await takeMoney(actor, found, { source: 'gateway', ...received })
  } else if (state === 'pending') {
    // It ended before the service had answered: the service must not go on.
    if (!ended && !isOpen(found.status))
      await enqueue(tx, 'pay', { tenantId: tenant.id, requestId: found.id })
  } else if (found.status === 'waiting') {
    await moveRequest(actor, found, 'failed', {
      failure:
        payment.failure ??
        (found.expires_at.getTime() <= clock().getTime() ? 'expired' : 'gateway_error'),
    })
  }
}
