import { lineKey } from '#domain/cart/cart.ts'
import { compare } from '#domain/ordering/money.ts'
import { lineAmount, unitPrice } from '#domain/ordering/price.ts'
import { type QuoteFields, quoteFields } from '#domain/quotes/quote-fields.ts'
import { QuotedProducts } from '#domain/quotes/quote-intent.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import { cartArticles } from '../cart/cart-articles.ts'
import { notify } from '../notifications/notify.ts'
import { mailQuote } from './mail-quote.ts'
import { isQuoteId, readQuote, type StoredQuote } from './quote-store.ts'

/** Unchecked input of a seller. */
export interface WantedQuote {
  name?: string | null
  note?: string | null
  validUntil: string
  mail: boolean
  products: readonly {
    sorg: string
    article_code: string
    qty: number
    price: string
    note?: string | null
  }[]
}

type Outcome = { quote: StoredQuote } | { userErrors: UserError[] }

/**
 * Makes a quote at today's prices, tells the customer's people and mails it where that is wanted. A price that the
 * seller did not see is refused: the quote would promise what was never offered.
 * @param request acts for `customer`, which may be another one than the chosen one
 * @param id of the quote; sent again it answers the quote that there is
 */
export async function createQuote(
  request: RequestContext,
  customer: { id: number },
  id: string,
  wanted: WantedQuote,
): Promise<Outcome> {
  if (!isQuoteId(id)) return { userErrors: [userError('invalid_id', 'id')] }
  const before = await readQuote(request, id)
  if (before) return { quote: before }
  const fields = check(quoteFields(request.today), {
    ...wanted,
    name: wanted.name ?? '',
    note: wanted.note ?? '',
  })
  if (!fields.ok) return { userErrors: fields.errors }
  const products = check(
    QuotedProducts,
    wanted.products.map((product) => ({ ...product, note: product.note ?? '' })),
  )
  if (!products.ok) return { userErrors: [userError('invalid_lines', 'products')] }
  const lines = await pricedLines(request, customer.id, products.value)
  const refusals = lines.flatMap((line) => ('message' in line ? [line] : []))
  if (refusals.length > 0) return { userErrors: refusals }
  const priced = lines as PricedLine[]
  if (!(await storeQuote(request, customer.id, id, fields.value, priced)))
    return { userErrors: [userError('invalid_id', 'id')] }
  if (fields.value.mail) await mailQuote(request, id)
  const quote = (await readQuote(request, id))!
  await audit(request, {
    action: 'quote.created',
    target: quote.number,
    after: {
      validUntil: quote.validUntil,
      held: quote.held,
      lines: quote.lineCount,
      totals: quote.totals.map(({ sorg, currency, total }) => ({ sorg, currency, total })),
    },
  })
  await notify(request.tx, request.tenant, {
    kind: 'quote-sent',
    quoteId: id,
    customerId: customer.id,
    actor: request.user.id,
    at: request.clock().toISOString(),
  })
  return { quote }
}

interface PricedLine {
  n: number
  sorg: string
  code: string
  display: string
  name: string
  qty: number
  uom: string
  price: string
  unit: string
  subtotal: string
  note: string | null
}

/** Prices the lines as of now; a line that cannot be ordered, or costs something else than was seen, is an error. */
async function pricedLines(
  request: RequestContext,
  customerId: number,
  products: QuotedProducts,
): Promise<(PricedLine | UserError)[]> {
  const wanted = products.map(({ sorg, article_code }) => ({ sorg, article: article_code }))
  const articles = await cartArticles(request, wanted, customerId)
  const { decimalPrecision } = request.tenant.config.currency
  return products.map(({ sorg, article_code, qty, price: seen, note }, n) => {
    const field = `products.${n}`
    const product = articles.get(lineKey({ sorg, article: article_code }))
    if (!product) return userError('unknown_article', field)
    const { dealer, discount } = product.price
    if (product.block || !dealer) return userError(product.block ?? 'no_price', field)
    const unit = unitPrice(
      dealer,
      discount.flatMap(({ detail }) => detail),
      qty,
    )
    if (compare(unit, seen) !== 0) return userError('quote_changed', field)
    return {
      n: n + 1,
      sorg,
      code: product.article_code,
      display: product.article_code_display,
      name: product.name,
      qty,
      uom: product.uom,
      price: dealer,
      unit,
      subtotal: lineAmount(unit, qty, decimalPrecision),
      note: note || null,
    }
  })
}

/** Writes a quote with its lines. @returns false when its id is taken by one this person may not see */
async function storeQuote(
  { tx, tenant, user, clock }: RequestContext,
  customerId: number,
  id: string,
  { name, note, validUntil }: QuoteFields,
  lines: readonly PricedLine[],
): Promise<boolean> {
  const stored = await tx.query(
    `INSERT INTO quote (tenant_id, customer_id, id, number, name, note, status, status_at, valid_until, held, created_by, created_at)
     VALUES ($1, $2, $3::uuid, 'Q' || nextval('quote_number'), $4, $5, 'SENT', $6, $7::date, $8, $9, $6) ON CONFLICT (tenant_id, id) DO NOTHING RETURNING number`,
    [
      tenant.id,
      customerId,
      id,
      name,
      note,
      clock(),
      validUntil,
      tenant.config.quotePrices === 'held',
      user.id,
    ],
  )
  if (stored.length === 0) return false
  await tx.query(
    `INSERT INTO quote_line (tenant_id, customer_id, quote_id, line_no, sorg, article_code, article_code_display, name, qty, uom, price, unit_price, subtotal, note)
     SELECT $1, $2, $3::uuid, r.n, r.sorg, r.code, r.display, r.name, r.qty, r.uom, r.price, r.unit, r.subtotal, r.note
     FROM jsonb_to_recordset($4::jsonb) AS r(n int, sorg text, code text, display text, name text, qty int, uom text, price numeric, unit numeric, subtotal numeric, note text)`,
    [tenant.id, customerId, id, JSON.stringify(lines)],
  )
  return true
}
