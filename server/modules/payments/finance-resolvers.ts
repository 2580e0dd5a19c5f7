import { amountProblem } from '#domain/invoices/partial-amount.ts'
import { compare } from '#domain/ordering/money.ts'
import { precisionOf } from '#domain/payments/payment-amount.ts'
import { isOpen } from '#domain/payments/payment-status.ts'
import { done, refusedAll } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { isRequestId, readRequest, requestPage, seeAllCustomers } from './request-store.ts'
import { type LockedRequest, lockRequest, moveRequest, settleLate } from './request-status.ts'
import { endRequest } from './void-request.ts'

const longestNote = 500

/** Locks the request of a prepaid order, or that of a number; of several the one that is still open. */
async function requestOfNumber(
  { tx }: RequestContext,
  number: string,
): Promise<LockedRequest | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `SELECT id FROM payment_request WHERE order_no = $1 OR number = $1 ORDER BY status IN ('waiting', 'uploaded') DESC, created_at DESC LIMIT 1`,
    [number],
  )
  return row && lockRequest(tx, row.id)
}

/** Checks what finance says has come, or what money of another currency counts for. @returns the amount */
function approvedAmount(
  { tenant }: RequestContext,
  found: LockedRequest,
  { amount, note }: { amount: string | null; note: string },
): { amount: string } | UserError {
  const differs =
    found.attention === 'CURRENCY_DIFFERS' ||
    (amount !== null && compare(amount, found.amount) !== 0)
  if (found.attention === 'AMOUNT_DIFFERS' || found.attention === 'CURRENCY_DIFFERS') {
    if (amount === null) return userError('amount_differs', 'amount')
  }
  if (amount === null) return { amount: found.amount }
  const problem = amountProblem(amount, {
    // More may have come than was asked for.
    total: compare(amount, found.amount) > 0 ? amount : found.amount,
    precision: precisionOf(found.currency, tenant.config.currency),
  })
  if (problem) return userError(problem, 'amount')
  return differs && note === '' ? userError('required', 'note') : { amount }
}

async function decided(request: RequestContext, found: LockedRequest, description: string) {
  return done(description, { paymentRequest: await readRequest(request, found.id) })
}

async function refusedFor(
  request: RequestContext,
  error: UserError,
  found: LockedRequest | undefined,
) {
  return refusedAll([error], {
    paymentRequest: found ? await readRequest(request, found.id) : null,
  })
}

export const Query: QueryResolvers<RequestContext> = {
  officePaymentRequests: (_, asked, entered) =>
    entered.alone(async (request) => {
      await seeAllCustomers(request)
      return requestPage(request, asked, null)
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  approvePayment: (_, { orderNumber, amount, note }, entered) =>
    entered.alone(async (request) => {
      await seeAllCustomers(request)
      const found = await requestOfNumber(request, orderNumber)
      if (!found) return refusedFor(request, userError('not_found', 'orderNumber'), found)
      if (!isOpen(found.status))
        return refusedFor(request, userError('not_open', 'orderNumber'), found)
      const said = (note ?? '').trim().slice(0, longestNote)
      const approved = approvedAmount(request, found, { amount: amount ?? null, note: said })
      if ('code' in approved) return refusedFor(request, approved, found)
      await request.tx.query(
        // Money of another currency stays on record as it came; the history has what it counts for.
        `UPDATE payment_request SET received_amount = CASE WHEN received_currency <> currency THEN received_amount ELSE $2 END, received_currency = coalesce(received_currency, currency), received_at = coalesce(received_at, $3), source = coalesce(source, 'proof') WHERE id = $1::uuid`,
        [found.id, approved.amount, request.clock()],
      )
      await moveRequest(request, found, 'completed', {
        source: found.source ?? 'proof',
        amount: approved.amount,
        note: said || null,
      })
      // A payment service must not collect a second time.
      if (found.gateway_state !== 'none' && found.gateway_state !== 'ended')
        await enqueue(request.tx, 'pay', { tenantId: request.tenant.id, requestId: found.id })
      return decided(request, found, 'The payment is complete')
    }),

  settlePayment: (_, { id, note, paidBack }, entered) =>
    entered.alone(async (request) => {
      await seeAllCustomers(request)
      const found = isRequestId(id) ? await lockRequest(request.tx, id) : undefined
      if (!found) return refusedFor(request, userError('not_found', 'id'), found)
      if (found.attention !== 'RELEASED_LATE')
        return refusedFor(request, userError('nothing_to_settle'), found)
      const said = note.trim().slice(0, longestNote)
      if (said === '') return refusedFor(request, userError('required', 'note'), found)
      await settleLate(request, found, { note: said, paidBack })
      return decided(request, found, 'The money is settled')
    }),

  voidPayment: (_, { orderNumber, note }, entered) =>
    entered.alone(async (request) => {
      await seeAllCustomers(request)
      const found = await requestOfNumber(request, orderNumber)
      if (!found) return refusedFor(request, userError('not_found', 'orderNumber'), found)
      if (!isOpen(found.status))
        return refusedFor(request, userError('not_open', 'orderNumber'), found)
      const said = note.trim().slice(0, longestNote)
      if (said === '') return refusedFor(request, userError('required', 'note'), found)
      const refused = await endRequest(request, found, said)
      return refused
        ? refusedFor(request, refused, found)
        : decided(request, found, 'The payment is cancelled')
    }),
}
