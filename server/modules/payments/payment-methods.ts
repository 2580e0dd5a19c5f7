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
 * Lists the ways to pay in a sales organisation. Those of a payment service that isn't set up here can't be used, so they
 * are not offered; orders keep theirs, which say how the ERP is told.
 */
export async function offeredMethods(
  request: Pick<RequestContext, 'tx' | 'tenant' | 'settings'>,
  sorg: string,
  module: 'invoice' | 'order',
): Promise<OfferedMethod[]> {
  const rows = await paymentMethods(request.tx, [sorg], module)
  return rows.flatMap((row) => {
    const kind = paymentKind(row.type)
    const way = entryOf(request, { kind, gatewayId: row.gatewayId })
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
  canSave: kind === 'CARD' || kind === 'ACH',
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
