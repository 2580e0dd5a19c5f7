import { addDays, type Day } from '#domain/time/day.ts'
import type { PaymentKind } from '#domain/payments/payment-kind.ts'
import type { PaymentStatusCode } from '#domain/payments/payment-status.ts'
import type { Tx } from '../db/database.ts'
import type { Words } from './range/family.ts'
import type { TenantSpec } from './tenant-spec.ts'

interface DemoPayment {
  status: PaymentStatusCode
  kind: PaymentKind
  paymentId: 'ACH' | 'CC' | 'TRANSFER' | 'VA'
  /** Days from today. */
  made: number
  /** Days until it ends. */
  expires: number
  invoices: number
  failure?: 'expired' | 'declined'
  attention?: 'AMOUNT_DIFFERS' | 'RELEASED_LATE'
  source?: 'gateway' | 'proof' | 'feed'
  /** Fraction of the amount that came. */
  received?: number
  note?: Words
}

/** Requests of the demo dealer, one in each state that a screen shows differently. */
const payments: readonly DemoPayment[] = [
  { status: 'waiting', kind: 'TRANSFER', paymentId: 'TRANSFER', made: 0, expires: 3, invoices: 2 },
  { status: 'waiting', kind: 'VIRTUAL_ACCOUNT', paymentId: 'VA', made: 0, expires: 2, invoices: 1 },
  {
    status: 'uploaded',
    kind: 'TRANSFER',
    paymentId: 'TRANSFER',
    made: -1,
    expires: 2,
    invoices: 1,
    attention: 'AMOUNT_DIFFERS',
    source: 'feed',
    received: 0.9,
  },
  {
    status: 'completed',
    kind: 'CARD',
    paymentId: 'CC',
    made: -9,
    expires: -6,
    invoices: 3,
    source: 'gateway',
    received: 1,
  },
  {
    status: 'completed',
    kind: 'TRANSFER',
    paymentId: 'TRANSFER',
    made: -16,
    expires: -13,
    invoices: 1,
    source: 'proof',
    received: 1,
  },
  {
    status: 'failed',
    kind: 'CARD',
    paymentId: 'CC',
    made: -4,
    expires: -1,
    invoices: 1,
    failure: 'declined',
  },
  {
    status: 'failed',
    kind: 'VIRTUAL_ACCOUNT',
    paymentId: 'VA',
    made: -12,
    expires: -10,
    invoices: 2,
    failure: 'expired',
    attention: 'RELEASED_LATE',
    source: 'feed',
    received: 1,
  },
  {
    status: 'voided',
    kind: 'TRANSFER',
    paymentId: 'TRANSFER',
    made: -6,
    expires: -3,
    invoices: 1,
    note: {
      en: 'Paid by cheque instead',
      de: 'Stattdessen per Scheck bezahlt',
      id: 'Dibayar dengan cek',
    },
  },
]

const isOpen = ({ status }: DemoPayment) => status === 'waiting' || status === 'uploaded'

/** Invoices of the dealer's first customer for a request: open ones where it holds them, else cleared ones. */
const invoicesSql = `SELECT i.customer_id, i.invoice_no, i.accounting_no, i.invoice_date, i.due_date, i.accounting_amount AS amount, i.sorg, coalesce(i.currency, s.currency) AS currency, c.r3, c.name
  FROM app_user u JOIN user_customer own ON own.of_user = u.id JOIN customer c ON c.id = own.customer
  JOIN invoice i ON i.tenant_id = u.tenant_id AND i.customer_id = c.id JOIN sales_organisation s ON s.tenant_id = i.tenant_id AND s.sorg = i.sorg
  WHERE u.username = 'dealer' AND i.accounting_amount > 0 AND (i.clearing_date IS NULL) = $1 AND ($1 = false OR i.status = 'Open')
    AND i.sorg = (SELECT min(a.sorg) FROM customer_area a WHERE a.customer_id = c.id)
    AND NOT EXISTS (SELECT FROM payment_request_invoice p WHERE p.tenant_id = i.tenant_id AND p.invoice_no = i.invoice_no)
  ORDER BY i.due_date DESC, i.invoice_no LIMIT $2`

interface InvoiceRow {
  customer_id: number
  invoice_no: string
  amount: string
  sorg: string
  currency: string
  r3: string
  name: string
}

async function addPayment(
  tx: Tx,
  { id: tenantId, language, precision }: TenantSpec,
  today: Day,
  [n, payment]: [number, DemoPayment],
): Promise<void> {
  const { status, kind, paymentId, made, expires, failure, attention, source, received, note } =
    payment
  const at = (days: number, time: string) => `${addDays(today, days)}T${time}Z`
  const name = `${tenantId} payment ${n}`
  const known = await tx.query(
    `UPDATE payment_request SET created_at = $2, status_at = $3, expires_at = $4 WHERE id = md5($1)::uuid AND status = $5 RETURNING 1`,
    [name, at(made, '08:20:00'), at(made, '08:25:00'), at(expires, '08:20:00'), status],
  )
  const taken = await tx.query('SELECT 1 FROM payment_request WHERE id = md5($1)::uuid', [name])
  const invoices = await tx.query<InvoiceRow>(invoicesSql, [isOpen(payment), payment.invoices])
  const [first] = invoices
  if (known.length > 0 || taken.length > 0 || !first) return
  const numbers = invoices.map(({ invoice_no: no }) => no)
  await tx.query(
    `INSERT INTO payment_request (tenant_id, customer_id, id, number, module, sorg, payer_code, payer_name, payment_id, payment_description, kind, instruction, gateway_id, currency,
       total, discount, amount, status, status_at, failure, attention, note, virtual_account_no, received_amount, received_currency, received_at, source, expires_at, created_by, created_at)
     SELECT $1, $2, md5($3)::uuid, 'P' || nextval('payment_number'), 'invoice', m.sorg, $4, $5, m.id, m.description, $6, m.instruction, m.gateway_id, $7,
       x.total, round(x.total * m.discount, $22), x.total - round(x.total * m.discount, $22), $8, $9, $10, $11, $12, $13, round((x.total - round(x.total * m.discount, $22)) * $14::numeric, $22), CASE WHEN $14::numeric IS NOT NULL THEN $7 END,
       CASE WHEN $14::numeric IS NOT NULL THEN $9::timestamptz END, $15, $16, u.id, $17
     FROM payment_method m, app_user u, (SELECT round(sum(accounting_amount), $22) AS total FROM invoice WHERE invoice_no = ANY ($18::text[])) x
     WHERE m.sorg = $19 AND m.module = 'invoice' AND m.id = $20 AND u.username = $21`,
    [
      tenantId,
      first.customer_id,
      name,
      first.r3,
      first.name,
      kind,
      first.currency,
      status,
      at(made, '08:25:00'),
      failure ?? null,
      attention ?? null,
      note?.[language] ?? null,
      kind === 'VIRTUAL_ACCOUNT' ? `88081000000000${10 + n}` : null,
      received ?? null,
      source ?? null,
      at(expires, '08:20:00'),
      at(made, '08:20:00'),
      numbers,
      first.sorg,
      paymentId,
      'dealer',
      precision,
    ],
  )
  await tx.query(
    `INSERT INTO payment_request_invoice (tenant_id, customer_id, request_id, invoice_no, accounting_no, invoice_date, due_date, amount, locked, booked)
     SELECT i.tenant_id, i.customer_id, md5($1)::uuid, i.invoice_no, i.accounting_no, i.invoice_date, i.due_date, i.accounting_amount, $3, $4 FROM invoice i
     WHERE i.invoice_no = ANY ($2::text[]) AND EXISTS (SELECT FROM payment_request WHERE id = md5($1)::uuid)`,
    [name, numbers, isOpen(payment), status === 'completed'],
  )
  await tx.query(
    `INSERT INTO payment_event (tenant_id, customer_id, request_id, status, at, by_user, source, amount, note)
     SELECT p.tenant_id, p.customer_id, p.id, e.status, e.at, CASE WHEN e.status = 'waiting' THEN p.created_by END, e.source, e.amount, e.note
     FROM payment_request p CROSS JOIN LATERAL (VALUES ('waiting', p.created_at, NULL::text, p.amount, NULL::text), (p.status, p.status_at, p.source, p.received_amount, p.note)) e(status, at, source, amount, note)
     WHERE p.id = md5($1)::uuid AND (e.status <> 'waiting' OR e.source IS NULL) AND NOT (p.status = 'waiting' AND e.at = p.status_at)`,
    [name],
  )
  await tx.query('SELECT mark_payment_invoices(md5($1)::uuid, false)', [name])
}

/** Cards and an account that the dealer has saved with the sandbox; one card is no longer good. */
const saved = [
  ['CC', 'CARD', 'Visa •••• 4242', 'Visa', 3],
  ['CC', 'CARD', 'MasterCard •••• 4444', 'MasterCard', -1],
  ['ACH', 'ACH', 'Checking •••• 6789', null, null],
] as const

async function addSaved(tx: Tx, tenantId: string, today: Day): Promise<void> {
  for (const [n, [paymentId, kind, display, cardType, years]] of saved.entries()) {
    const expiry =
      years === null ? null : `${Number(today.slice(0, 4)) + years}-${today.slice(5, 7)}`
    const token = `tok_demo_${n}`
    await tx.query(
      `INSERT INTO sandbox_token (tenant_id, token, kind, display, card_type, expiry, behaviour, saved, created_at) VALUES ($1, $2, $3, $4, $5, $6, 'approve', true, $7) ON CONFLICT DO NOTHING`,
      [tenantId, token, kind, display, cardType, expiry, `${addDays(today, -30)}T10:00:00Z`],
    )
    await tx.query(
      `INSERT INTO saved_payment (tenant_id, customer_id, id, gateway_id, sorg, payment_id, reference, kind, display, card_type, expiry, created_by, created_at)
       SELECT $1, own.customer, md5($1 || ' ' || $2)::uuid, m.gateway_id, m.sorg, m.id, $2, $3, $4, $5, $6, u.id, $7
       FROM app_user u JOIN user_customer own ON own.of_user = u.id JOIN payment_method m ON m.tenant_id = u.tenant_id AND m.module = 'invoice' AND m.id = $8 AND m.gateway_id IS NOT NULL
         AND m.sorg = (SELECT min(a.sorg) FROM customer_area a WHERE a.customer_id = own.customer)
       WHERE u.username = 'dealer' ON CONFLICT DO NOTHING`,
      [
        tenantId,
        token,
        kind,
        display,
        cardType,
        expiry,
        `${addDays(today, -30)}T10:00:00Z`,
        paymentId,
      ],
    )
  }
}

/** Writes payments of the dealer's first customer, in every state, and what is saved to pay with. Again on another day their days move along. */
export async function addPayments(tx: Tx, spec: TenantSpec, today: Day): Promise<void> {
  for (const payment of payments.entries()) await addPayment(tx, spec, today, payment)
  await addSaved(tx, spec.id, today)
}
