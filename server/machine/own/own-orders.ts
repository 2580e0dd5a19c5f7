import { isUtf8 } from 'node:buffer'
import * as v from 'valibot'
import { maxCartLines, maxLineNote, maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { type OrderFile, RefusedFile } from '#domain/order-file/order-file.ts'
import { readOrderFileText } from '#domain/order-file/read-order-file.ts'
import { isDay } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { OrderDocument, orderDocuments } from '../../erp/order-document.ts'
import type { UserError } from '../../failure.ts'
import {
  joinLines,
  type LineToOrder,
  orderLines,
  type OrderTerms,
} from '../../modules/cart/lines/order-lines.ts'
import type { OrderOutcome } from '../../modules/cart/place-if-unchanged.ts'
import { articlesByCode } from '../../modules/fast-order/articles-by-code.ts'
import type { MachineOperation } from '../operations.ts'
import { Problem, type ProblemPlace } from '../problem.ts'
import { ownOperation } from './own-operation.ts'

const code = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(60, 'too_long'))
const day = v.pipe(v.string(), v.check(isDay, 'valid_day'))

/** A line as a program sends it. */
const OwnOrderLine = v.strictObject({
  article: v.pipe(code, v.description('Article code, EAN or the customer’s own code')),
  sorg: v.optional(v.pipe(code, v.description('Where several sales organisations sell it'))),
  quantity: v.pipe(
    v.number(),
    v.integer('whole_number'),
    v.minValue(1, 'invalid_quantity'),
    v.maxValue(maxLineQuantity, 'invalid_quantity'),
  ),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLineNote, 'too_long'))),
  price: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,12}(\.\d{1,4})?$/, 'valid_amount'),
      v.description('Net price of one piece to compare with; the order is refused if it differs'),
    ),
  ),
})
type OwnOrderLine = v.InferOutput<typeof OwnOrderLine>

const OwnOrder = v.strictObject({
  lines: v.pipe(
    v.array(OwnOrderLine),
    v.minLength(1, 'nothing_sent'),
    v.maxLength(maxCartLines, 'too_many_lines'),
  ),
  ship_to: v.optional(
    v.pipe(code, v.description('Code of a ship-to; the default one if left out')),
  ),
  payment: v.optional(v.pipe(code, v.description('Way to pay; the first on account if left out'))),
  shipments: v.optional(
    v.array(
      v.strictObject({
        sorg: code,
        id: code,
        input: v.optional(v.pipe(v.string(), v.maxLength(100, 'too_long'))),
      }),
    ),
  ),
  po_number: v.optional(v.string()),
  notes: v.optional(v.string()),
  requested_date: v.optional(day),
  requested_to: v.optional(day),
})

/** Answer to an order: one for each sales organisation, and where each line that was sent stands in them. */
export const PlacedOrders = v.object({
  orders: v.array(OrderDocument),
  lines: v.array(
    v.object({
      line: v.pipe(v.number(), v.integer(), v.description('As it was sent, from 0')),
      article: v.string(),
      order_no: v.string(),
      line_no: v.pipe(v.number(), v.integer()),
    }),
  ),
})

/** A line that was sent; the first of its codes that is sold here names the article. */
export interface SentLine extends Omit<OwnOrderLine, 'article'> {
  codes: readonly string[]
}

/** Fields of the checkout by what programs call them. */
const fieldNames: Readonly<Record<string, string>> = {
  shipto: 'ship_to',
  paymentId: 'payment',
  custPoNo: 'po_number',
  request_delivery_date: 'requested_date',
  request_delivery_to: 'requested_to',
}

/**
 * Places the order of lines with codes, all of it or nothing.
 * @throws Problem order_refused with every line and field that stands in the way; the transaction must be rolled back
 */
export async function placeOwnOrder(
  request: RequestContext,
  sent: readonly SentLine[],
  terms: OrderTerms,
): Promise<v.InferOutput<typeof PlacedOrders>> {
  const { lines, errors } = await linesOf(request, sent)
  if (errors.length > 0) throw new Problem('order_refused', { errors })
  const outcome = await orderLines(request, joinLines(lines), terms)
  if (!('orderNumbers' in outcome))
    throw new Problem('order_refused', { errors: placesOf(outcome, lines) })
  const documents = await orderDocuments(request.tx, outcome.orderNumbers)
  const orders = outcome.orderNumbers.map((number) => documents.get(number)!)
  return {
    orders,
    lines: lines.map(({ article, sorg }, line) => {
      const order = orders.find((one) => one.sorg === sorg)!
      const { line_no } = order.lines.find(({ article_code }) => article_code === article)!
      return { line, article, order_no: order.order_no, line_no }
    }),
  }
}

async function linesOf(request: RequestContext, sent: readonly SentLine[]) {
  const found = await articlesByCode(
    request,
    sent.flatMap(({ codes }) => codes),
  )
  const errors: ProblemPlace[] = []
  const lines = sent.flatMap(({ codes, sorg, quantity, note, price }, n): LineToOrder[] => {
    const answers = found
      .splice(0, codes.length)
      .map(({ products: all }) => all.filter((one) => sorg === undefined || one.sorg === sorg))
    const products = answers.find((one) => one.length > 0) ?? []
    const [product] = products
    if (product && products.length === 1)
      return [
        {
          articleId: product.articleId,
          article: product.article_code,
          sorg: product.sorg,
          qty: quantity,
          note,
          price,
        },
      ]
    errors.push({
      at: `lines/${n}/article`,
      code: product ? 'ambiguous_article' : 'unknown_article',
      ...(product && { value: products.map((one) => `${one.sorg}/${one.article_code}`).join(' ') }),
    })
    return []
  })
  return { lines, errors }
}

/** Names what was refused by its place in what was sent. */
function placesOf(
  outcome: Exclude<OrderOutcome, { orderNumbers: string[] }>,
  lines: readonly LineToOrder[],
): ProblemPlace[] {
  if ('userErrors' in outcome) return outcome.userErrors.map(fieldPlace)
  return outcome.differences.flatMap(({ sorg, article, problem, newPrice }) =>
    lines.flatMap((line, n) => {
      if (line.sorg !== sorg || line.article !== article) return []
      const value = problem ? problem.limit : newPrice
      return [
        {
          at: `lines/${n}/${problem ? 'quantity' : 'price'}`,
          code: problem?.reason ?? 'price_changed',
          ...(value !== null && { value: String(value) }),
        },
      ]
    }),
  )
}

const fieldPlace = ({ code: reason, field }: UserError): ProblemPlace => ({
  at: field ? (fieldNames[field] ?? field.replaceAll('.', '/')) : 'order',
  code: reason,
})

const placeOrder = ownOperation({
  method: 'POST',
  path: '/own/orders',
  scope: 'own.orders.place',
  id: 'place-own-order',
  refuses: ['order_refused'],
  summary: 'Places an order by the rules of the portal’s checkout, all of it or nothing',
  description:
    'Each sales organisation gets an order of its own. A refusal (`order_refused`) names every line and field that stands in the way; then nothing is ordered, and the Idempotency-Key stays free.',
  body: OwnOrder,
  answer: PlacedOrders,
  handle: (request, { body }) =>
    placeOwnOrder(
      request,
      body.lines.map(({ article, ...line }) => ({ ...line, codes: [article] })),
      {
        shipTo: body.ship_to,
        payment: body.payment,
        shipments: body.shipments,
        poNumber: body.po_number,
        notes: body.notes,
        requestedDate: body.requested_date,
        requestedTo: body.requested_to,
      },
    ),
})

const placeFile = ownOperation({
  method: 'POST',
  path: '/own/orders/file',
  scope: 'own.orders.place',
  id: 'place-own-order-file',
  refuses: ['order_refused', 'bad_file'],
  summary: 'Places the order of a file: UBL 2.1 Order or EDIFACT ORDERS (D.96A, EANCOM)',
  description:
    'As `POST /own/orders`. PO number, notes, requested days and ship-to are those of the file; its prices are not compared. A file that is no good order is refused with `bad_file`, whose `errors` say why.',
  query: v.strictObject({
    ship_to: v.optional(v.pipe(code, v.description('In place of the file’s'))),
    payment: v.optional(code),
  }),
  file: ['application/xml', 'text/xml', 'application/edifact'],
  answer: PlacedOrders,
  handle(request, { query, file }) {
    const order = readFile(file)
    const errors = order.lines.flatMap(({ problem, codes }, n): ProblemPlace[] => [
      ...(codes.length === 0 ? [{ at: `lines/${n}/article`, code: 'no_code' }] : []),
      ...(problem ? [{ at: `lines/${n}/quantity`, code: problem }] : []),
    ])
    if (errors.length > 0) throw new Problem('order_refused', { errors })
    return placeOwnOrder(
      request,
      order.lines.map(({ codes, qty, note }) => ({ codes, quantity: qty, note })),
      {
        shipTo: query.ship_to ?? order.shipTo ?? undefined,
        payment: query.payment,
        poNumber: order.poNumber ?? undefined,
        notes: order.notes ?? undefined,
        requestedDate: order.requestedDate ?? undefined,
        requestedTo: order.requestedTo ?? undefined,
      },
    )
  },
})

/** @throws Problem bad_file */
function readFile(bytes: Buffer): OrderFile {
  try {
    return readOrderFileText(textOf(bytes))
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    throw new Problem('bad_file', { errors: [{ at: 'file', code: error.code }] })
  }
}

/** The text of a file: UTF-8, UTF-16 with its mark, else Latin 1. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le')
  return isUtf8(bytes) ? bytes.toString('utf8') : bytes.toString('latin1')
}

/** Orders that a customer's own system places. */
export const ownOrders: readonly MachineOperation[] = [placeOrder, placeFile]
