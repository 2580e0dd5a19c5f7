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

/**
 * Lists the ways to pay in a sales organisation. Those of a payment service that isn't set up here are not offered. An order
 * may also be paid by a card that the seller takes outside of the portal: without a service, nothing is entered.
 */
export async function offeredMethods(
  request: Pick<RequestContext, 'tx' | 'tenant' | 'settings'>,
  sorg: string,
  module: 'invoice' | 'order',
): Promise<OfferedMethod[]> {
  const rows = await paymentMethods(request.tx, [sorg], module)
  return rows.flatMap((row) => {
    const kind = paymentKind(row.type)
    const outside = module === 'order' && row.gatewayId === null
    const way = outside
      ? { entry: 'NONE' as const, tokenUrl: null }
      : entryOf(request, { kind, gatewayId: row.gatewayId })
    return way ? [{ ...row, kind, ...way }] : []
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
