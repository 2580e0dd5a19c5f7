import { hasScope } from '#domain/account/permissions.ts'
import { isCharging, paymentActions, type RequestState } from '#domain/payments/payment-actions.ts'
import { paymentStatuses, phaseOf } from '#domain/payments/payment-status.ts'
import type { Day } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page } from '../../db/page.ts'
import type { PaymentStatusCode } from '../../resolver-types.gen.ts'
import type { LockedRequest } from './request-status.ts'
import { statusWords } from './status-words.ts'

/** A request as lists show it. */
interface RequestRow extends Omit<LockedRequest, 'host'> {
  payer_code: string
  payer_name: string
  instruction: string | null
  discount: string
  is_partial: boolean
  status_at: Date
  failure:
    | 'expired'
    | 'declined'
    | 'insufficient_funds'
    | 'authentication_failed'
    | 'gateway_error'
    | 'reported'
    | null
  note: string | null
  virtual_account_no: string | null
  received_at: Date | null
  received_currency: string | null
  paid_back: boolean
  cust_code: string
  cust_name: string
  merchant_name: string
  created_by_name: string | null
  invoice_count: number
  proofs: number
  may_pay_again: boolean
}

const requestsSql = `
  SELECT p.tenant_id, p.id, p.customer_id, p.number, p.module, p.sorg, p.payment_id, p.kind, p.gateway_id, p.currency, p.total, p.amount, p.status, p.attention, p.gateway_state,
    p.external_id, p.redirect_url, p.token, p.saved_payment_id, p.save_payment, p.received_amount, p.source, p.expires_at, p.created_at, p.created_by, p.order_no, p.payment_description,
    p.payer_code, p.payer_name, p.instruction, p.discount, p.is_partial, p.status_at, p.failure, p.note, p.virtual_account_no, p.received_at, p.received_currency, p.paid_back,
    c.r3 AS cust_code, c.name AS cust_name, coalesce(s.merchant_name, p.sorg) AS merchant_name, u.name AS created_by_name,
    (SELECT count(*)::int FROM payment_request_invoice i WHERE i.tenant_id = p.tenant_id AND i.request_id = p.id) AS invoice_count,
    (SELECT count(*)::int FROM file_use f WHERE f.tenant_id = p.tenant_id AND f.used_as = 'payment-proof' AND f.owner = p.id::text) AS proofs,
    EXISTS (SELECT FROM sales_order o WHERE o.tenant_id = p.tenant_id AND o.order_no = p.order_no AND o.status <> 'cancelled')
      AND NOT EXISTS (SELECT FROM payment_request n WHERE n.tenant_id = p.tenant_id AND n.order_no = p.order_no
        AND (n.status IN ('waiting', 'uploaded', 'completed') OR (n.received_amount IS NOT NULL AND NOT n.paid_back) OR n.created_at > p.created_at)) AS may_pay_again
  FROM payment_request p JOIN customer c ON c.id = p.customer_id
  LEFT JOIN sales_organisation s ON s.tenant_id = p.tenant_id AND s.sorg = p.sorg
  LEFT JOIN app_user u ON u.id = p.created_by`

/** Scopes of payers, and of those who decide. */
export const payingScopes = ['page.payment-request', 'page.invoice-status'] as const
const decidingScopes = ['page.orderlist'] as const

const instant = (at: Date | null) => at && new Date(at).toISOString()

/** Shapes a row as the contract has it, with what this person may do with it now. */
function requestOf({ user, tenant }: RequestContext, row: RequestRow) {
  const state: RequestState = {
    status: row.status,
    kind: row.kind,
    module: row.module,
    gatewayState: row.gateway_state,
    hasPage: row.redirect_url !== null,
    hasMoney: row.source !== null && !row.paid_back,
    mayPayAgain: row.may_pay_again,
    isLate: row.attention === 'RELEASED_LATE',
    proofs: row.proofs,
  }
  const words = statusWords(
    user.language,
    tenant.config.languages.map(({ code }) => code),
  )
  return {
    id: row.id,
    number: row.number,
    module: row.module,
    externalId: row.external_id,
    virtualAccountNo: row.virtual_account_no,
    paymentStatus: {
      id: row.status,
      description: words[row.status],
      phase: paymentStatuses.find(({ code }) => code === row.status)!.phase,
    },
    phase: phaseOf(row.status, {
      gatewayState: row.gateway_state,
      needsPayer: !isCharging(state),
    }),
    since: instant(row.status_at)!,
    failure: row.failure,
    attention: row.attention,
    note: row.note,
    merchant: row.sorg,
    merchantName: row.merchant_name,
    payerCode: row.payer_code,
    payerName: row.payer_name,
    custCode: row.cust_code,
    custName: row.cust_name,
    paymentId: row.payment_id,
    payment: row.payment_description,
    kind: row.kind,
    instruction: row.instruction,
    currency: row.currency,
    total: row.total,
    discount: row.discount,
    amount: row.amount,
    isPartialPayment: row.is_partial,
    receivedAmount: row.received_amount,
    receivedCurrency: row.received_currency,
    receivedAt: instant(row.received_at),
    source: row.source,
    isStarting: row.gateway_state === 'starting' && row.status === 'waiting',
    redirectUrl: row.status === 'waiting' ? row.redirect_url : null,
    expiredDate: row.status === 'waiting' ? instant(row.expires_at) : null,
    createdBy: row.created_by_name,
    createdAt: instant(row.created_at)!,
    orderNumber: row.order_no,
    invoiceCount: row.invoice_count,
    actions: paymentActions(state, {
      pay: hasScope(user.permissions, payingScopes),
      decide: hasScope(user.permissions, decidingScopes),
    }),
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Whether a text can be a request's id; the database refuses others. */
export const isRequestId = (id: string): boolean => uuid.test(id)

/** Lets the transaction see every customer the person may act for, whichever is chosen. */
export const seeAllCustomers = ({ tx, user }: Pick<RequestContext, 'tx' | 'user'>) =>
  tx.query('SELECT act_for_all($1)', [user.id])

/** Reads a request by its id or number, of a customer this transaction sees. */
export async function readRequest(request: RequestContext, idOrNumber: string) {
  const byId = isRequestId(idOrNumber)
  const [row] = await request.tx.query<RequestRow>(
    `${requestsSql} WHERE p.id = $1::uuid OR p.number = $2`,
    [byId ? idOrNumber : null, byId ? null : idOrNumber],
  )
  return row ? requestOf(request, row) : null
}

/** Reads the latest request of an order. */
export async function readOrderRequest(request: RequestContext, orderNo: string) {
  const [row] = await request.tx.query<RequestRow>(
    `${requestsSql} WHERE p.order_no = $1 ORDER BY p.created_at DESC, p.number DESC LIMIT 1`,
    [orderNo],
  )
  return row ? requestOf(request, row) : null
}

/** Reads the latest request of a payer and merchant that holds one of some invoices. */
export async function readHoldingRequest(
  request: RequestContext,
  payer: { payerCode: string; merchant: string },
  invoiceNos: readonly string[],
) {
  const [row] = await request.tx.query<RequestRow>(
    `${requestsSql} WHERE p.payer_code = $1 AND p.sorg = $2 AND EXISTS (SELECT FROM payment_request_invoice i
       WHERE i.tenant_id = p.tenant_id AND i.request_id = p.id AND i.locked AND i.invoice_no = ANY ($3::text[]))
     ORDER BY p.created_at DESC, p.number DESC LIMIT 1`,
    [payer.payerCode, payer.merchant, invoiceNos],
  )
  return row ? requestOf(request, row) : null
}

interface Asked {
  search?: string | null
  status?: PaymentStatusCode | null
  attention?: boolean | null
  merchant?: string | null
  from?: Day | null
  to?: Day | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

const searched = [
  'number',
  'payer_name',
  'payer_code',
  'external_id',
  'virtual_account_no',
  'order_no',
  'invoices',
]

/** Reads a page of requests: of one customer, or of all that the transaction sees. */
export async function requestPage(
  request: RequestContext,
  { search, status, attention, merchant, from, to, sort, ...at }: Asked,
  customerId: number | null,
) {
  const {
    rows,
    totals: _,
    ...found
  } = await page<RequestRow>(request.tx, {
    sql: `SELECT r.*, (SELECT string_agg(i.invoice_no, ' ') FROM payment_request_invoice i WHERE i.tenant_id = r.tenant_id AND i.request_id = r.id) AS invoices
      FROM (${requestsSql}) r WHERE ($1::int IS NULL OR r.customer_id = $1) AND ($2::text IS NULL OR r.status = $2) AND (NOT $3::boolean OR r.attention IS NOT NULL OR r.status = 'uploaded')
      AND ($4::text IS NULL OR r.sorg = $4) AND ($5::date IS NULL OR r.created_at >= $5::date::timestamp AT TIME ZONE $7)
      AND ($6::date IS NULL OR r.created_at < ($6::date + 1)::timestamp AT TIME ZONE $7)`,
    args: [
      customerId,
      status ?? null,
      attention ?? false,
      merchant ?? null,
      from ?? null,
      to ?? null,
      request.tenant.timeZone,
    ],
    search: {
      term: search,
      in: customerId === null ? [...searched, 'cust_name', 'cust_code'] : searched,
    },
    orderBy: orderOf(
      sort,
      {
        createdAt: 'created_at',
        amount: 'amount',
        number: 'number',
        expiredDate: 'expires_at',
        custName: 'lower(cust_name)',
      },
      'created_at DESC, number DESC',
    ),
    page: at.page,
    limit: at.limit,
  })
  return { ...found, rows: rows.map((row) => requestOf(request, row)) }
}
