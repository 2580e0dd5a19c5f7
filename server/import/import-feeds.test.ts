import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeWord } from '#domain/search/word-index.ts'
import { emptyPostgres } from '../../tests/support/database.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from './import-feeds.ts'
import type { ImportReport } from './report.ts'
import { folderSource, recordSource, type FeedRecords } from './source.ts'

const feed = fileURLToPath(new URL('../../tests/feed', import.meta.url))
const today = '2026-11-21'

let database: Database
let first: ImportReport

const rows = <Row = Record<string, unknown>>(sql: string, tenantId = 't') =>
  database.within({ tenantId, user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql))
const bring = (records: FeedRecords, delta = true, tenantId = 't') =>
  importFeeds(database, tenantId, recordSource(records), { delta, today })
const revision = async () =>
  (await rows<{ revision: number }>('SELECT revision FROM catalogue_revision'))[0]?.revision
const refusedOf = ({ files }: ImportReport) =>
  files.flatMap(({ feed: name, refused }) =>
    refused.map(({ line, column, reason }) => `${name}:${line} ${column} ${reason}`),
  )

beforeAll(async () => {
  database = await emptyPostgres()
  const tenant = { name: 'T', country: 'DE', timeZone: 'Europe/Berlin', config: {} }
  await setUpTenant(database, { ...tenant, id: 't', hosts: ['t.localhost'] })
  await setUpTenant(database, { ...tenant, id: 'other', hosts: ['other.localhost'] })
  first = await importFeeds(database, 't', folderSource(feed), { today })
})
afterAll(() => database.close())

test('every bad row is refused by file, line, column and reason, and the good ones are kept', async () => {
  await expect(`${refusedOf(first).join('\n')}\n`).toMatchFileSnapshot(
    '../../tests/feed/refused.txt',
  )
  expect(Object.fromEntries(first.files.map((file) => [file.feed, file.inserted])))
    .toMatchInlineSnapshot(`
      {
        "areas": 3,
        "arrivals": 1,
        "articles": 3,
        "assortment": 3,
        "categories": 2,
        "confirmations": 1,
        "credit": 1,
        "customer-codes": 2,
        "customers": 3,
        "deliveries": 2,
        "discounts": 3,
        "document-links": 3,
        "documents": 3,
        "freight-benefits": 1,
        "invoice-lines": 3,
        "invoices": 2,
        "order-lines": 2,
        "orders": 2,
        "organisations": 2,
        "prices": 5,
        "promotion-details": 1,
        "promotions": 1,
        "ship-tos": 2,
        "stock": 2,
        "users": 2,
      }
    `)
  expect(first.createdUsers.toSorted()).toEqual(['kaefer', 'sales'])
})

test('values arrive as they were written', async () => {
  expect(
    await rows(
      `SELECT code, code_display, slug, ean, name, properties FROM article WHERE model = 'RD-1' ORDER BY code`,
    ),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "RD-1-54",
        "code_display": "RD-1-54",
        "ean": "4006381333931",
        "name": "Fjord 54 "Race"",
        "properties": [
          {
            "name": "Frame",
            "value": "Carbon",
          },
          {
            "name": "Weight",
            "value": "8.4 kg",
          },
        ],
        "slug": "rd-1-54",
      },
      {
        "code": "RD-1-56",
        "code_display": "RD-1-56",
        "ean": null,
        "name": "Fjord 56, with
    a line break",
        "properties": [],
        "slug": "rd-1-56",
      },
    ]
  `)
  expect(
    await rows(
      'SELECT dealer, valid_from, valid_to, for_customer IS NOT NULL AS own FROM price ORDER BY dealer',
    ),
  ).toMatchInlineSnapshot(`
    [
      {
        "dealer": "49.9000",
        "own": true,
        "valid_from": "1900-01-01",
        "valid_to": "9999-12-31",
      },
      {
        "dealer": "53.9401",
        "own": false,
        "valid_from": "1900-01-01",
        "valid_to": "9999-12-31",
      },
      {
        "dealer": "55.0000",
        "own": false,
        "valid_from": "2027-01-01",
        "valid_to": "2027-12-31",
      },
      {
        "dealer": "1199.5000",
        "own": false,
        "valid_from": "1900-01-01",
        "valid_to": "9999-12-31",
      },
      {
        "dealer": "1249.5000",
        "own": false,
        "valid_from": "1900-01-01",
        "valid_to": "9999-12-31",
      },
    ]
  `)
  expect(
    (await rows<{ ship_to: unknown }>(`SELECT ship_to FROM sales_order WHERE order_no = 'O-1'`))[0]!
      .ship_to,
  ).toEqual({
    code: '1',
    name: 'Käfer & Söhne',
    address: 'Hauptstraße 1',
    phone: null,
    postalCode: null,
    state: null,
    city: 'Köln',
    country: 'DE',
  })
  expect(
    await rows(
      'SELECT u.username, u.password_hash, a.sorg, a.limitation, a.value, a.option FROM app_user u JOIN user_area a ON a.of_user = u.id ORDER BY a.sorg',
    ),
  ).toEqual(
    ['1000', '2000'].map((sorg) => ({
      username: 'sales',
      password_hash: null,
      sorg,
      limitation: 'salesman',
      value: 'S01',
      option: sorg === '1000' ? 'wim' : null,
    })),
  )
})

test('the same files again change nothing', async () => {
  const before = await revision()
  const again = await importFeeds(database, 't', folderSource(feed), { today })
  expect(
    again.files
      .map((file) => [file.feed, file.inserted, file.updated, file.ended])
      .filter(([, ...counts]) => counts.some(Boolean)),
  ).toEqual([])
  expect(refusedOf(again)).toEqual(refusedOf(first))
  expect(again.catalogueChanged).toBe(false)
  expect(await revision()).toBe(before)
})

describe('full and delta', () => {
  const articles = {
    articles: () => [{ code: 'RD-1-54', name: 'Fjord renamed', brand: 'Halden', category: 'bike' }],
  }
  const active = async () =>
    (await rows<{ code: string }>('SELECT code FROM article WHERE active ORDER BY code')).map(
      ({ code }) => code,
    )

  test('a delta changes what it names and counts the catalogue up', async () => {
    const [before, counted] = [await active(), await revision()]
    const report = await bring(articles)
    expect(report.files[0]).toMatchObject({ rows: 1, inserted: 0, updated: 1, ended: 0 })
    expect(await active()).toEqual(before)
    expect(await revision()).toBe(counted! + 1)
  })

  test('a full file deactivates what it does not name, and what it names again comes back', async () => {
    const before = await active()
    expect((await bring(articles, false)).files[0]!.ended).toBe(before.length - 1)
    expect(await active()).toEqual(['RD-1-54'])
    await importFeeds(database, 't', folderSource(feed), { today })
    expect(await active()).toEqual(before)
  })

  test('prices that are missing end yesterday; a refused row ends nothing', async () => {
    const report = await bring(
      { prices: () => [{ article: 'RD-1-54', sorg: '1000', price_group: 'A', dealer: 'twelve' }] },
      false,
    )
    expect(report.files[0]).toMatchObject({ refusedCount: 1, ended: 4 })
    expect(
      await rows(
        `SELECT price_group, valid_to FROM price JOIN article a ON a.id = article_id WHERE a.code = 'RD-1-54' ORDER BY 1`,
      ),
    ).toEqual([
      { price_group: 'A', valid_to: '9999-12-31' },
      { price_group: 'B', valid_to: '2026-11-20' },
    ])
  })

  test.each<[string, string, { sorg: string } & Record<string, string>]>([
    ['areas', 'customer_area', { customer: '0000000001', price_group: 'A', sorg: '1000' }],
    [
      'shipment-rates',
      'shipment_rate',
      { id: 'UPS', type: 'Ground', description: 'By ground', rate: '9.50', sorg: '1000' },
    ],
    [
      'payment-methods',
      'payment_method',
      { module: 'order', id: 'TERMS', type: 'Terms', description: 'On account', sorg: '1000' },
    ],
  ])('%s that a full file does not name rest, and come back', async (name, table, record) => {
    const active = async () =>
      (await rows<{ sorg: string }>(`SELECT sorg FROM ${table} WHERE active ORDER BY sorg`)).map(
        ({ sorg }) => sorg,
      )
    const count = async () => (await rows(`SELECT 1 FROM ${table}`)).length
    await bring({ [name]: () => [record, { ...record, sorg: '2000' }] }, false)
    const all = await count()
    expect((await bring({ [name]: () => [record] }, false)).files[0]!.ended).toBe(1)
    expect([await active(), await count()]).toEqual([['1000'], all])
    await bring({ [name]: () => [record, { ...record, sorg: '2000' }] }, false)
    expect(await active()).toEqual(['1000', '2000'])
  })

  test('users made by hand are not spoken for', async () => {
    await rows(
      `INSERT INTO app_user (tenant_id, username, name, role) VALUES ('t', 'hand', 'Made by hand', 'admin')`,
    )
    await bring(
      {
        users: () => [
          { username: 'kaefer', name: 'Karla', role: 'dealer', customers: '0000000002' },
        ],
      },
      false,
    )
    expect(await rows('SELECT username, active FROM app_user ORDER BY username')).toEqual([
      { username: 'hand', active: true },
      { username: 'kaefer', active: true },
      { username: 'sales', active: false },
    ])
    expect(await rows('SELECT c.r3 FROM user_customer JOIN customer c ON c.id = customer')).toEqual(
      [{ r3: '0000000002' }],
    )
  })
})

test('another tenant has the same codes and is not touched', async () => {
  const before = await rows('SELECT code, name, active FROM article ORDER BY code')
  await bring(
    { articles: () => [{ code: 'RD-1-54', name: 'Theirs', brand: 'B', category: 'bike' }] },
    false,
    'other',
  )
  expect(await rows('SELECT code, name, active FROM article ORDER BY code')).toEqual(before)
  expect(await rows('SELECT name FROM article', 'other')).toEqual([{ name: 'Theirs' }])
})

test('a tenant that is not there is told', async () => {
  await expect(importFeeds(database, 'nobody', folderSource(feed))).rejects.toThrow(
    'There is no tenant nobody',
  )
})

test('a customer’s own code is kept as the portal looks it up', async () => {
  const codes = await rows<{ code: string; word: string }>(
    'SELECT code, word FROM customer_article_code ORDER BY word',
  )
  expect(codes.map(({ word }) => word)).toEqual(codes.map(({ code }) => codeWord(code)))
  expect(codes).toHaveLength(2)
})
