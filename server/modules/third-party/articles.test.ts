import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../../../tests/support/photo.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir, tusOf } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'
import { enqueue } from '../../jobs/enqueue.ts'

const dataDir = tempDir('vendor-pictures')
const here = serverForTests(['dealer', 'vendor', 'admin'], { start: { settings: { dataDir } } })
const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

let own = ''
let other = ''
const pictures = createServer(async (request, response) => {
  if (request.url === '/none.jpg') return response.writeHead(404).end()
  return response.end(await photo({ width: 60, height: 40 }))
})
let web = ''
beforeAll(async () => {
  const rows = await sql<{ id: string }>(
    `INSERT INTO vendor (tenant_id, code, name) VALUES ('aa', 'V1', 'Own'), ('aa', 'V2', 'Other') RETURNING id::text`,
  )
  ;[own, other] = rows.map(({ id }) => id) as [string, string]
  await sql(
    `INSERT INTO vendor_user (tenant_id, of_vendor, of_user) SELECT 'aa', $1::int, id FROM app_user WHERE username = 'vendor'`,
    [own],
  )
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  web = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
})
afterAll(() => pictures.close())

const drain = () => startWork(here.database, { settings: { dataDir, localPush: true } }).drain()

const article = (fields: object = {}) => ({
  vendor: own,
  articleCode: 'BELL',
  description: 'A bell',
  price: '12,50',
  salesUnit: 'EA',
  uomConverter: 1,
  stock: 4,
  itemStatus: 'available',
  imageUrl: '',
  pictureId: '',
  ...fields,
})
const answer =
  'thirdPartyArticle { id revision price stock picture pictureId } userErrors { field code }'
const ask = (fields: object = {}, id?: string) =>
  here.vendor.ask(
    `mutation($id: ID, $a: ThirdPartyArticleInput!) { saveThirdPartyArticle(id: $id, thirdPartyArticle: $a) { ${answer} } }`,
    { id, a: article(fields) },
  )
const save = async (fields: object = {}, id?: string) =>
  (await ask(fields, id)).data.saveThirdPartyArticle
const remove = async (id: string) =>
  (
    await here.vendor.ask(
      'mutation($id: ID!) { deleteThirdPartyArticle(id: $id) { userErrors { code } } }',
      { id },
    )
  ).data.deleteThirdPartyArticle.userErrors
const pictureOf = async (code: string) => {
  const { data } = await here.dealer.ask('{ productThirdParties { rows { articleCode picture } } }')
  return data.productThirdParties.rows.find(
    (row: { articleCode: string }) => row.articleCode === code,
  )?.picture as string | null
}

test('a vendor creates, changes, pauses and deletes an article of its own', async () => {
  const { thirdPartyArticle: made, userErrors } = await save()
  expect([userErrors, made.price, made.stock]).toEqual([[], '12.5000', 4])
  expect((await save()).userErrors).toEqual([{ field: 'articleCode', code: 'name_taken' }])
  expect((await save({ articleCode: 'HORN' }, made.id)).userErrors).toEqual([
    { field: 'articleCode', code: 'name_fixed' },
  ])
  expect((await save({ vendor: other })).userErrors).toEqual([
    { field: 'vendor', code: 'unknown_vendor' },
  ])
  expect((await save({ price: '1.250', stock: -1 }, made.id)).userErrors).toEqual([
    { field: 'price', code: 'unclear_price' },
    { field: 'stock', code: 'valid_number' },
  ])
  await save({ itemStatus: 'paused', stock: 0 }, made.id)
  expect(await pictureOf('BELL')).toBeUndefined()
  expect(await remove(made.id)).toEqual([])
  const log = await sql<{ action: string; target: string }>(
    `SELECT action, target FROM audit_log WHERE action LIKE 'vendor-article.%' ORDER BY id`,
  )
  expect(log.map(({ action }) => action)).toEqual([
    'vendor-article.created',
    'vendor-article.updated',
    'vendor-article.deleted',
  ])
  expect(log[0]!.target).toBe(`${own}/BELL`)
})

test('an article that was ordered stays, and one of another vendor is not there', async () => {
  const { thirdPartyArticle: made } = await save({ articleCode: 'SOLD' })
  await sql(
    `INSERT INTO vendor_order_line (tenant_id, customer_id, vendor_id, order_no, code, description, sales_unit, qty, price, subtotal, status, changed_at)
     VALUES ('aa', $2, $1::int, 'T1', 'SOLD', 'Sold', 'EA', 1, 1, 1, 'new', now())`,
    [own, here.world.customers.X],
  )
  expect(await remove(made.id)).toEqual([{ code: 'used_by_orders' }])
  const [theirs] = await sql<{ id: string }>(
    `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit) VALUES ('aa', $1::int, 'X', 'X', 1, 'EA') RETURNING id::text`,
    [other],
  )
  const { data } = await here.vendor.ask(`{ thirdPartyArticle(id: "${theirs!.id}") { id } }`)
  expect(data.thirdPartyArticle).toBeNull()
  expect((await ask({ vendor: other, articleCode: 'X' }, theirs!.id)).errors).toHaveLength(1)
})

test('an uploaded picture is shown to buyers until it is taken away', async () => {
  const { id: file } = await tusOf(here.vendor).send({
    kind: 'vendor-picture',
    content: await photo(),
    name: 'lamp.jpg',
  })
  const { thirdPartyArticle: made } = await save({ articleCode: 'LAMP', pictureId: file })
  await drain()
  expect(await pictureOf('LAMP')).toMatch(/^\/files\/[0-9a-f]{64}\/low\.webp$/)
  await save({ articleCode: 'LAMP', pictureId: file, stock: 9 }, made.id)
  expect(await pictureOf('LAMP')).not.toBeNull()
  await save({ articleCode: 'LAMP' }, made.id)
  expect(await pictureOf('LAMP')).toBeNull()
  const [use] = await sql(`SELECT 1 FROM file_use WHERE used_as = 'vendor-picture'`)
  expect(use).toBeUndefined()
  const unknown = await save({
    articleCode: 'L2',
    pictureId: '0198c0de-0000-7000-8000-000000000001',
  })
  expect(unknown.userErrors).toEqual([{ field: 'pictureId', code: 'unknown_picture' }])
})

test('a picture is fetched from its address, and why it could not be is kept', async () => {
  const { thirdPartyArticle: made } = await save({ articleCode: 'HORN' })
  // The form takes https alone; the fetching is the same.
  const point = async (address: string) => {
    await sql('UPDATE vendor_product SET image_url = $2 WHERE id::text = $1', [made.id, address])
    await here.database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
      enqueue(tx, 'vendor-picture', { tenantId: 'aa', productId: Number(made.id) }),
    )
    await drain()
  }
  await point(`${web}/horn.jpg`)
  expect(await pictureOf('HORN')).toMatch(/^\/files\//)
  await point(`${web}/none.jpg`)
  const { data } = await here.vendor.ask(
    `{ thirdPartyArticle(id: "${made.id}") { picture pictureProblem } }`,
  )
  expect(data.thirdPartyArticle).toEqual({
    picture: expect.stringMatching(/^\/files\//),
    pictureProblem: 'not_found',
  })
})

test('an address in a workbook has the picture fetched', async () => {
  const upload = (imageUrl: string) =>
    here.vendor.ask(
      'mutation($p: [ThirdPartyProductInput!]!) { uploadProductThirdParties(products: $p) { results { code } } }',
      { p: [{ articleCode: 'NEW', description: 'New', price: '1', imageUrl }] },
    )
  const waiting = async () =>
    (
      await here.database.bare((tx) =>
        tx.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'vendor-picture' AND state < 'active'`,
        ),
      )
    )[0]!.n
  await upload('https://pictures.example/new.jpg')
  expect(await waiting()).toBe(1)
  await upload('https://pictures.example/new.jpg')
  expect(await waiting()).toBe(1)
})
