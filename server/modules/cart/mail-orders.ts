import { orderPath } from '../orders/order-path.ts'
import { addressText } from '#domain/ordering/address-text.ts'
import { formatDay, formatMoment, withoutSeconds } from '#domain/time/date-format.ts'
import { compare, formatMoneyIn } from '#domain/ordering/money.ts'
import type { RequestContext } from '../../context.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { MailWords } from '../../mail/words/mail-words.ts'
import { readOrders } from '../orders/order-store.ts'

type PlacedOrder = Awaited<ReturnType<typeof readOrders>>[number]

/** More lines of an order than these are counted: the portal has them all. */
const maxLines = 50

/** Addresses that the confirmations of a person's orders go to. */
async function receiversOf({ tx, user }: RequestContext): Promise<string[]> {
  const [row] = await tx.query<{ sendEmail: boolean; more: string[] }>(
    'SELECT send_email AS "sendEmail", email_confirmations AS more FROM app_user WHERE id = $1',
    [user.id],
  )
  const all = [...(user.email && row!.sendEmail ? [user.email] : []), ...row!.more]
  return [...new Map(all.map((email) => [email.toLowerCase(), email])).values()]
}

/**
 * Mails the order to the person who placed it and to the addresses of their confirmations, in their language, where the
 * tenant confirms orders (config orderConfirmation).
 */
export async function mailOrders(
  request: RequestContext,
  orderNumbers: readonly string[],
): Promise<void> {
  const { tx, tenant, user, host } = request
  if (!tenant.config.orderConfirmation) return
  const receivers = await receiversOf(request)
  if (receivers.length === 0) return
  const orders = await readOrders(request, orderNumbers)
  const payments = await waitingPayments(request, orderNumbers)
  for (const to of receivers)
    await queueMail(tx, tenant, {
      to,
      name: user.name,
      language: user.language,
      host,
      say: (words) =>
        words.orderPlaced({
          portal: tenant.config.webTitle,
          orders: orderNumbers.join(', '),
          customer: orders[0]!.customer,
        }),
      facts: (words, locale) =>
        orders.flatMap((order) => [
          ...factsOf(order, words.orderFields, request, locale),
          ...payments
            .filter(({ order_no: of }) => of === order.order_no)
            .map((payment): [string, string] => [
              words.orderFields.payBy,
              paymentText(payment, request, locale),
            ]),
        ]),
      link: { path: orderPath(orderNumbers, request.customer?.r3) },
    })
}

interface WaitingPayment {
  order_no: string
  number: string
  amount: string
  currency: string
  expires_at: Date
}

/** Reads the payments that orders in advance wait for. */
const waitingPayments = ({ tx }: RequestContext, orderNumbers: readonly string[]) =>
  tx.query<WaitingPayment>(
    `SELECT order_no, number, amount, currency, expires_at FROM payment_request WHERE order_no = ANY ($1::text[]) AND status = 'waiting' ORDER BY number`,
    [orderNumbers],
  )

/** Writes until when a payment waits, its amount and the number that a transfer names. */
function paymentText(
  { number, amount, currency, expires_at: until }: WaitingPayment,
  { tenant: { config, timeZone } }: RequestContext,
  locale: string,
): string {
  const pattern = `${config.dateFormat} ${withoutSeconds(config.timeFormat)}`
  return [
    formatMoment(pattern, new Date(until), { locale, timeZone }),
    formatMoneyIn(amount, currency, config.currency),
    number,
  ].join(' · ')
}

function factsOf(
  order: PlacedOrder,
  words: MailWords['orderFields'],
  { tenant: { config } }: RequestContext,
  locale: string,
): [string, string][] {
  const money = (amount: string) => formatMoneyIn(amount, order.currency, config.currency)
  const day = (text: string) => formatDay(config, text, locale)
  const {
    order_no,
    merchant,
    details,
    orderShipment,
    orderPayment,
    shipTo,
    custPoNo,
    notes,
    total_order,
  } = order
  const { request_delivery_date: from, request_delivery_to: to } = order
  const lines = details.slice(0, maxLines).map((line) => lineText(line, words, money))
  if (details.length > maxLines) lines.push(words.more(details.length - maxLines))
  const benefit =
    orderShipment && compare(orderShipment.benefit, '0') > 0
      ? ` (${words.benefit} -${money(orderShipment.benefit)})`
      : ''
  return [
    [words.order, `${order_no} · ${merchant}`],
    [words.lines, lines.join('\n')],
    ...(orderShipment
      ? [
          [
            words.shipment,
            `${orderShipment.description}: ${money(orderShipment.amount)}${benefit}`,
          ] as [string, string],
        ]
      : []),
    [words.total, money(total_order)],
    ...(shipTo ? [[words.shipTo, addressText(shipTo)] as [string, string]] : []),
    [
      words.delivery,
      from ? [from, to].flatMap((one) => (one ? [day(one)] : [])).join(' – ') : words.soon,
    ],
    ...(orderPayment
      ? [
          [
            words.payment,
            [orderPayment.description, orderPayment.instructions].filter(Boolean).join('\n'),
          ] as [string, string],
        ]
      : []),
    ...(custPoNo ? [[words.poNumber, custPoNo] as [string, string]] : []),
    ...(notes ? [[words.notes, notes] as [string, string]] : []),
  ]
}

function lineText(
  {
    order_qty,
    back_order_qty,
    pre_order_qty,
    uom,
    description,
    article_code_display,
    subtotal,
    note,
  }: PlacedOrder['details'][number],
  words: MailWords['orderFields'],
  money: (amount: string) => string,
): string {
  const later = back_order_qty - pre_order_qty
  const when = [
    ...(pre_order_qty > 0 ? [words.ahead(pre_order_qty)] : []),
    ...(later > 0 ? [words.later(later)] : []),
  ]
  return `${order_qty} ${uom} × ${description} (${article_code_display}): ${money(subtotal)}${when.length > 0 ? ` (${when.join(', ')})` : ''}${note ? `\n  “${note}”` : ''}`
}
