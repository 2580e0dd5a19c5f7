import { receiptProblem } from '#domain/payments/payment-amount.ts'
import {
  type GatewayState,
  isOpen,
  mayBecome,
  type PaymentStatusCode,
} from '#domain/payments/payment-status.ts'
import type { PaymentKind } from '#domain/payments/payment-kind.ts'
import type { AuditAction } from '#domain/portal/audit-action.ts'
import { audit, type Auditor } from '../../audit.ts'
import type { Tx } from '../../db/database.ts'
import type { Sender } from '../../mail/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import type { PaymentAttention, PaymentFailure, PaymentSource } from '../../resolver-types.gen.ts'

/** Author of a change of a request: a person, or null for the payment service, the ERP and the clock. */
export type PaymentActor = Omit<Auditor, 'tenant' | 'customer'> & { tenant: Sender }

/** A request as its rules need it. */
export interface LockedRequest {
  id: string
  customer_id: number
  number: string
  module: 'invoice' | 'order'
  sorg: string
  payment_id: string
  kind: PaymentKind
  gateway_id: string | null
  currency: string
  total: string
  amount: string
  status: PaymentStatusCode
  attention: PaymentAttention | null
  gateway_state: GatewayState
  external_id: string | null
  redirect_url: string | null
  token: string | null
  saved_payment_id: string | null
  save_payment: boolean
  received_amount: string | null
  source: PaymentSource | null
  expires_at: Date
  created_at: Date
  created_by: number | null
  order_no: string | null
  payment_description: string
  host: string | null
}

const columns =
  'id, customer_id, number, module, sorg, payment_id, kind, gateway_id, currency, total, amount, status, attention, gateway_state, external_id, redirect_url, token, saved_payment_id, save_payment, received_amount, source, expires_at, created_at, created_by, order_no, payment_description, host'

/** Reads a request and makes further changes of it wait until this transaction ends. */
export const lockRequest = async (tx: Tx, id: string): Promise<LockedRequest | undefined> =>
  (
    await tx.query<LockedRequest>(
      `SELECT ${columns} FROM payment_request WHERE id = $1::uuid FOR UPDATE`,
      [id],
    )
  )[0]

interface EventFields {
  source?: PaymentSource | null
  amount?: string | null
  note?: string | null
}

/** Writes a line of a request's history. */
export const noteEvent = (
  { tx, tenant, clock, user }: PaymentActor,
  request: Pick<LockedRequest, 'id' | 'customer_id'>,
  status: PaymentStatusCode,
  { source, amount, note }: EventFields = {},
) =>
  tx.query(
    `INSERT INTO payment_event (tenant_id, customer_id, request_id, status, at, by_user, source, amount, note) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tenant.id,
      request.customer_id,
      request.id,
      status,
      clock(),
      user?.id ?? null,
      source ?? null,
      amount ?? null,
      note ?? null,
    ],
  )

const actions = {
  waiting: 'payment.proof-removed',
  uploaded: 'payment.uploaded',
  completed: 'payment.completed',
  failed: 'payment.failed',
  voided: 'payment.voided',
} as const satisfies Record<PaymentStatusCode, AuditAction>

interface Change extends EventFields {
  failure?: PaymentFailure
  attention?: PaymentAttention | null
}

/**
 * Moves a locked request to another status with everything that follows: history, audit log, its invoices, and a word to
 * those whose turn it is. @returns false when it may not go there
 */
export async function moveRequest(
  actor: PaymentActor,
  request: LockedRequest,
  to: PaymentStatusCode,
  change: Change = {},
): Promise<boolean> {
  if (!mayBecome(request.status, to)) return false
  const { tx, tenant, clock, user } = actor
  const at = clock()
  const attention = isOpen(to) ? (change.attention ?? null) : null
  await tx.query(
    `UPDATE payment_request SET status = $2, status_at = $3, failure = $4, attention = $5, note = coalesce($6, note), token = NULL WHERE id = $1::uuid`,
    [request.id, to, at, change.failure ?? null, attention, change.note ?? null],
  )
  await noteEvent(actor, request, to, change)
  await tx.query('SELECT mark_payment_invoices($1::uuid, $2)', [
    request.id,
    to === 'failed' || to === 'voided',
  ])
  await audit(
    { ...actor, customer: { id: request.customer_id } },
    {
      action: actions[to],
      target: request.number,
      before: { status: request.status },
      after: {
        status: to,
        ...(change.source && { source: change.source }),
        ...(change.amount && { amount: change.amount }),
        ...(change.failure && { failure: change.failure }),
        ...(change.note && { note: change.note }),
      },
    },
  )
  if (to !== 'waiting')
    await notify(tx, tenant, {
      kind: to === 'uploaded' ? 'payment-attention' : `payment-${to}`,
      requestId: request.id,
      customerId: request.customer_id,
      actor: user?.id ?? null,
      at: at.toISOString(),
    })
  Object.assign(request, { status: to, attention, token: null })
  return true
}

/** Money that came, as its source says. */
export interface Receipt {
  source: PaymentSource
  amount: string
  currency: string
  note?: string | null
}

/**
 * Takes money for a locked request. The first source wins; what others say of it changes nothing. Another amount than asked
 * for completes nothing: finance decides. @returns what became of it
 */
export async function takeMoney(
  actor: PaymentActor,
  request: LockedRequest,
  { source, amount, currency, note }: Receipt,
): Promise<'taken' | 'differs' | 'late' | 'known'> {
  if (request.source !== null || request.status === 'completed') return 'known'
  const { tx, clock } = actor
  await tx.query(
    'UPDATE payment_request SET received_amount = $2, received_currency = $3, received_at = $4, source = $5 WHERE id = $1::uuid',
    [request.id, amount, currency, clock(), source],
  )
  Object.assign(request, { source, received_amount: amount })
  const problem = receiptProblem(request, { amount, currency })
  if (!isOpen(request.status)) {
    await raise(actor, request, 'RELEASED_LATE', { source, amount, note: note ?? null })
    return 'late'
  }
  if (!problem) {
    await moveRequest(actor, request, 'completed', { source, amount, note: note ?? null })
    return 'taken'
  }
  if (request.status === 'uploaded')
    await raise(actor, request, problem, { source, amount, note: note ?? null })
  else
    await moveRequest(actor, request, 'uploaded', {
      source,
      amount,
      note: note ?? null,
      attention: problem,
    })
  return 'differs'
}

/** Marks a locked request for finance without moving it, and tells them. */
export async function raise(
  actor: PaymentActor,
  request: LockedRequest,
  attention: PaymentAttention,
  fields: EventFields,
): Promise<void> {
  const { tx, tenant, clock, user } = actor
  await tx.query('UPDATE payment_request SET attention = $2 WHERE id = $1::uuid', [
    request.id,
    attention,
  ])
  await noteEvent(actor, request, request.status, fields)
  await audit(
    { ...actor, customer: { id: request.customer_id } },
    {
      action: 'payment.noted',
      target: request.number,
      after: { attention, ...(fields.amount && { amount: fields.amount }) },
    },
  )
  await notify(tx, tenant, {
    kind: 'payment-attention',
    requestId: request.id,
    customerId: request.customer_id,
    actor: user?.id ?? null,
    at: clock().toISOString(),
  })
  request.attention = attention
}

/** Takes the mark of late money off a locked request, with what finance says became of it. */
export async function settleLate(
  actor: PaymentActor,
  request: LockedRequest,
  { note, paidBack }: { note: string; paidBack: boolean },
): Promise<void> {
  await actor.tx.query(
    'UPDATE payment_request SET attention = NULL, note = $2, paid_back = $3 WHERE id = $1::uuid',
    [request.id, note, paidBack],
  )
  await noteEvent(actor, request, request.status, { note })
  await audit(
    { ...actor, customer: { id: request.customer_id } },
    {
      action: 'payment.settled',
      target: request.number,
      before: { attention: request.attention },
      after: { attention: null, note, paidBack },
    },
  )
  request.attention = null
}
