import { isCardExpired } from '#domain/payments/card.ts'
import type { PaymentKind } from '#domain/payments/payment-kind.ts'
import type { Day } from '#domain/time/day.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { isRequestId } from './request-store.ts'

interface SavedRow {
  id: string
  customer_id: number
  gateway_id: string
  sorg: string
  payment_id: string
  reference: string
  kind: PaymentKind
  display: string
  card_type: string | null
  expiry: string | null
  created_at: Date
  description: string
}

const savedSql = (module: 'invoice' | 'order') => `SELECT s.*, m.description FROM saved_payment s
  JOIN payment_method m ON m.tenant_id = s.tenant_id AND m.sorg = s.sorg AND m.id = s.payment_id AND m.module = '${module}' AND m.gateway_id = s.gateway_id AND m.active
  JOIN sales_organisation o ON o.tenant_id = s.tenant_id AND o.sorg = s.sorg`

/** Lists a customer's saved cards and accounts that can still be paid with, in these sales organisations or companies. */
export async function readSavedPayments(
  { tx, today }: RequestContext,
  customerId: number,
  { sorgs, companies }: { sorgs: readonly string[] | null; companies: readonly string[] | null },
) {
  const rows = await tx.query<SavedRow>(
    `${savedSql('invoice')} WHERE s.customer_id = $1 AND ($2::text[] IS NULL OR s.sorg = ANY ($2)) AND ($3::text[] IS NULL OR o.company_code = ANY ($3)) ORDER BY s.created_at DESC, s.id`,
    [customerId, sorgs, companies],
  )
  return rows.map((row) => savedOf(row, today))
}

/** Lists the cards and accounts that a request can be paid with: its customer's, of the same way to pay. */
export async function readSavedOfRequest(
  { tx, today }: RequestContext,
  requestId: string,
  module: 'invoice' | 'order',
) {
  const rows = await tx.query<SavedRow>(
    `${savedSql(module)} JOIN payment_request p ON p.tenant_id = s.tenant_id AND p.customer_id = s.customer_id AND p.sorg = s.sorg AND p.payment_id = s.payment_id
     WHERE p.id = $1::uuid AND p.gateway_id = s.gateway_id ORDER BY s.created_at DESC, s.id`,
    [requestId],
  )
  return rows.map((row) => savedOf(row, today))
}

/** Shapes a saved card or account as the contract has it. @param today of the tenant */
function savedOf(row: SavedRow, today: Day) {
  return {
    id: row.id,
    display: row.display,
    type: row.kind,
    cardType: row.card_type,
    expiry: row.expiry,
    isExpired: isCardExpired(row.expiry, today),
    paymentMerchant: {
      sorg: row.sorg,
      payment: { id: row.payment_id, desc: row.description },
    },
    createdAt: row.created_at,
  }
}

/** Forgets a customer's saved card or account, and has its payment service forget it. @returns false: there is none */
export async function forgetSavedPayment(
  request: RequestContext,
  customerId: number,
  id: string,
): Promise<boolean> {
  const { tx, tenant } = request
  if (!isRequestId(id)) return false
  const [row] = await tx.query<{ gateway_id: string; reference: string; display: string }>(
    'DELETE FROM saved_payment WHERE id = $1::uuid AND customer_id = $2 RETURNING gateway_id, reference, display',
    [id, customerId],
  )
  if (!row) return false
  await enqueue(tx, 'forget-payment', {
    tenantId: tenant.id,
    gatewayId: row.gateway_id,
    reference: row.reference,
  })
  await audit(request, { action: 'payment.saved-removed', target: row.display })
  return true
}
