import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { choose, logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { buildWorld, r3Of, type World } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'
import { importFeeds } from '../../import/import-feeds.ts'
import { recordSource } from '../../import/source.ts'
import { companiesOfRecord, type Area, type Credit } from './credit-store.ts'

let database: Database
let app: FastifyInstance
let world: World
let dealer: Session
let rep: Session

const row = (customer: 'X' | 'Y' | 'Z', company: string, more: Record<string, string> = {}) => ({
  customer: r3Of(customer),
  company_code: company,
  credit_limit: '1000',
  balance: '250.5',
  credit_exposure: '749.5',
  open_invoice: '700',
  open_do: '49.5',
  consignment: '0',
  ...more,
})

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database)
  await buildWorld(database, 'bb')
  const report = await importFeeds(
    database,
    'aa',
    recordSource({
      credit: () => [
        row('X', '1000', { reason_blocked: 'overdue_over_limit' }),
        row('X', '2000', { balance: '-12345678901234.5', credit_limit: '0' }),
        row('Z', '1000', { credit_limit: '777' }),
        row('Y', '1000', { reason_blocked: 'because' }),
      ],
    }),
    { delta: true, today: '2026-11-21' },
  )
  expect(report.files.map(({ inserted, refusedCount }) => [inserted, refusedCount])).toEqual([
    [3, 1],
  ])
  app = await startApp(database)
  dealer = await logIn(app, world.host, 'dealer')
  rep = await logIn(app, world.host, 'rep')
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const ask =
  '{ creditInformation { companies { code name } currency creditLimit balance creditExposure openInvoice overdue openDo consignment creditControl custCode { r3 isr } reasonBlocked updatedAt } }'

test('each company group has its record, exact to the last digit', async () => {
  const { data } = await dealer.ask(ask)
  expect(data.creditInformation).toEqual([
    {
      companies: [{ code: '1000', name: '1000' }],
      currency: 'USD',
      creditLimit: '1000.0000',
      balance: '250.5000',
      creditExposure: '749.5000',
      openInvoice: '700.0000',
      overdue: '0',
      openDo: '49.5000',
      consignment: '0.0000',
      creditControl: null,
      custCode: { r3: r3Of('X'), isr: 'I000001' },
      reasonBlocked: 'overdue_over_limit',
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
    expect.objectContaining({
      balance: '-12345678901234.5000',
      creditLimit: '0.0000',
      reasonBlocked: null,
    }),
  ])
})

test('what is past its due date is each company’s own: open, late in the tenant’s zone, less due credit notes, in the record’s currency', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const invoice = (
    no: string,
    sorg: string,
    days: number,
    amount: string,
    more: Record<string, string> = {},
  ) => ({
    invoice_no: no,
    customer: r3Of('X'),
    sorg,
    company_code: sorg,
    invoice_date: day(days - 30),
    due_date: day(days),
    status: 'Open',
    grand_total: amount,
    accounting_amount: amount,
    ...more,
  })
  await importFeeds(
    database,
    'aa',
    recordSource({
      invoices: () => [
        invoice('I1', '1000', -5, '100.25'),
        invoice('I2', '1000', -40, '50'),
        invoice('I3', '1000', -3, '-20'),
        invoice('I4', '1000', 5, '1000'),
        invoice('I5', '1000', -5, '400', { clearing_date: day(-1), status: 'Cleared' }),
        invoice('I6', '1000', -5, '7', { status: 'Pending Payment' }),
        invoice('I7', '2000', -5, '9.5'),
        invoice('I8', '1000', -5, '3', { customer: r3Of('Y') }),
      ],
    }),
    { delta: true, today: day(0) },
  )
  const { data } = await dealer.ask('{ creditInformation { overdue } }')
  expect(data.creditInformation).toEqual([{ overdue: '137.25' }, { overdue: '9.5' }])
})

test('it is the chosen customer’s and nobody else’s', async () => {
  expect((await rep.ask(ask)).errors?.[0]?.extensions.code).toBe('NO_CUSTOMER')
  await choose(rep, r3Of('X'))
  expect((await rep.ask(ask)).data.creditInformation).toHaveLength(2)
  await choose(rep, r3Of('Y'))
  expect((await rep.ask(ask)).data.creditInformation).toEqual([])
  await expect(choose(rep, r3Of('Z'))).rejects.toThrow('cannot choose')
  expect(JSON.stringify(await rep.ask(ask))).not.toContain('777')
  const other = await logIn(app, 'bb.test', 'dealer')
  expect((await other.ask(ask)).data.creditInformation).toEqual([])
})

test.each([
  ['audit', 'FORBIDDEN'],
  ['content', 'FORBIDDEN'],
  ['finance', 'NO_CUSTOMER'],
])('%s is answered %s', async (username, code) => {
  const session = await logIn(app, world.host, username)
  expect((await session.ask(ask)).errors?.map(({ extensions }) => extensions.code)).toEqual([code])
})

test.each([
  [['credit-status.read'], null],
  [['invoice-status.read'], null],
  [['page.invoice-status'], 'FORBIDDEN'],
])('with the scopes %j', async (permissions, code) => {
  const inTenant = (sql: string, params: unknown[]) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(sql, params),
    )
  const [{ permissions: before } = { permissions: [] }] = await inTenant(
    `SELECT permissions FROM role WHERE name = 'salesman.fixed'`,
    [],
  )
  await inTenant(`UPDATE role SET permissions = $1 WHERE name = 'salesman.fixed'`, [permissions])
  const session = await logIn(app, world.host, 'fixed')
  expect((await session.ask(ask)).errors?.[0]?.extensions.code ?? null).toBe(code)
  await inTenant(`UPDATE role SET permissions = $1 WHERE name = 'salesman.fixed'`, [before])
})

test('areas and companies of the chosen customer', async () => {
  const document = `{ customerAreaV3 { sorg sorgName accountCurrent server creditControl includeTax companyName companyCode custCode { r3 } merchantConfig { allowPayInvoice } creditCusts { custName custCode { isr } } }
    customerCompanies { code name accountCurrent creditCusts { custName } areas { sorg } } }`
  const { data } = await dealer.ask(document)
  expect(data.customerAreaV3.map(({ sorg }: { sorg: string }) => sorg)).toEqual(['1000', '2000'])
  expect(data.customerAreaV3[0]).toEqual({
    sorg: '1000',
    sorgName: '1000',
    accountCurrent: r3Of('X'),
    server: null,
    creditControl: null,
    includeTax: false,
    companyName: '1000',
    companyCode: '1000',
    custCode: { r3: r3Of('X') },
    merchantConfig: { allowPayInvoice: true },
    creditCusts: [{ custName: 'Shop X of aa', custCode: { isr: 'I000001' } }],
  })
  expect(data.customerCompanies).toEqual(
    ['1000', '2000'].map((code) => ({
      code,
      name: code,
      accountCurrent: r3Of('X'),
      creditCusts: [{ custName: 'Shop X of aa' }],
      areas: [{ sorg: code }],
    })),
  )
  const fresh = await logIn(app, world.host, 'rep')
  expect((await fresh.ask(document)).data).toEqual({ customerAreaV3: [], customerCompanies: [] })
})

test('others on the same account share the credit, for those who may act for them', async () => {
  const inTenant = (sql: string, params: unknown[] = []) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(sql, params),
    )
  await inTenant(
    `UPDATE customer_area SET account_current = 'HEAD' WHERE sorg = '1000' AND customer_id = ANY ($1::int[])`,
    [[world.customers.X, world.customers.Y]],
  )
  const ask = '{ customerAreaV3 { sorg creditCusts { custCode { r3 } } } }'
  const sharing = async (session: Session) =>
    (await session.ask(ask)).data.customerAreaV3
      .find(({ sorg }: { sorg: string }) => sorg === '1000')!
      .creditCusts.map(({ custCode }: { custCode: { r3: string } }) => custCode.r3)
  await choose(rep, r3Of('X'))
  expect(await sharing(rep)).toEqual([r3Of('X'), r3Of('Y')])
  expect(await sharing(dealer)).toEqual([r3Of('X')])
  await inTenant('UPDATE customer_area SET account_current = NULL')
})

describe('the companies of one record', () => {
  const record = (companyCode: string, creditControl: string | null = 'K') =>
    ({ companyCode, creditControl }) as Credit
  const area = (companyCode: string, creditControl: string | null = 'K') =>
    ({ companyCode, creditControl }) as Area
  test.each([
    ['its own alone', [record('A')], [area('A')], [['A']]],
    ['one without a record shares', [record('A')], [area('A'), area('B'), area('B')], [['A', 'B']]],
    ['each has its own', [record('A'), record('B')], [area('A'), area('B')], [['A'], ['B']]],
    [
      'a third shares the first',
      [record('A'), record('B')],
      [area('A'), area('B'), area('C')],
      [['A', 'C'], ['B']],
    ],
    ['another control area', [record('A', 'L')], [area('A', 'L'), area('B', 'K')], [['A']]],
    ['no control area', [record('A', null)], [area('A', null), area('B', null)], [['A']]],
  ])('%s', (_case, records, areas, expected) => {
    expect(records.map((one) => companiesOfRecord(one, records, areas))).toEqual(expected)
  })
})
