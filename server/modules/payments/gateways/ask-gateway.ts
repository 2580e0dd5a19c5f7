import { isOverdue } from '#domain/payments/payment-expiry.ts'
import { isOpen } from '#domain/payments/payment-status.ts'
import type { Clock } from '../../../clock.ts'
import type { Database, Scope, Tx } from '../../../db/database.ts'
import type { JobData } from '../../../jobs/job-data.ts'
import { portalAddress } from '../../../portal/portal-address.ts'
import type { Settings } from '../../../settings.ts'
import type { Tenant, Tenants } from '../../../tenants.ts'
import {
  type LockedRequest,
  lockRequest,
  moveRequest,
  type PaymentActor,
} from '../request-status.ts'
import { applyPayment } from './apply-payment.ts'
import type { Collection, Gateway, GatewayPayment } from './gateway.ts'
import { isSandbox } from '../../../sandbox/outside-sandbox.ts'
import { createGateways } from './gateways.ts'

/** Hours in which a payment service still knows an idempotency key; asked again later it might collect twice. */
const keyHours = 20
const hour = 3_600_000

interface Deps {
  database: Database
  clock: Clock
  settings: Settings
  tenants: Tenants
}

/** The server's own work for all customers of a tenant. */
export const allOf = (tenantId: string): Scope => ({ tenantId, user: 'any', customers: 'all' })

/** Author of changes that no person makes. */
export const nobody = (tx: Tx, tenant: PaymentActor['tenant'], clock: Clock): PaymentActor => ({
  tx,
  tenant,
  clock,
  user: null,
  requestId: null,
})

async function collectionOf(
  tx: Tx,
  tenant: Tenant,
  settings: Settings,
  found: LockedRequest,
): Promise<Collection> {
  const [saved] = await tx.query<{ reference: string }>(
    'SELECT reference FROM saved_payment WHERE id = $1::uuid',
    [found.saved_payment_id],
  )
  return {
    reference: found.id,
    number: found.number,
    tenantId: tenant.id,
    kind: found.kind,
    amount: found.amount,
    currency: found.currency,
    description: `${tenant.config.webTitle} ${found.number}`,
    expiresAt: found.expires_at,
    returnUrl: `${portalAddress(settings, found.host ?? tenant.hosts[0] ?? 'localhost')}/payment?request=${found.id}`,
    token: found.token,
    saved: saved?.reference ?? null,
    save: found.save_payment,
  }
}

/** Next question to the payment service; null: there is none, the request only has to end. */
function stepOf(
  gateway: Gateway,
  found: LockedRequest,
  collection: Collection,
  now: Date,
): (() => Promise<GatewayPayment>) | null {
  const goesOn =
    isOpen(found.status) && !isOverdue({ status: found.status, expiresAt: found.expires_at }, now)
  const { external_id: externalId } = found
  if (externalId !== null)
    return goesOn ? () => gateway.ask(externalId) : () => gateway.cancel(externalId)
  const keyHolds = now.getTime() - found.created_at.getTime() < keyHours * hour
  return goesOn && found.gateway_state === 'starting' && keyHolds
    ? () => gateway.start(collection)
    : null
}

/**
 * Brings a request and its payment service together. The service is asked outside of a transaction; when it doesn't answer,
 * the request stays as it is and is asked again.
 */
export const paymentAsker = (deps: Deps) => {
  const gateways = createGateways(deps)
  const { database, clock, settings, tenants } = deps
  return async ({ tenantId, requestId }: JobData['pay']): Promise<void> => {
    const tenant = await tenants.byId(tenantId)
    if (!tenant) return
    const known = await database.within(allOf(tenantId), async (tx) => {
      const found = await lockRequest(tx, requestId)
      if (!found || found.gateway_state === 'none' || found.gateway_state === 'ended') return null
      await tx.query('UPDATE payment_request SET gateway_asked_at = $2 WHERE id = $1::uuid', [
        requestId,
        clock(),
      ])
      return { found, collection: await collectionOf(tx, tenant, settings, found) }
    })
    const gateway = known?.found.gateway_id ? gateways(tenant, known.found.gateway_id) : undefined
    if (!known) return
    const step = gateway && stepOf(gateway, known.found, known.collection, clock())
    const payment = step ? await step() : null
    await database.within(allOf(tenantId), async (tx) => {
      const found = await lockRequest(tx, requestId)
      if (!found) return
      const actor = nobody(tx, tenant, clock)
      if (payment) return applyPayment(actor, found, payment)
      await tx.query(
        `UPDATE payment_request SET gateway_state = 'ended', token = NULL WHERE id = $1::uuid`,
        [requestId],
      )
      if (found.status === 'waiting')
        await moveRequest(actor, found, 'failed', {
          failure: isOverdue({ status: found.status, expiresAt: found.expires_at }, clock())
            ? 'expired'
            : 'gateway_error',
        })
    })
  }
}

/** Has a payment service forget a card or account that was removed here. */
export const paymentForgetter = (deps: Deps) => {
  const gateways = createGateways(deps)
  return async ({ tenantId, gatewayId, reference }: JobData['forget-payment']): Promise<void> =>
    gateways(
      { id: tenantId, sandbox: await isSandbox(deps.database, tenantId) },
      gatewayId,
    )?.forget(reference)
}
