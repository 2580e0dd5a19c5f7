import { orderPath } from '../orders/order-path.ts'
import { readProblem } from '../exports/file-problem.ts'
import { isSalesRole } from '#domain/account/permissions.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { CurrencyFormat } from '#domain/portal/host-config.ts'
import type { Tx } from '../../db/database.ts'
import { claimNews } from './claim-recipients.ts'
import type { NoticeEvent } from './event.ts'
import { hasScopeSql } from './has-scope-sql.ts'
import type { Recipient, Recipients } from './recipient.ts'

type BackInStock = Extract<NoticeEvent, { kind: 'back-in-stock' }>
type Placed = Extract<NoticeEvent, { kind: 'order-placed' }>

/**
 * The customer's own people except who ordered: they saw the order, and sales staff would be notified of every order
 * of their area.
 */
async function placed(tx: Tx, { customerId, actor, orderNumbers }: Placed): Promise<Recipients> {
  const people = await tx.query<Recipient & { role: string }>(
    `SELECT u.id, u.language, u.role FROM user_customer c JOIN app_user u ON u.id = c.of_user WHERE c.customer = $1 AND u.id <> $2 AND u.active`,
    [customerId, actor],
  )
  const [names] = await tx.query<{ customer: string; r3: string; by: string }>(
    'SELECT c.name AS customer, c.r3, u.name AS by FROM customer c, app_user u WHERE c.id = $1 AND u.id = $2',
    [customerId, actor],
  )
  return {
    receivers: people.filter(({ role }) => !isSalesRole(role)),
    say: (words) =>
      words.orderPlaced({
        orders: orderNumbers,
        by: names?.by ?? '',
        customer: names?.customer ?? '',
      }),
    path: orderPath(orderNumbers, names?.r3),
  }
}

type QuoteNews = Extract<NoticeEvent, { quoteId: string }>
const quoteNews = {
  'quote-sent': 'sent',
  'quote-accepted': 'accepted',
  'quote-declined': 'declined',
  'quote-withdrawn': 'withdrawn',
} as const

/** The other side of a quote: the customer's own people of one that is sent or withdrawn, else who made it. */
async function quoted(
  tx: Tx,
  { kind, quoteId, customerId, actor }: QuoteNews,
): Promise<Recipients> {
  const people = await tx.query<Recipient & { role: string }>(
    `SELECT u.id, u.language, u.role FROM user_customer c JOIN app_user u ON u.id = c.of_user WHERE c.customer = $1 AND u.id <> $2 AND u.active`,
    [customerId, actor],
  )
  const author = await tx.query<Recipient>(
    'SELECT u.id, u.language FROM quote q JOIN app_user u ON u.id = q.created_by WHERE q.id = $1::uuid AND u.id <> $2 AND u.active',
    [quoteId, actor],
  )
  const [names] = await tx.query<{ number: string; customer: string; by: string }>(
    `SELECT q.number, c.name AS customer, u.name AS by FROM quote q JOIN customer c ON c.id = q.customer_id, app_user u WHERE q.id = $1::uuid AND u.id = $2`,
    [quoteId, actor],
  )
  const toCustomer = kind === 'quote-sent' || kind === 'quote-withdrawn'
  return {
    receivers: toCustomer ? people.filter(({ role }) => !isSalesRole(role)) : author,
    say: (words) =>
      words.quote[quoteNews[kind]]({
        number: names?.number ?? '',
        customer: names?.customer ?? '',
        by: names?.by ?? '',
      }),
    path: `/quotes/${quoteId}`,
  }
}

type PaymentNews = Extract<NoticeEvent, { requestId: string }>
const paymentNews = {
  'payment-completed': 'completed',
  'payment-failed': 'failed',
  'payment-voided': 'voided',
  'payment-attention': 'attention',
} as const

/** People of finance who may act for a customer. */
const financeSql = `SELECT DISTINCT u.id, u.language FROM app_user u
  LEFT JOIN group_role g ON g.tenant_id = u.tenant_id AND g.id = u.group_role_id
  JOIN role r ON r.tenant_id = u.tenant_id AND (r.name = u.role OR r.name = ANY (g.roles))
  WHERE u.active AND u.id IS DISTINCT FROM $2 AND 'page.orderlist' = ANY (r.permissions) AND user_may_act_for(u.id, $1)`

/** The customer's own people of how a payment ended; finance of one that needs a look. */
async function paid(
  tx: Tx,
  { kind, requestId, customerId, actor }: PaymentNews,
  currency: CurrencyFormat,
): Promise<Recipients> {
  const people =
    kind === 'payment-attention'
      ? (await tx.query<Recipient>(financeSql, [customerId, actor])).map((one) => ({
          ...one,
          role: '',
        }))
      : await tx.query<Recipient & { role: string }>(
          `SELECT u.id, u.language, u.role FROM user_customer c JOIN app_user u ON u.id = c.of_user WHERE c.customer = $1 AND u.id IS DISTINCT FROM $2 AND u.active`,
          [customerId, actor],
        )
  const [about] = await tx.query<{
    number: string
    amount: string
    currency: string
    customer: string
  }>(
    'SELECT p.number, p.amount, p.currency, c.name AS customer FROM payment_request p JOIN customer c ON c.id = p.customer_id WHERE p.id = $1::uuid',
    [requestId],
  )
  return {
    receivers: about ? people.filter(({ role }) => !isSalesRole(role)) : [],
    say: (words) =>
      words.payment[paymentNews[kind]]({
        number: about?.number ?? '',
        customer: about?.customer ?? '',
        amount: about ? formatMoneyIn(about.amount, about.currency, currency) : '',
      }),
    path: `/payment?request=${requestId}`,
  }
}

type Collect = Extract<NoticeEvent, { kind: 'collect-order' }>

/** The shop's own people who may open the order. */
async function collected(tx: Tx, { customerId, orderId }: Collect): Promise<Recipients> {
  const people = await tx.query<Recipient & { role: string; customer: string }>(
    `SELECT u.id, u.language, u.role, s.name AS customer FROM user_customer c JOIN app_user u ON u.id = c.of_user JOIN customer s ON s.id = c.customer
     WHERE c.customer = $1 AND u.active AND ${hasScopeSql('$2')}`,
    [customerId, 'page.click-collect'],
  )
  return {
    receivers: people.filter(({ role }) => !isSalesRole(role)),
    say: (words) => words.collectOrder({ order: orderId, customer: people[0]?.customer ?? '' }),
    path: `/click-collect?search=${encodeURIComponent(orderId)}`,
  }
}

type Download = Extract<NoticeEvent, { jobId: string }>

/** The person who has asked for the file. */
async function downloaded(tx: Tx, { kind, jobId, userId }: Download): Promise<Recipients> {
  const receivers = await tx.query<Recipient>(
    'SELECT id, language FROM app_user WHERE id = $1 AND active',
    [userId],
  )
  const [job] = await tx.query<{ name: string; problem: string | null }>(
    'SELECT file_name AS name, problem FROM export_job WHERE id = $1::uuid',
    [jobId],
  )
  const file = job?.name ?? ''
  return {
    receivers,
    say: (words) =>
      kind === 'download-ready'
        ? words.downloadReady({ file })
        : words.downloadFailed({ file, problem: readProblem(job?.problem ?? null) }),
    path: '/download-area',
  }
}

type VendorNews = Extract<NoticeEvent, { vendorId: number }>

/** A vendor's people of a new order or of what its buyer did; the buyer's own people who may open the order of what the vendor did. */
async function vendorNews(tx: Tx, event: VendorNews): Promise<Recipients> {
  const { vendorId, customerId, orderNo } = event
  const sellers = await tx.query<Recipient>(
    'SELECT u.id, u.language FROM vendor_user s JOIN app_user u ON u.id = s.of_user WHERE s.of_vendor = $1 AND u.active ORDER BY u.id',
    [vendorId],
  )
  const [names] = await tx.query<{ customer: string; vendor: string }>(
    'SELECT c.name AS customer, v.name AS vendor FROM customer c, vendor v WHERE c.id = $1 AND v.id = $2',
    [customerId, vendorId],
  )
  const path = `/3rd-party/order?search=${encodeURIComponent(orderNo)}`
  const about = {
    order: orderNo,
    customer: names?.customer ?? '',
    vendor: names?.vendor ?? '',
  }
  if (event.kind === 'vendor-order')
    return { receivers: sellers, say: (words) => words.vendor.order(about), path }
  const bySeller = event.status !== 'cancelled'
  const buyers = bySeller
    ? await tx.query<Recipient & { role: string }>(
        `SELECT u.id, u.language, u.role FROM user_customer c JOIN app_user u ON u.id = c.of_user WHERE c.customer = $1 AND u.id IS DISTINCT FROM $2::int AND u.active AND ${hasScopeSql('$3')}`,
        [customerId, event.actor, 'page.3rdpartyorder'],
      )
    : []
  return {
    receivers: bySeller ? buyers.filter(({ role }) => !isSalesRole(role)) : sellers,
    say: (words) => words.vendor.item[event.status]({ ...about, article: event.article }),
    path,
  }
}

/** Recipients with an alert for an article who may still log in. */
async function restocked(tx: Tx, { articleId, userIds }: BackInStock): Promise<Recipients> {
  const receivers = await tx.query<Recipient>(
    'SELECT id, language FROM app_user WHERE id = ANY ($1::int[]) AND active ORDER BY id',
    [userIds],
  )
  const [article] = await tx.query<{ name: string; code: string; slug: string; category: string }>(
    'SELECT name, code_display AS code, slug, category FROM article WHERE id = $1',
    [articleId],
  )
  return {
    receivers: article ? receivers : [],
    say: (words) => words.backInStock({ name: article?.name ?? '', code: article?.code ?? '' }),
    path: `/catalog/${article?.category}/${article?.slug}`,
  }
}

/** Whom an event concerns, and what they are told. @param currency in which the tenant writes amounts */
export async function recipientsOf(
  tx: Tx,
  event: NoticeEvent,
  currency: CurrencyFormat,
): Promise<Recipients> {
  if (event.kind === 'order-placed') return placed(tx, event)
  if (event.kind === 'claim-changed') return claimNews(tx, event)
  if (event.kind === 'back-in-stock') return restocked(tx, event)
  if (event.kind === 'collect-order') return collected(tx, event)
  if ('jobId' in event) return downloaded(tx, event)
  if ('vendorId' in event) return vendorNews(tx, event)
  if ('quoteId' in event) return quoted(tx, event)
  if ('requestId' in event) return paid(tx, event, currency)
  const receivers = await tx.query<Recipient>(
    'SELECT id, language FROM app_user WHERE id = $1 AND active',
    [event.userId],
  )
  return { receivers, say: (words) => words.passwordChanged(), path: '/user/edit-profile' }
}
