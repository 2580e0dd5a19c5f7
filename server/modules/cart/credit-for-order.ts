import { type CreditRefusal, creditRefusal } from '#domain/ordering/credit-check.ts'
import { creditAfter } from '#domain/ordering/credit-effect.ts'
import { creditRecords } from '../credit/credit-records.ts'
import type { OrderContext } from './checkout-types.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import type { DraftOrder } from './draft-orders.ts'

/**
 * Why a customer's credit does not carry these orders; null: it does, or what they are paid with needs none. The carts of
 * the customer are locked: two orders at once never count on the same balance.
 */
export async function creditForOrder(
  { request, customer }: OrderContext,
  orders: readonly DraftOrder[],
  terms: DeliveryTerms,
): Promise<CreditRefusal | null> {
  const { config } = request.tenant
  const onCredit = orders.filter(({ sorg }) => terms.bySorg.get(sorg)!.payment.onCredit)
  if (!config.creditCheck || onCredit.length === 0) return null
  const { records, companyOf } = await creditRecords(request, customer.id)
  return creditRefusal(creditAfter(records, onCredit, companyOf), config)
}
