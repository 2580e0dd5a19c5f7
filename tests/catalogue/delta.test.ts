import { expect, test } from 'vitest'
import { logIn } from '../support/server.ts'
import { serverForTests } from '../support/test-people.ts'
import { goods } from '../support/world.ts'
import { catalogueOn, emptyCatalogues, lineOf } from './device.ts'

let now = new Date('2026-11-21T10:00:00Z')
const here = serverForTests(['dealer'], { start: { clock: () => now } })

const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )
interface Found {
  total: number
  entries: { product: { article_code: string } }[]
}
const ready = async () => {
  const { ask } = lineOf(here.dealer)
  const store = emptyCatalogues()
  const catalogue = catalogueOn(store, ask, { now: () => now.getTime() })
  expect(await catalogue.sync()).toBe('up-to-date')
  return { catalogue, store, ask }
}

test('a promotion and an order come with the next delta, and only when they have changed', async () => {
  const { catalogue, ask, store } = await ready()
  const inPromotion = async (on = catalogue) =>
    (
      await on.value<Found>('products', {
        filter: { promotionCode: 'DELTA' },
        view: 'ITEM',
        sort: 'CODE',
      })
    ).entries.map(({ product }) => product.article_code)
  const bought = async (on = catalogue) =>
    (await on.value<Found>('products', { filter: { bought: true }, view: 'ITEM' })).entries.map(
      ({ product }) => product.article_code,
    )
  const discounts = async (code: string) =>
    (
      await catalogue.value<{
        entries: { product: { price: { discount: { promotion: string | null }[] } } }[]
      }>('products', { search: code, view: 'ITEM' })
    ).entries[0]!.product.price.discount.flatMap(({ promotion }) => promotion ?? [])
  const later = async () => {
    now = new Date(now.getTime() + 31_000)
    expect(await catalogue.sync()).toBe('up-to-date')
  }
  expect([await inPromotion(), await bought()]).toEqual([[], []])
  await sql(
    `INSERT INTO promotion (tenant_id, code, name, valid_from, valid_to) VALUES ('aa', 'DELTA', 'Delta', '2020-01-01', '2026-11-30')`,
  )
  await sql(
    `INSERT INTO promotion_detail (tenant_id, promotion, position, article_code, value, type) VALUES ('aa', 'DELTA', 1, $1, -5, '%')`,
    [goods.part],
  )
  await sql(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, 'B-1', '2000', 'placed', 'USD', 1, now())`,
    [here.world.customers.X],
  )
  await sql(
    `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal) VALUES ('aa', $1, 'B-1', 1, $2, $2, $2, 1, 'EA', 1, 1)`,
    [here.world.customers.X, goods.scarce],
  )
  await later()
  expect([await inPromotion(), await bought(), await discounts('part1')]).toEqual([
    [goods.part],
    [goods.scarce],
    ['DELTA'],
  ])
  expect(await bought(catalogueOn(store, ask))).toEqual([goods.scarce])
  // The offer moves to another article: one must lose it and the other gain it.
  await sql(`UPDATE promotion_detail SET article_code = $1 WHERE promotion = 'DELTA'`, [goods.bolt])
  await later()
  expect([await inPromotion(), await discounts('part1'), await discounts('bolt1')]).toEqual([
    [goods.bolt],
    [],
    ['DELTA'],
  ])
  // Nothing has changed: the lists are not sent again.
  const { head } = (await store.sets.toArray())[0]!
  const url = `/catalogue/delta?edition=${head.edition}&since=${head.since}&day=${head.day}&after=0&ownCodes=${head.ownCodesHash}&picks=`
  const size = async (picks: string) =>
    (await here.dealer.send({ method: 'GET', url: url + picks })).rawPayload.length
  expect(await size(head.picksHash)).toBeLessThan(await size('other'))
})

test('a promotion ends with its day, though nobody has touched it', async () => {
  now = new Date('2026-11-30T23:58:00Z')
  here.dealer = await logIn(here.app, here.world.host, 'dealer')
  const { catalogue } = await ready()
  const seen = async () =>
    (
      await catalogue.value<{
        total: number
        entries: { product: { price: { discount: unknown[] } } }[]
      }>('products', { search: 'bolt1', view: 'ITEM' })
    ).entries[0]!.product.price.discount.length
  const inIt = async () =>
    (await catalogue.value<Found>('products', { filter: { promotion: true } })).total
  expect([await seen(), await inIt()]).toEqual([1, 1])
  now = new Date('2026-12-01T00:01:00Z')
  await catalogue.sync()
  expect([await seen(), await inIt()]).toEqual([0, 0])
})

test('a document comes with the next delta, for every article it is about', async () => {
  const { catalogue } = await ready()
  const documents = async (slug: string) =>
    (
      await catalogue.value<{ product: { documents: { id: string; title: string }[] } }>(
        'productDetailsV2',
        { slug },
      )
    ).product.documents.map(({ id, title }) => `${id} ${title}`)
  expect(await documents('part-1')).toEqual([])
  await sql(
    `INSERT INTO article_document (tenant_id, code, type, title, language, file, bytes, format, hash) VALUES ('aa', 'DOC', 'manual', 'Manual', 'en', 'a.pdf', 10, 'pdf', 'h')`,
  )
  await sql(
    `INSERT INTO article_document_link (tenant_id, document, model) VALUES ('aa', 'DOC', $1)`,
    [goods.part],
  )
  await catalogue.sync()
  expect([await documents('part-1'), await documents('bolt-1')]).toEqual([['DOC Manual'], []])
  await sql(`UPDATE article_document SET title = 'Second edition' WHERE code = 'DOC'`)
  await catalogue.sync()
  expect(await documents('part-1')).toEqual(['DOC Second edition'])
  await sql(`DELETE FROM article_document_link WHERE document = 'DOC'`)
  await catalogue.sync()
  expect(await documents('part-1')).toEqual([])
})
