import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { buildWorld } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'
import { importFeeds } from '../import-feeds.ts'
import { recordSource } from '../source.ts'

let database: Database
const sql = <Row = Record<string, unknown>>(text: string) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) => tx.query<Row>(text))

beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database)
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['vendor_product', 'vendor']) await sql(`DELETE FROM ${table}`)
  await database.jobs('DELETE FROM pgboss.job')
  await sql(
    `INSERT INTO vendor (tenant_id, code, name) VALUES ('aa', 'V1', 'One'), ('aa', 'V2', 'Two')`,
  )
})

type Cells = Record<string, string | number>
const bring = async (files: { articles?: Cells[]; stock?: Cells[] }) => {
  const { articles, stock } = files
  const { files: reports } = await importFeeds(
    database,
    'aa',
    recordSource({
      ...(articles && { 'vendor-articles': () => articles }),
      ...(stock && { 'vendor-stock': () => stock }),
    }),
    { delta: false, today: '2026-11-21' },
  )
  return reports
}
const lamp = { vendor: 'V1', code: 'LAMP', description: 'Lamp', price: '12.50' }
const stored = () =>
  sql(
    `SELECT v.code AS vendor, p.code, p.description, p.price, p.sales_unit, p.uom_converter, p.stock, p.item_status, p.image_url
     FROM vendor_product p JOIN vendor v ON v.id = p.vendor_id ORDER BY v.code, p.code`,
  )
const fetching = async () =>
  (await database.jobs(`SELECT 1 FROM pgboss.job WHERE name = 'vendor-picture'`)).rows.length

test('articles and their stock come by files; what a file does not name stays', async () => {
  await bring({
    articles: [lamp, { ...lamp, vendor: 'V2', price: '9' }],
    stock: [{ vendor: 'V1', code: 'LAMP', stock: 7 }],
  })
  const [report] = await bring({
    articles: [
      { ...lamp, description: 'Bright lamp', sales_unit: 'BOX', pieces: 6, status: 'paused' },
    ],
  })
  expect(report).toMatchObject({ inserted: 0, updated: 1, refused: [] })
  expect(await stored()).toEqual([
    {
      vendor: 'V1',
      code: 'LAMP',
      description: 'Bright lamp',
      price: '12.5000',
      sales_unit: 'BOX',
      uom_converter: 6,
      stock: 7,
      item_status: 'paused',
      image_url: null,
    },
    expect.objectContaining({ vendor: 'V2', price: '9.0000', stock: 0 }),
  ])
  expect((await bring({ stock: [{ vendor: 'V1', code: 'LAMP', stock: 7 }] }))[0]).toMatchObject({
    unchanged: 1,
  })
})

test('wrong rows are refused at their column, the others are in', async () => {
  const reports = await bring({
    articles: [
      lamp,
      { ...lamp, vendor: 'V9' },
      { ...lamp, code: 'A', price: 'cheap' },
      { ...lamp, code: 'B', status: 'sold' },
      { ...lamp, code: 'C', image_url: 'http://example.com/a.jpg' },
    ],
    stock: [
      { vendor: 'V1', code: 'LAMP', stock: -1 },
      { vendor: 'V2', code: 'LAMP', stock: 1 },
    ],
  })
  const refusals = reports.map(({ refused }) =>
    refused.map(({ line, column, reason }) => `${line} ${column} ${reason}`),
  )
  expect(refusals).toEqual([
    [
      '3 vendor unknown_vendor',
      '4 price not_a_number',
      '5 status not_a_choice',
      '6 image_url not_a_link',
    ],
    ['2 stock negative', '3 code unknown_article'],
  ])
  expect((await stored()).map(({ code }) => code)).toEqual(['LAMP'])
})

test('a picture is fetched when its address is new, and goes with it', async () => {
  const pictured = { ...lamp, image_url: 'https://pictures.example.com/lamp.jpg' }
  await bring({ articles: [pictured] })
  await bring({ articles: [pictured] })
  expect(await fetching()).toBe(1)
  await sql(`UPDATE vendor_product SET picture_file = gen_random_uuid()`)
  await bring({ articles: [{ ...lamp, image_url: '' }] })
  expect(await sql('SELECT image_url, picture_file FROM vendor_product')).toEqual([
    { image_url: null, picture_file: null },
  ])
  expect(await fetching()).toBe(1)
})
