import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from './import-feeds.ts'
import { recordSource, type FeedRecord } from './source.ts'

const today = '2026-11-24'
let database: Database
const rows = <Row = Record<string, unknown>>(sql: string) =>
  database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql))

/** Brings a delta. @returns the refusals, `line column reason` */
async function bring(feed: string, ...records: FeedRecord[]) {
  const { files } = await importFeeds(database, 't', recordSource({ [feed]: () => records }), {
    delta: true,
    today,
  })
  return files[0]!.refused.map(({ line, column, reason }) => `${line} ${column} ${reason}`)
}

const organisation = (sorg: string, currency = 'EUR') => ({
  sorg,
  currency,
  name: 'B',
  company_code: 'C1',
  company_name: 'B',
  merchant_name: 'B',
})
const article = (code: string, uom = 'EA') => ({
  code,
  uom,
  name: 'Bell',
  brand: 'Ding',
  category: 'paa',
})
const order = (order_no: string, more: FeedRecord = {}) => ({
  order_no,
  customer: 'K1',
  sorg: '1000',
  status: 'placed',
  currency: 'EUR',
  total: '30',
  created_at: '2026-11-01T08:00:00Z',
  ...more,
})
const line = (order_no: string, line_no: number, subtotal: string, more: FeedRecord = {}) => ({
  order_no,
  line_no,
  article_code: 'A',
  description: 'Bell',
  qty: 1,
  uom: 'EA',
  price: subtotal,
  subtotal,
  ...more,
})
const invoice = (invoice_no: string, more: FeedRecord = {}) => ({
  invoice_no,
  customer: 'K1',
  sorg: '1000',
  company_code: 'C1',
  invoice_date: '2026-11-02',
  due_date: '2026-12-02',
  status: 'Open',
  grand_total: '30',
  accounting_amount: '30',
  ...more,
})

beforeAll(async () => {
  database = await emptyPostgres()
  const tenant = { name: 'T', country: 'DE', timeZone: 'UTC', config: {} }
  await setUpTenant(database, { ...tenant, id: 't', hosts: [] })
  await bring('organisations', organisation('1000'), organisation('2000'))
  await bring('articles', article('A'), article('B'))
  await bring('customers', { r3: 'K1', name: 'One' }, { r3: 'K2', name: 'Two' })
})
afterAll(() => database.close())

test('a code that differs only in its case from one in use is refused', async () => {
  expect(await bring('customers', { r3: 'k1', name: 'One again' })).toEqual([
    '2 r3 differs_in_case',
  ])
  expect(
    await bring('customers', { r3: 'New', name: 'New' }, { r3: 'NEW', name: 'New too' }),
    'in one file',
  ).toEqual(['3 r3 differs_in_case'])
  expect(await bring('articles', article('a'))).toEqual(['2 code differs_in_case'])
  expect(await rows("SELECT r3 FROM customer WHERE lower(r3) IN ('k1', 'new') ORDER BY 1")).toEqual(
    [{ r3: 'K1' }, { r3: 'New' }],
  )
  await rows("UPDATE customer SET active = false WHERE r3 = 'New'")
  expect(await bring('customers', { r3: 'NEW', name: 'Renamed' }), 'no longer in use').toEqual([])
})

test('an order keeps its customer, sales organisation and currency', async () => {
  expect(await bring('orders', order('W1', { total: '10' }))).toEqual([])
  expect(await bring('orders', order('W1', { customer: 'K2' }))).toEqual([
    '2 customer differs_from_order',
  ])
  expect(await bring('orders', order('W1', { sorg: '2000' }))).toEqual([
    '2 sorg differs_from_order',
  ])
  expect(await bring('orders', order('W1', { currency: 'USD' }))).toEqual([
    '2 currency differs_from_order',
  ])
  expect(await bring('order-lines', line('W1', 1, '10'))).toEqual([])
  expect(await bring('order-lines', line('W1', 1, '10', { uom: 'BOX' }))).toEqual([
    '2 uom differs_from_order',
  ])
})

test('unit and currency stay while prices are valid or orders are open', async () => {
  expect(await bring('articles', article('A', 'BOX')), 'an open order').toEqual(['2 uom in_use'])
  expect(await bring('articles', article('B', 'SET')), 'nothing counts in it').toEqual([])
  const price = { article: 'B', sorg: '2000', price_group: 'A', dealer: 10 }
  await bring('prices', price)
  expect(await bring('articles', article('B', 'EA'))).toEqual(['2 uom in_use'])
  expect(await bring('organisations', organisation('2000', 'USD'))).toEqual(['2 currency in_use'])
  await bring('prices', { ...price, valid_to: '2026-01-31' })
  expect(await bring('articles', article('B', 'EA'))).toEqual([])
  expect(await bring('organisations', organisation('2000', 'USD'))).toEqual([])
})

test('lines must add up to the total of their order', async () => {
  await bring('orders', order('W2'), order('W3'))
  expect(
    await bring(
      'order-lines',
      line('W2', 1, '10'),
      line('W2', 2, '19'),
      line('W3', 1, '10'),
      line('W3', 2, '20.01'),
    ),
  ).toEqual(['2 subtotal total_differs', '3 subtotal total_differs'])
  expect(await rows("SELECT 1 FROM order_line WHERE order_no = 'W2'")).toEqual([])
  expect(await bring('order-lines', line('W3', 3, '5')), 'with what is there').toEqual([
    '2 subtotal total_differs',
  ])
  expect(
    await bring('order-lines', line('W2', 1, '10'), line('W2', 2, '20', { qty: 0 })),
    'what is refused for another reason is not blamed on the rest',
  ).toEqual(['3 qty out_of_range'])
})

test('lines of an order may lie anywhere in a file of many batches', async () => {
  const numbers = Array.from({ length: 2500 }, (_, at) => `M${at}`)
  await bring('orders', ...numbers.map((number) => order(number)))
  const lines = [1, 2].flatMap((at) => numbers.map((number) => line(number, at, '15')))
  lines[0] = line('M0', 1, '14')
  expect(await bring('order-lines', ...lines)).toEqual([
    '2 subtotal total_differs',
    '2502 subtotal total_differs',
  ])
})

test('the ERP cancels a line of an order of the portal', async () => {
  await bring('orders', order('W4'))
  await bring('order-lines', line('W4', 1, '10'), line('W4', 2, '20'))
  await bring('orders', order('W4', { total: '10', status: 'confirmed' }))
  expect(await bring('order-lines', line('W4', 2, '20', { cancelled: 1 }))).toEqual([])
  expect(
    await rows("SELECT line_no, cancelled FROM order_line WHERE order_no = 'W4' ORDER BY 1"),
  ).toEqual([
    { line_no: 1, cancelled: false },
    { line_no: 2, cancelled: true },
  ])
})

test('invoices and credit are of a company that there is, invoices of the customer of their order', async () => {
  expect(
    await bring(
      'invoices',
      invoice('R1'),
      invoice('R2', { company_code: 'C9' }),
      invoice('R3', { customer: 'K2', order_no: 'W1' }),
      invoice('R4', { order_no: 'of another system' }),
    ),
  ).toEqual(['3 company_code unknown_company', '4 customer differs_from_order'])
  const credit = { customer: 'K1', credit_limit: 1, balance: 1, credit_exposure: 0 }
  expect(await bring('credit', { ...credit, company_code: 'C9' })).toEqual([
    '2 company_code unknown_company',
  ])
})

test('an address to track a delivery runs no code', async () => {
  const delivery = { do_number: 'D1', line_no: 1, order_no: 'W1', article_code: 'A', qty: 1 }
  for (const tracking_url of [
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://x.example',
    'data:text/html,x',
    '//x.example',
    'https://',
  ])
    expect(await bring('deliveries', { ...delivery, tracking_url }), tracking_url).toEqual([
      '2 tracking_url not_a_web_address',
    ])
  expect(
    await bring('deliveries', { ...delivery, tracking_url: 'http://track.example/?n=1' }),
  ).toEqual([])
})
