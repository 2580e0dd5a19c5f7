import { type UserError, userError } from '../../failure.ts'
import {
  orderTypes,
  type PaymentRow,
  type RateRow,
  shipmentRates,
  type ShipToRow,
  shipTos,
} from '../orders/terms-store.ts'
import { offeredMethods } from '../payments/payment-methods.ts'
import type { FormedOrder, OrderableLine } from './checkout-types.ts'
import { pricedRates } from './lines/orderable-lines.ts'

/** Delivery and payment of a cart: address, and a rate and a payment for each sales organisation. */
export interface DeliveryTerms {
  shipTo: ShipToRow
  bySorg: Map<string, { rate: RateRow; input: string | null; payment: PaymentRow }>
}

/** Checks what the buyer chose against what this customer is offered; ship-to, payment and shipments are needed. */
export async function deliveryTerms(
  { request, customer, form }: FormedOrder,
  sorgs: string[],
  lines: readonly OrderableLine[],
): Promise<DeliveryTerms | { userErrors: UserError[] }> {
  const shipTo = (await shipTos(request.tx, customer.id)).find(({ code }) => code === form.shipto)
  if (!shipTo) return { userErrors: [userError('ship_to_changed', 'shipto')] }
  if (form.request_delivery_date && form.request_delivery_date < request.today)
    return { userErrors: [userError('day_past', 'request_delivery_date')] }
  if (
    form.orderType &&
    !(await orderTypes(request.tx, customer.id)).some(({ code }) => code === form.orderType)
  )
    return { userErrors: [userError('order_type_not_offered', 'orderType')] }
  const { decimalPrecision } = request.tenant.config.currency
  const rates = pricedRates(
    await shipmentRates(request.tx, sorgs, customer.id),
    lines,
    decimalPrecision,
  )
  const payments: PaymentRow[] = []
  for (const sorg of sorgs)
    payments.push(...(await offeredMethods(request, sorg, 'order', customer.id)))
  const bySorg: DeliveryTerms['bySorg'] = new Map()
  const userErrors: UserError[] = []
  for (const sorg of sorgs) {
    const chosen = form.shipments.find((shipment) => shipment.sorg === sorg)
    const rate = rates.find((row) => row.sorg === sorg && row.id === chosen?.id)
    const payment = payments.find((row) => row.sorg === sorg && row.id === form.paymentId)
    const input = chosen?.input?.trim() || null
    if (!rate) userErrors.push(userError('required', `shipments.${sorg}`))
    else if (rate.input && !input) userErrors.push(userError('required', `shipments.${sorg}.input`))
    if (!payment) userErrors.push(userError('payment_not_offered', 'paymentId'))
    if (rate && payment) bySorg.set(sorg, { rate, input, payment })
  }
  return userErrors.length > 0 ? { userErrors } : { shipTo, bySorg }
}
