import { paymentKind } from '#domain/payments/payment-kind.ts'
import type { RequestContext } from '../../context.ts'
import { type PaymentRow, paymentMethods } from '../orders/terms-store.ts'
import { entryOf } from './gateways/gateway-entry.ts'

/** A way to pay that works here, with how it is entered. */
export interface OfferedMethod extends PaymentRow {
  kind: ReturnType<typeof paymentKind>
  entry: NonNullable<ReturnType<typeof entryOf>>['entry']
  tokenUrl: string | null
}

type Here = Pick<RequestContext, 'tenant' | 'settings'>

/** An order may also be paid by a card that the seller takes outside of the portal: without a service, nothing is entered. */
function wayOf(
  here: Here,
  { type, gatewayId, module }: { type: string; gatewayId?: string | null; module: string },
) {
  const outside = module === 'order' && !gatewayId
  return outside
    ? { entry: 'NONE' as const, tokenUrl: null }
    : entryOf(here, { kind: paymentKind(type), gatewayId: gatewayId ?? null })
}

/** True for a way to pay that works here: it needs no payment service, or one that is set up. */
export const isTakenHere = (here: Here, method: Parameters<typeof wayOf>[1]): boolean =>
  wayOf(here, method) !== null

/**
 * Lists the ways to pay in a sales organisation. Those of a payment service that isn't set up here are not offered.
 * @param customerId null: no customer is chosen, all of them
 */
export async function offeredMethods(
  request: Pick<RequestContext, 'tx' | 'tenant' | 'settings'>,
  sorg: string,
  module: 'invoice' | 'order',
  customerId: number | null,
): Promise<OfferedMethod[]> {
  const rows = await paymentMethods(request.tx, [sorg], module, customerId)
  return rows.flatMap((row) => {
    const way = wayOf(request, { ...row, module })
    return way ? [{ ...row, kind: paymentKind(row.type), ...way }] : []
  })
}

/** Shapes a way to pay as the contract has it. */
export const methodOf = ({ kind, entry, tokenUrl, ...row }: OfferedMethod) => ({
  id: row.id,
  sorg: row.sorg,
  type: row.type,
  desc: row.description,
  onCredit: row.onCredit,
  kind,
  entry,
  canSave: entry !== 'NONE',
  expiryHours: row.expiryHours,
  paymentMerchants: [
    {
      instruction: row.instruction,
      extPaymentGatewayId: row.gatewayId,
      paymentDiscount: row.discount,
      tokenUrl,
    },
  ],
})
