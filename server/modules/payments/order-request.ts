import { randomUUID } from 'node:crypto'
import { needsGateway } from '#domain/payments/payment-kind.ts'
import { precisionOf, requestSums } from '#domain/payments/payment-amount.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { insertRequest, type Means, meansProblem } from './create-request.ts'
import { type OfferedMethod, offeredMethods } from './payment-methods.ts'
import { lockRequest } from './request-status.ts'

/** An order that is to be paid in advance. */
export interface AdvanceOrder {
  orderNo: string
  sorg: string
  paymentId: string
  currency: string
  total: string
  customer: { id: number; r3: string }
}

type Requester = Pick<
  RequestContext,
  'tx' | 'tenant' | 'settings' | 'clock' | 'user' | 'customer' | 'requestId' | 'streamId' | 'host'
>

/** The way to pay of an order, if it is one in advance that works here. */
async function advanceMethod(
  request: Requester,
  { sorg, paymentId }: Pick<AdvanceOrder, 'sorg' | 'paymentId'>,
): Promise<OfferedMethod | undefined> {
  // The order has the method already, whomever it is offered to by now.
  const methods = await offeredMethods(request, sorg, 'order', null)
  // A card without a service is taken by the seller, outside of the portal.
  return methods.find(
    ({ id, onCredit, kind, gatewayId }) =>
      id === paymentId && !onCredit && (gatewayId !== null || !needsGateway(kind)),
  )
}

const noMeans: Means = { token: null, savedPaymentId: null, save: false }

async function insertFor(
  request: Requester,
  order: AdvanceOrder,
  method: OfferedMethod,
  { means, starts }: { means: Means; starts: boolean },
): Promise<void> {
  const { tx, tenant } = request
  const [payer] = await tx.query<{ name: string }>('SELECT name FROM customer WHERE id = $1', [
    order.customer.id,
  ])
  await insertRequest(request, {
    id: randomUUID(),
    module: 'order',
    customerId: order.customer.id,
    payer: { code: order.customer.r3, name: payer?.name ?? '' },
    orderNo: order.orderNo,
    currency: order.currency,
    sums: requestSums(order.total, null, {
      fraction: method.discount,
      precision: precisionOf(order.currency, tenant.config.currency),
    }),
    method,
    means,
    starts,
  })
}

/**
 * Asks for the payment of an order that was placed to be paid in advance. A card or account is entered later; a virtual
 * account is made at once.
 */
export async function requestAdvance(request: Requester, order: AdvanceOrder): Promise<void> {
  if (!request.tenant.config.payment) return
  const method = await advanceMethod(request, order)
  if (method)
    await insertFor(request, order, method, {
      means: noMeans,
      starts: method.kind === 'VIRTUAL_ACCOUNT',
    })
}

interface OrderRow {
  customer_id: number
  r3: string
  sorg: string
  payment_id: string | null
  currency: string
  total: string
}

/** Gives an order's waiting request to its payment service, or makes another one when the last has ended without money. */
export async function payOrder(
  request: RequestContext,
  orderNo: string,
  means: Means,
): Promise<UserError | null> {
  const { tx, tenant } = request
  const [order] = await tx.query<OrderRow>(
    `SELECT o.customer_id, c.r3, o.sorg, o.payment_id, o.currency, o.total FROM sales_order o JOIN customer c ON c.id = o.customer_id
     WHERE o.order_no = $1 AND o.status <> 'cancelled' FOR UPDATE OF o`,
    [orderNo],
  )
  if (!order) return userError('not_found', 'orderNumber')
  if (!tenant.config.payment) return userError('payments_off')
  const method = await advanceMethod(request, {
    sorg: order.sorg,
    paymentId: order.payment_id ?? '',
  })
  if (!method) return userError('method_not_offered')
  const [open] = await tx.query<{ id: string }>(
    `SELECT id FROM payment_request WHERE order_no = $1 AND status IN ('waiting', 'uploaded', 'completed')`,
    [orderNo],
  )
  const [money] = await tx.query(
    'SELECT FROM payment_request WHERE order_no = $1 AND received_amount IS NOT NULL AND NOT paid_back LIMIT 1',
    [orderNo],
  )
  const known = open && (await lockRequest(tx, open.id))
  if (money || known?.status === 'completed') return userError('already_paid', 'orderNumber')
  if (known && (known.status === 'uploaded' || known.gateway_state !== 'none'))
    return userError('payment_running', 'orderNumber')
  const wrong = await meansProblem(request, method, means, {
    payerCode: order.r3,
    field: (name) => name,
  })
  if (wrong) return wrong
  const starts = method.kind !== 'TRANSFER'
  if (!known) {
    await insertFor(
      request,
      {
        orderNo,
        sorg: order.sorg,
        paymentId: method.id,
        currency: order.currency,
        total: order.total,
        customer: { id: order.customer_id, r3: order.r3 },
      },
      method,
      { means, starts },
    )
    return null
  }
  if (!starts) return null
  await tx.query(
    `UPDATE payment_request SET gateway_state = 'starting', token = $2, saved_payment_id = $3, save_payment = $4 WHERE id = $1::uuid`,
    [known.id, means.token, means.savedPaymentId, means.save],
  )
  await enqueue(tx, 'pay', { tenantId: tenant.id, requestId: known.id })
  return null
}
