import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import type { Settings } from '../../../settings.ts'
import type { Tenant } from '../../../tenants.ts'
import { lockRequest } from '../request-status.ts'
import { isRequestId } from '../request-store.ts'
import { applyPayment } from './apply-payment.ts'
import { allOf, nobody } from './ask-gateway.ts'
import { createGateways } from './gateways.ts'

interface Deps {
  database: Database
  clock: Clock
  settings: Settings
}

/** A message as it came in. */
export interface RawMessage {
  gatewayId: string
  body: Buffer
  headers: Readonly<Record<string, unknown>>
}

/**
 * Takes a message of a payment service: verified before anything of it is believed, and only once.
 * @returns unknown: there is no such service here; ignored: it is about nothing of this tenant
 * @throws BadSignature
 */
export async function takeMessage(
  deps: Deps,
  tenant: Tenant,
  { gatewayId, body, headers }: RawMessage,
): Promise<'taken' | 'again' | 'ignored' | 'unknown'> {
  const gateway = createGateways(deps)(tenant, gatewayId)
  if (!gateway) return 'unknown'
  const message = await gateway.read(body, headers)
  if (!message || !isRequestId(message.reference)) return 'ignored'
  return deps.database.within(allOf(tenant.id), async (tx) => {
    const found = await lockRequest(tx, message.reference)
    if (!found || found.gateway_id !== gatewayId) return 'ignored'
    const [fresh] = await tx.query(
      'INSERT INTO payment_gateway_event (tenant_id, gateway_id, event_id, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
      [tenant.id, gatewayId, message.eventId, deps.clock()],
    )
    if (!fresh) return 'again'
    await applyPayment(nobody(tx, tenant, deps.clock), found, message.payment)
    return 'taken'
  })
}
