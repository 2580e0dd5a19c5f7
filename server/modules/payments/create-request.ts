import { amountProblem } from '#domain/invoices/partial-amount.ts'
import { compare } from '#domain/ordering/money.ts'
import { isCardExpired } from '#domain/payments/card.ts'
import { precisionOf, type RequestSums, requestSums } from '#domain/payments/payment-amount.ts'
import { expiryAt } from '#domain/payments/payment-expiry.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { PaymentRequestInput } from '../../resolver-types.gen.ts'
import { chosenInvoices, type NamedInvoice } from './chosen-invoices.ts'
import { type OfferedMethod, offeredMethods } from './payment-methods.ts'
import { isRequestId } from './request-store.ts'
import { noteEvent } from './request-status.ts'

/** Means of payment: what the payment service has given for the entered data, or something saved there. */
export interface Means {
  token: string | null
  savedPaymentId: string | null
  save: boolean
}

interface InvoicePayment {
  id: string
  paymentId: string
  isPartialPayment: boolean
  extRefData: readonly NamedInvoice[]
  paymentRequestData: PaymentRequestInput
}

type Refusable<T> = T | { refused: UserError }

const at = (name: keyof PaymentRequestInput) => `paymentRequestData.${name}`

/**
 * Checks what the payer pays with: a saved card or account pays only for the payer of the customer that it belongs to.
 * @param of.field names an argument for a refusal
 */
export async function meansProblem(
  { tx, today }: RequestContext,
  { entry, gatewayId, sorg, id }: OfferedMethod,
  { token, savedPaymentId }: Means,
  { payerCode, field }: { payerCode: string; field: (name: 'token' | 'savedPaymentId') => string },
): Promise<UserError | null> {
  if (savedPaymentId !== null) {
    const [saved] = isRequestId(savedPaymentId)
      ? await tx.query<{ expiry: string | null }>(
          `SELECT s.expiry FROM saved_payment s JOIN customer c ON c.id = s.customer_id
           WHERE s.id = $1::uuid AND s.gateway_id = $2 AND s.sorg = $3 AND s.payment_id = $4
             AND (c.r3 = $5 OR EXISTS (SELECT FROM invoice i WHERE i.tenant_id = s.tenant_id AND i.customer_id = s.customer_id AND i.payer_code = $5))`,
          [savedPaymentId, gatewayId, sorg, id, payerCode],
        )
      : []
    return saved && !isCardExpired(saved.expiry, today)
      ? null
      : userError('saved_payment_unknown', field('savedPaymentId'))
  }
  if (entry !== 'TOKEN') return null
  if (token === null || token === '') return userError('token_needed', field('token'))
  return /^[\w-]{8,200}$/.test(token) ? null : userError('token_unknown', field('token'))
}

/** Works out and checks what is to be paid against what the payer has seen. */
function checkedSums(
  { tenant }: RequestContext,
  { isPartialPayment, paymentRequestData }: InvoicePayment,
  chosen: { total: string; currency: string; mayPayPart: boolean },
  fraction: string,
): Refusable<RequestSums> {
  const { amount, currency } = paymentRequestData
  if (currency !== chosen.currency)
    return { refused: userError('currency_differs', at('currency')) }
  if (isPartialPayment && !chosen.mayPayPart)
    return { refused: userError('partial_not_allowed', 'isPartialPayment') }
  const precision = precisionOf(currency, tenant.config.currency)
  const sums = requestSums(chosen.total, isPartialPayment ? (amount ?? null) : null, {
    fraction,
    precision,
  })
  const problem =
    isPartialPayment || amount === null || amount === undefined
      ? amountProblem(amount, { total: sums.total, precision })
      : null
  if (problem) return { refused: userError(problem, at('amount')) }
  return compare(amount!, sums.amount) === 0
    ? sums
    : { refused: userError('amount_changed', at('amount')) }
}

/** Finds the request that was made under an id before. */
async function knownRequest(
  { tx, user }: RequestContext,
  { id, paymentRequestData: { payerCode, merchant } }: InvoicePayment,
): Promise<'same' | 'other' | 'none'> {
  const [known] = await tx.query<{ created_by: number | null; payer_code: string; sorg: string }>(
    'SELECT created_by, payer_code, sorg FROM payment_request WHERE id = $1::uuid',
    [id],
  )
  if (!known) return 'none'
  return known.created_by === user.id && known.payer_code === payerCode && known.sorg === merchant
    ? 'same'
    : 'other'
}

async function merchantOf({ tx }: RequestContext, sorg: string): Promise<boolean> {
  const [row] = await tx.query<{ payable: boolean }>(
    'SELECT allow_pay_invoice AS payable FROM sales_organisation WHERE sorg = $1',
    [sorg],
  )
  return row?.payable === true
}

/**
 * Makes a payment request of open invoices and locks them, in the transaction of a person who sees all customers that they
 * may act for. Sent again under the same id it is the same request.
 * @returns the reason where it is refused
 */
export async function createInvoiceRequest(
  request: RequestContext,
  asked: InvoicePayment,
): Promise<UserError | null> {
  const { paymentRequestData: data } = asked
  if (!isRequestId(asked.id)) return userError('id_taken', 'id')
  const known = await knownRequest(request, asked)
  if (known !== 'none') return known === 'same' ? null : userError('id_taken', 'id')
  if (!request.tenant.config.payment) return userError('payments_off')
  if (!(await merchantOf(request, data.merchant)))
    return userError('merchant_not_payable', at('merchant'))
  const method = (
    await offeredMethods(request, data.merchant, 'invoice', request.customer?.id ?? null)
  ).find(({ id }) => id === asked.paymentId)
  if (!method) return userError('method_not_offered', 'paymentId')
  const means: Means = {
    token: data.token ?? null,
    savedPaymentId: data.savedPaymentId ?? null,
    save: data.shouldSavePayment ?? false,
  }
  const wrongMeans = await meansProblem(request, method, means, {
    payerCode: data.payerCode,
    field: at,
  })
  if (wrongMeans) return wrongMeans
  const chosen = await chosenInvoices(request, data, asked.extRefData)
  if ('refused' in chosen) return chosen.refused
  const { selected, positives, total, currency, mayPayPart } = chosen.selection
  const sums = checkedSums(
    request,
    asked,
    { total, currency: currency!, mayPayPart },
    method.discount,
  )
  if ('refused' in sums) return sums.refused
  // The chosen customer where its invoices are paid, else whose the oldest one is.
  const customerId =
    selected.find((invoice) => invoice.customerId === request.customer?.id)?.customerId ??
    positives[0]!.customerId
  const made = await insertRequest(request, {
    id: asked.id,
    module: 'invoice',
    customerId,
    payer: { code: data.payerCode, name: positives[0]!.payerName },
    orderNo: null,
    currency: currency!,
    sums,
    method,
    means,
    starts: method.gatewayId !== null && method.kind !== 'TRANSFER',
  })
  if (!made) return userError('id_taken', 'id')
  await request.tx.query(
    `INSERT INTO payment_request_invoice (tenant_id, customer_id, request_id, invoice_no, accounting_no, invoice_date, due_date, amount)
     SELECT $1, r.customer, $2, r.no, r.accounting, r.made, r.due, r.amount
     FROM jsonb_to_recordset($3::jsonb) AS r(customer int, no text, accounting text, made date, due date, amount numeric) ORDER BY r.no`,
    [
      request.tenant.id,
      asked.id,
      JSON.stringify(
        selected.map((invoice) => ({
          customer: invoice.customerId,
          no: invoice.invoiceNo,
          accounting: invoice.accountingNo,
          made: invoice.invoiceDate,
          due: invoice.dueDate,
          amount: invoice.accountingAmount,
        })),
      ),
    ],
  )
  await request.tx.query('SELECT mark_payment_invoices($1::uuid, false)', [asked.id])
  return null
}

/** A request as it is written down. */
interface NewRequest {
  id: string
  module: 'invoice' | 'order'
  customerId: number
  payer: { code: string; name: string }
  orderNo: string | null
  currency: string
  sums: RequestSums
  method: OfferedMethod
  means: Means
  /** The payment service is asked at once. */
  starts: boolean
}

/** Writes a request down and has its payment service begin. @returns false when the id is another one's */
export async function insertRequest(
  request: Pick<
    RequestContext,
    'tx' | 'tenant' | 'clock' | 'user' | 'customer' | 'requestId' | 'streamId' | 'host'
  >,
  { id, module, customerId, payer, orderNo, currency, sums, method, means, starts }: NewRequest,
): Promise<boolean> {
  const { tx, tenant, clock, user, host } = request
  const now = clock()
  const [row] = await tx.query<{ number: string }>(
    `INSERT INTO payment_request (tenant_id, customer_id, id, number, module, sorg, payer_code, payer_name, order_no, payment_id, payment_description, kind, instruction, gateway_id,
       currency, total, discount, amount, is_partial, status, status_at, gateway_state, token, saved_payment_id, save_payment, expires_at, created_by, created_at, host)
     VALUES ($1, $2, $3, 'P' || nextval('payment_number'), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 'waiting', $19, $20, $21, $22, $23, $24, $25, $19, $26)
     ON CONFLICT (tenant_id, id) DO NOTHING RETURNING number`,
    [
      tenant.id,
      customerId,
      id,
      module,
      method.sorg,
      payer.code,
      payer.name,
      orderNo,
      method.id,
      method.description,
      method.kind,
      method.instruction,
      method.kind === 'TRANSFER' ? null : method.gatewayId,
      currency,
      sums.total,
      sums.discount,
      sums.amount,
      sums.isPartialPayment,
      now,
      starts ? 'starting' : 'none',
      starts ? means.token : null,
      starts ? means.savedPaymentId : null,
      starts && means.save,
      expiryAt(now, method.expiryHours),
      user.id,
      host,
    ],
  )
  if (!row) return false
  await noteEvent(request, { id, customer_id: customerId }, 'waiting', { amount: sums.amount })
  await audit(
    { ...request, customer: { id: customerId } },
    {
      action: 'payment.requested',
      target: row.number,
      after: {
        amount: sums.amount,
        currency,
        payer: payer.code,
        merchant: method.sorg,
        payment: method.id,
        ...(orderNo && { order: orderNo }),
      },
    },
  )
  if (starts) await enqueue(tx, 'pay', { tenantId: tenant.id, requestId: id })
  return true
}
