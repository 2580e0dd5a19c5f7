import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import type { Settings } from '../../../settings.ts'
import type { Tenant } from '../../../tenants.ts'
import { sandboxGateway } from '../../sandbox-pay/sandbox-gateway.ts'
import type { Gateway } from './gateway.ts'
import { sandboxId } from './gateway-entry.ts'
import { stripeGateway } from './stripe-gateway.ts'

/** Finds the payment service of a name for a tenant; undefined: it is not set up here. */
export type Gateways = (
  tenant: Pick<Tenant, 'id' | 'sandbox'>,
  gatewayId: string,
) => Gateway | undefined

export const createGateways =
  (parts: { database: Database; clock: Clock; settings: Settings }): Gateways =>
  (tenant, gatewayId) => {
    if (gatewayId === sandboxId)
      return parts.settings.sandboxPay ? sandboxGateway(parts, tenant.id) : undefined
    // In a sandbox no real money moves.
    if (tenant.sandbox) return undefined
    const account = parts.settings.stripe.get(gatewayId)
    return account && stripeGateway(account)
  }
