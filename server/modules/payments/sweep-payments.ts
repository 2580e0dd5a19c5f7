import { bookingOf } from '#domain/payments/booking.ts'
import { isOverdue } from '#domain/payments/payment-expiry.ts'
import { isOpen } from '#domain/payments/payment-status.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Tenant, Tenants } from '../../tenants.ts'
import { allOf, nobody } from './gateways/ask-gateway.ts'
import { lockRequest, moveRequest, type PaymentActor, raise, takeMoney } from './request-status.ts'
import { endRequest } from './void-request.ts'

/** Most rows of a kind in one look; the next one follows in a minute. */
const most = 500
const minute = 60_000
/** Time after which a payment service is asked again that has not answered yet, and that has. */
const unansweredFor = 2 * minute
const pendingFor = 5 * minute

/** Ends requests whose time is over; those at a payment service are called off there first. */
async function endOverdue(actor: PaymentActor): Promise<void> {
  const { tx, clock } = actor
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM payment_request WHERE status = 'waiting' AND expires_at <= $1 AND gateway_state IN ('none', 'ended') ORDER BY id LIMIT ${most}`,
    [clock()],
  )
  for (const { id } of rows) {
    const found = await lockRequest(tx, id)
    if (found && isOverdue({ status: found.status, expiresAt: found.expires_at }, clock()))
      await moveRequest(actor, found, 'failed', { failure: 'expired' })
  }
}

/** Has payment services asked that have been silent for a while, or that must call something off. */
async function askSilent({ tx, tenant, clock }: PaymentActor): Promise<void> {
  const before = (time: number) => new Date(clock().getTime() - time)
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM payment_request WHERE gateway_state IN ('starting', 'running')
       AND coalesce(gateway_asked_at, created_at) < CASE WHEN gateway_state = 'starting' OR expires_at <= $3 THEN $1::timestamptz ELSE $2::timestamptz END
     ORDER BY gateway_asked_at NULLS FIRST LIMIT ${most}`,
    [before(unansweredFor), before(pendingFor), clock()],
  )
  for (const { id } of rows) await enqueue(tx, 'pay', { tenantId: tenant.id, requestId: id })
}

/** Takes the money that the ERP has reported. */
async function takeReceipts(actor: PaymentActor): Promise<void> {
  const { tx, clock } = actor
  const rows = await tx.query<{
    receipt_no: string
    amount: string
    currency: string
    id: string | null
  }>(
    `SELECT r.receipt_no, r.amount, r.currency, p.id FROM payment_receipt r
     LEFT JOIN payment_request p ON p.tenant_id = r.tenant_id AND (p.number = r.reference OR p.virtual_account_no = r.reference)
     WHERE r.settled_at IS NULL ORDER BY r.receipt_no LIMIT ${most} FOR UPDATE OF r`,
  )
  for (const { receipt_no: receiptNo, amount, currency, id } of rows) {
    const found = id === null ? undefined : await lockRequest(tx, id)
    const outcome = found
      ? await takeMoney(actor, found, { source: 'feed', amount, currency })
      : 'unknown'
    await tx.query(
      'UPDATE payment_receipt SET settled_at = $2, outcome = $3 WHERE receipt_no = $1',
      [receiptNo, clock(), outcome],
    )
  }
}

interface BookedRow {
  id: string
  invoices: { no: string; amount: string; openNow: string }[]
}

/** Requests of which the ERP has booked something since, with all their invoices. */
const bookedSql = `SELECT p.request_id AS id, json_agg(json_build_object('no', p.invoice_no, 'amount', p.amount::text,
    'openNow', (CASE WHEN i.clearing_date IS NOT NULL OR i.status = 'Cleared' THEN 0 ELSE i.accounting_amount END)::text) ORDER BY p.invoice_no) AS invoices
  FROM payment_request_invoice p JOIN invoice i ON i.tenant_id = p.tenant_id AND i.invoice_no = p.invoice_no
  WHERE p.locked GROUP BY p.request_id HAVING bool_or(i.clearing_date IS NOT NULL OR i.status = 'Cleared' OR i.accounting_amount <> p.amount)
  ORDER BY p.request_id LIMIT ${most}`

/** Frees the invoices of a paid request that the ERP has booked. */
async function freeBooked({ tx }: PaymentActor, { id, invoices }: BookedRow): Promise<void> {
  const booked = invoices.flatMap(({ no, amount, openNow }) =>
    bookingOf({ total: amount, amount }, [{ amount, openNow }]) === 'nothing' ? [] : [no],
  )
  await tx.query(
    'UPDATE payment_request_invoice SET locked = false, booked = true WHERE request_id = $1::uuid AND invoice_no = ANY ($2::text[]) AND locked',
    [id, booked],
  )
  await tx.query('SELECT mark_payment_invoices($1::uuid, false)', [id])
}

/** Looks what the ERP has booked on held invoices: that is money too, or a request that no longer fits. */
async function takeBookings(actor: PaymentActor): Promise<void> {
  const { tx, tenant } = actor
  for (const row of await tx.query<BookedRow>(bookedSql)) {
    const found = await lockRequest(tx, row.id)
    if (!found) continue
    const verdict = bookingOf(found, row.invoices)
    if (isOpen(found.status) && verdict === 'paid')
      await takeMoney(actor, found, {
        source: 'feed',
        amount: found.amount,
        currency: found.currency,
      })
    else if (found.status === 'waiting') {
      await moveRequest(actor, found, 'failed', { failure: 'reported' })
      if (found.gateway_state === 'running')
        await enqueue(tx, 'pay', { tenantId: tenant.id, requestId: found.id })
    } else if (found.status === 'uploaded' && found.attention === 'PROOF')
      await raise(actor, found, 'AMOUNT_DIFFERS', {})
    if (found.status === 'completed') await freeBooked(actor, row)
  }
}

/** Ends requests of orders that the ERP has cancelled. */
async function endCancelled(actor: PaymentActor): Promise<void> {
  const { tx } = actor
  const rows = await tx.query<{ id: string }>(
    `SELECT p.id FROM payment_request p JOIN sales_order o ON o.tenant_id = p.tenant_id AND o.order_no = p.order_no
     WHERE p.status = 'waiting' AND o.status = 'cancelled' ORDER BY p.id LIMIT ${most}`,
  )
  for (const { id } of rows) {
    const found = await lockRequest(tx, id)
    if (found?.status === 'waiting') await endRequest(actor, found, null)
  }
}

const steps = [endOverdue, askSilent, takeReceipts, takeBookings, endCancelled]

/** Looks through all tenants for payments that are over, silent, reported or booked. Each step is a transaction of its own. */
export const paymentSweeper =
  ({ database, clock, tenants }: { database: Database; clock: Clock; tenants: Tenants }) =>
  async (): Promise<void> => {
    const look = (tenant: Tenant, step: (actor: PaymentActor) => Promise<void>) =>
      database.within(allOf(tenant.id), (tx: Tx) => step(nobody(tx, tenant, clock)))
    for (const tenant of await tenants.all()) for (const step of steps) await look(tenant, step)
  }
