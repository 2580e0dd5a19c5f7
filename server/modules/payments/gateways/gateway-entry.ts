import { needsGateway, type PaymentKind } from '#domain/payments/payment-kind.ts'
import type { PaymentEntry } from '../../../resolver-types.gen.ts'
import type { Settings } from '../../../settings.ts'
import type { Tenant } from '../../../tenants.ts'

/** The sandbox's name among the payment services. */
export const sandboxId = 'sandbox'

/** Address at which the sandbox takes what a payer types. */
export const tokenPath = '/sandbox-pay/tokens'

/** Entry of a way to pay, and its address; null: no payment service takes it here. */
export function entryOf(
  { settings, tenant }: { settings: Settings; tenant: Pick<Tenant, 'config' | 'sandbox'> },
  { kind, gatewayId }: { kind: PaymentKind; gatewayId: string | null },
): { entry: PaymentEntry; tokenUrl: string | null } | null {
  if (!needsGateway(kind)) return { entry: 'NONE', tokenUrl: null }
  if (!tenant.config.paymentGateway || gatewayId === null) return null
  if (gatewayId === sandboxId && settings.sandboxPay)
    return kind === 'VIRTUAL_ACCOUNT'
      ? { entry: 'NONE', tokenUrl: null }
      : { entry: 'TOKEN', tokenUrl: tokenPath }
  // Stripe has no virtual accounts that a dealer may be given.
  return !tenant.sandbox && settings.stripe.has(gatewayId) && kind !== 'VIRTUAL_ACCOUNT'
    ? { entry: 'PAGE', tokenUrl: null }
    : null
}
