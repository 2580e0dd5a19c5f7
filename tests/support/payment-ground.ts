import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Database } from '../../server/db/database.ts'
import type { Settings } from '../../server/settings.ts'
import type { Answered } from './answered.ts'
import { emptyPostgres } from './database.ts'
import { choose, logIn, type Session, startApp } from './server.ts'
import { sessionsOutlast } from './test-people.ts'
import { startWork } from './work.ts'
import { buildWorld, goods, r3Of, type World } from './world.ts'

export const startOfDay = new Date('2026-11-25T10:00:00Z')

/** Two tenants with the same invoices and ways to pay, and people who pay them. */
export interface PaymentGround {
  database: Database
  app: FastifyInstance
  worlds: Record<'aa' | 'bb', World>
  /** Moves with `later`. */
  now: Date
  later: (minutes: number) => void
  people: Record<
    'dealer' | 'dealer2' | 'dealerz' | 'finance' | 'admin' | 'content' | 'other',
    Session
  >
  sql: <Row = Record<string, unknown>>(text: string, params?: unknown[]) => Promise<Row[]>
  /** Runs what is due of the jobs. */
  work: () => Promise<number>
  /** Looks as the server does every minute, and runs what follows. */
  sweep: () => Promise<void>
  settings: Partial<Settings>
}

const config: Partial<HostConfig> = {
  payment: true,
  paymentGateway: true,
  allowPartialPayment: true,
  invoicePaymentRule: 'oldest',
  features: {
    WEB_MANIFEST: false,
    WEB_NOTIFICATION: true,
    MERGE_MENU_CATALOG: true,
    NEWS: false,
    MOUSEFLOW: false,
    MATOMO: false,
    CART_COUNT_TOTAL_QTY: true,
    NEW_CUSTOMER_DIALOG: false,
  },
}

/** id, type, gateway, discount, hours */
const methods = [
  ['TRANSFER', 'Transfer', null, '0', 72],
  ['CARD', 'Credit Card', 'sandbox', '0.02', 24],
  ['ACH', 'ACH', 'sandbox', '0', 24],
  ['VA', 'Virtual Account', 'sandbox', '0', 48],
  ['STRIPE', 'Credit Card', 'stripe', '0', 24],
] as const

/** number, customer, days until due, amount, assignment */
const invoices = [
  ['I-1', 'X', -20, '100', null],
  ['I-2', 'X', -10, '50.5', null],
  ['I-3', 'X', 5, '25', 'A-3'],
  ['I-4', 'X', 5, '75', 'A-3'],
  ['C-1', 'X', 0, '-20', null],
  ['I-Y', 'Y', -20, '10', null],
  ['I-Z', 'Z', -20, '10', null],
] as const

async function fill(database: Database, { tenantId, customers }: World): Promise<void> {
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    for (const sorg of ['1000', '2000'])
      for (const [id, type, gateway, discount, hours] of methods)
        for (const module of ['invoice', 'order'])
          await tx.query(
            `INSERT INTO payment_method (tenant_id, sorg, module, id, type, description, instruction, gateway_id, discount, on_credit, expiry_hours)
             VALUES ($1, $2, $3, $4, $5, 'By ' || $4::text, 'Do this', $6, $7, false, $8)`,
            [tenantId, sorg, module, id, type, gateway, discount, hours],
          )
    for (const [no, customer, days, amount, assignment] of invoices)
      await tx.query(
        `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, status, grand_total, accounting_amount, assignment, tax, shipping_cost, discount)
         VALUES ($1, $2, $3, '1000', '1000', $4::date - 40, $4::date + $5::int, 'Open', $6, $6, $7, 0, 0, 0)`,
        [tenantId, customers[customer], no, startOfDay, days, amount, assignment],
      )
  })
}

const emptied =
  'payment_event, payment_gateway_event, payment_receipt, payment_request, payment_request_invoice, sandbox_payment, sandbox_token, saved_payment'
    .split(', ')
    .map((table) => `DELETE FROM ${table}`)

/** Sets up a server on which invoices can be paid, and makes every invoice open again before each test. */
export function paymentGround(
  open: () => Promise<Database> = emptyPostgres,
  settings: Partial<Settings> = {},
): PaymentGround {
  const here = { now: startOfDay } as PaymentGround
  beforeAll(async () => {
    const database = await open()
    const all: Partial<Settings> = {
      sandboxPay: true,
      dataDir: mkdtempSync(join(tmpdir(), 'pannier-payments-')),
      ...settings,
    }
    const worlds = {
      aa: await buildWorld(database, 'aa', config),
      bb: await buildWorld(database, 'bb', config),
    }
    await sessionsOutlast(database)
    for (const world of Object.values(worlds)) await fill(database, world)
    const clock = () => here.now
    const app = await startApp(database, { clock, settings: all })
    const jobs = startWork(database, { clock, settings: all })
    const people = {} as PaymentGround['people']
    for (const name of ['dealer', 'dealer2', 'dealerz', 'finance', 'admin', 'content'] as const)
      people[name] = await logIn(app, 'aa.test', name)
    people.other = await logIn(app, 'bb.test', 'dealer')
    await choose(people.dealer2, r3Of('X'))
    Object.assign(here, {
      database,
      app,
      worlds,
      people,
      settings: all,
      later: (minutes: number) => {
        here.now = new Date(here.now.getTime() + minutes * 60_000)
      },
      sql: (text: string, params?: unknown[]) =>
        database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
          tx.query(text, params),
        ),
      work: () => jobs.drain(),
      async sweep() {
        await jobs.boss.send('payments', {})
        await jobs.drain()
      },
    })
  })
  afterAll(async () => {
    await here.app?.close()
    await here.database?.close()
  })
  beforeEach(async () => {
    here.now = startOfDay
    await here.database.jobs('DELETE FROM pgboss.job')
    for (const tenantId of ['aa', 'bb'])
      await here.database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
        for (const statement of emptied) await tx.query(statement)
        await tx.query(
          `UPDATE invoice SET status = 'Open', clearing_date = NULL, accounting_amount = grand_total`,
        )
      })
  })
  return here
}

export interface Wanted {
  id?: string
  paymentId?: string
  invoices?: readonly (readonly [no: string, amount: string])[]
  amount?: string | null
  partial?: boolean
  currency?: string
  merchant?: string
  payerCode?: string
  token?: string | null
  savedPaymentId?: string | null
  save?: boolean
}

/** Fields that tests look at. */
export const requestFields = `id number module externalId virtualAccountNo paymentStatus { id phase description } phase failure attention note amount total discount currency
  isPartialPayment receivedAmount receivedCurrency source isStarting redirectUrl expiredDate orderNumber invoiceCount actions createdBy invoices { invoiceNo amount paid } docs { id name url } history { status by source amount currency note }`

/** Asks for the payment of invoices; without further words of I-1 by transfer. */
export async function pay(
  session: Session,
  {
    id = randomUUID(),
    paymentId = 'TRANSFER',
    invoices: named = [['I-1', '100']],
    amount = '100',
    partial = false,
    currency = 'USD',
    merchant = '1000',
    payerCode = r3Of('X'),
    token = null,
    savedPaymentId = null,
    save = false,
  }: Wanted = {},
): Promise<Answered['createInvoicePaymentRequestV3']> {
  const { data, errors } = await session.ask(
    `mutation($id: ID!, $p: ID!, $part: Boolean!, $e: [PaymentInvoiceInput!]!, $d: PaymentRequestInput!) {
       createInvoicePaymentRequestV3(id: $id, paymentId: $p, isPartialPayment: $part, extRefData: $e, paymentRequestData: $d) {
         paymentRequest { ${requestFields} } message { status } userErrors { code field } } }`,
    {
      id,
      p: paymentId,
      part: partial,
      e: named.map(([invoiceNo, open]) => ({ invoiceNo, amount: open })),
      d: { payerCode, merchant, currency, amount, token, savedPaymentId, shouldSavePayment: save },
    },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.createInvoicePaymentRequestV3
}

/** A request as a person sees it. */
export async function seen(session: Session, id: string): Promise<Answered['paymentRequest']> {
  const { data, errors } = await session.ask(
    `query($id: ID!) { paymentRequest(id: $id) { ${requestFields} } }`,
    { id },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.paymentRequest
}

/** Types a card or account into the sandbox's fields. */
export async function tokenOf(
  { app }: PaymentGround,
  entered: Record<string, string> = {},
): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox-pay/tokens',
    headers: { host: 'aa.test' },
    payload: {
      cardNumber: '4242 4242 4242 4242',
      expiredMonth: '4',
      expiredYear: '28',
      securityCode: '123',
      ...entered,
    },
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<{ token: string }>().token
}

/** Statuses of invoices by number. */
export const invoiceStatuses = async ({ sql }: PaymentGround): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await sql<{ invoice_no: string; status: string }>(
        `SELECT invoice_no, status FROM invoice WHERE status <> 'Open' ORDER BY 1`,
      )
    ).map(({ invoice_no: no, status }) => [no, status]),
  )

/** Places an order of a bicycle that is paid this way. @returns its number */
export async function placeOrder(session: Session, paymentId: string): Promise<string> {
  const bike = `{ article_code: "${goods.bike}", sorg: "1000", qty: 1 }`
  await session.ask(`mutation { updateProductsInCart(products: [${bike}]) { message { status } } }`)
  const { data } = await session.ask(
    `mutation($k: ID!, $v: Int!, $p: ID!) { checkout(attemptKey: $k, cartVersion: $v, shipto: "S1", paymentId: $p, shipments: [{ sorg: "1000", id: "STD" }],
       products: [${bike}]) { orders { order_no } userErrors { code field } } }`,
    {
      k: randomUUID(),
      v: (await session.ask('{ cart { version } }')).data.cart.version,
      p: paymentId,
    },
  )
  const { orders, userErrors } = data.checkout
  if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors))
  return orders[0]!.order_no
}
