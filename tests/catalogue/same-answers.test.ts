import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { DocumentNode } from 'graphql'
import { parse, print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedFields, shapeAnswer } from '#data/device-answer.ts'
import { ArticleDetails, CatalogueHome, CatalogueMenu, CataloguePage, NewRange, RelatedArticles } from '../../src/features/catalogue/catalogue.gql.ts'
import { SearchSuggestions } from '../../src/parts/article/suggestions.gql.ts'
import type { Database } from '../../server/db/database.ts'
import { emptyDatabase } from '../support/database.ts'
import { logIn, type Session, startApp } from '../support/server.ts'
import { buildWorld, goods, type World } from '../support/world.ts'
import { catalogueOn, emptyCatalogues, lineOf } from './device.ts'
import { addRange } from './range.ts'

let database: Database
let app: FastifyInstance
let world: World
let dealer: Session
let catalogue: ReturnType<typeof catalogueOn>
const now = new Date()
const sql = (text: string, params: unknown[] = []) => database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) => tx.query(text, params))
beforeAll(async () => {
  database = await emptyDatabase()
  world = await buildWorld(database)
  await addRange(database, 'aa', 600)
  await sql(`INSERT INTO bike_category (tenant_id, sorg, mcid, wording, type) SELECT 'aa', s.sorg, a.mc, 'Category ' || a.mc, a.category FROM article a JOIN article_sorg s ON s.article_id = a.id GROUP BY 1, 2, 3, 4, 5`)
  for (const [code, article] of [['Mein-0815', goods.bike], ['MEIN-0816', goods.part], ['4711', goods.bolt]] as const) {
    await sql(`INSERT INTO customer_article_code (tenant_id, customer_id, word, code, article_id) VALUES ('aa', $1, $2, $3, $4)`, [world.customers.X, code.toLowerCase().replace('-', ''), code, world.articles[article]])
  }
  // One article in both sales organisations.
  await sql(`INSERT INTO article_sorg (tenant_id, article_id, sorg, retail, rank) SELECT 'aa', id, '2000', 19, 5 FROM article WHERE code = $1`, [goods.bike])
  app = await startApp(database, { clock: () => now })
  dealer = await logIn(app, world.host, 'dealer')
  catalogue = catalogueOn(emptyCatalogues(), lineOf(dealer).ask, { now: () => now.getTime() })
  expect(await catalogue.sync()).toBe('up-to-date')
})
afterAll(async () => { await app?.close(); await database?.close() })

/** The same question to both; the moment of an answer aside they must say the same. */
async function both(document: DocumentNode, variables: Record<string, unknown>) {
  const { data, errors } = await dealer.ask(print(document), variables)
  expect(errors).toBeUndefined()
  const fields = askedFields(document, variables)!
  const values = await Promise.all(fields.map(async ({ name, args }) => (await catalogue.answer(name, args))?.data))
  const local = shapeAnswer(document, fields, values)
  const { __typename: _, ...answered } = local!
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === 'at' ? 'then' : one))) as unknown
  return { online: plain(data), offline: plain(answered) }
}

const words = ['Corvane', 'velocé', 'brems', 'kette', 'Reifen', 'schwarz', 'Black', '54', 'XL', 'Halden Moraine', 'gravle', 'fravel', 'RD0001', '1000', '4000', 'BIKE-1', 'bike1', 'name', 'mein0815', 'MEIN-08', '4711', 'ö', 'zzzz']
const term = fc.oneof(fc.constantFrom(...words), fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((pair) => pair.join(' ')), fc.constantFrom(...words).chain((word) => fc.integer({ min: 1, max: word.length }).map((length) => word.slice(0, length))))
const anyQuestion = fc.record({
  category: fc.constantFrom(null, 'bike', 'paa', 'groupset'), search: fc.option(term), mc: fc.constantFrom(null, null, 'RD', 'TY', 'none'),
  filter: fc.option(fc.record({ brands: fc.constantFrom(null, ['Corvane'], ['Halden', 'Nobody']), sizes: fc.constantFrom(null, ['54', 'M']), colours: fc.constantFrom(null, ['Black']), modelYears: fc.constantFrom(null, [2026], [2025, 2027]), inStock: fc.constantFrom(null, true), priceFrom: fc.constantFrom(null, null, '15', '300.5'), priceTo: fc.constantFrom(null, null, '20', '1000') })),
  sort: fc.constantFrom('RECOMMENDED', 'NAME', 'NAME_DESC', 'PRICE', 'PRICE_DESC', 'NEWEST', 'CODE'), view: fc.constantFrom('GROUP', 'ITEM'), page: fc.integer({ min: 1, max: 4 }), limit: fc.integer({ min: 1, max: 30 }),
})

test('any list is the same on line and off', async () => {
  await fc.assert(fc.asyncProperty(anyQuestion, async (variables) => {
    const { online, offline } = await both(CataloguePage as DocumentNode, variables)
    expect(offline).toEqual(online)
  }), { numRuns: 80 })
}, 120_000)

test('any suggestion is the same on line and off', async () => {
  await fc.assert(fc.asyncProperty(term, fc.constantFrom(null, 'bike', 'paa'), async (typed, category) => {
    const { online, offline } = await both(SearchSuggestions as DocumentNode, { term: typed, category })
    expect(offline).toEqual(online)
  }), { numRuns: 80 })
}, 60_000)

test('articles, their stock and codes, the menu and the doors are the same on line and off', async () => {
  const slugs = await sql('SELECT slug FROM article WHERE active ORDER BY id') as { slug: string }[]
  for (const { slug } of slugs.filter((_, n) => n % 61 === 0 || n < 14)) {
    const { online, offline } = await both(ArticleDetails as DocumentNode, { slug })
    expect(offline).toEqual(online)
    const related = await both(RelatedArticles as DocumentNode, { slug })
    expect(related.offline).toEqual(related.online)
  }
  const others: [DocumentNode, Record<string, unknown>][] = [
    [ArticleDetails as DocumentNode, { slug: 'nothing' }], [CatalogueHome as DocumentNode, {}], [NewRange as DocumentNode, {}], [CatalogueMenu as DocumentNode, { type: 'paa' }],
    [parse('query($slug: String!) { productStock(slug: $slug) { id stocks { available nextArrival { date qty mask } } } }'), { slug: 'bike-1' }],
    [parse('query($c: [String!]!) { articlesByCode(codes: $c) { asked products { id name price { dealer } } } }'), { c: ['bike 1', 'MEIN-0815', '4711', 'nothing', 'PART-1', goods.gone] }],
  ]
  for (const [document, variables] of others) {
    const { online, offline } = await both(document, variables)
    expect(offline).toEqual(online)
  }
})

test('what a device does not understand it leaves to the server', async () => {
  expect(await catalogue.answer('products', { filter: { weather: 'fine' } })).toBeUndefined()
  expect(await catalogue.answer('products', { filter: { bought: true } })).toBeUndefined()
  expect(await catalogue.answer('products', { filter: { promotion: true } })).toBeUndefined()
  expect(await catalogue.answer('products', { nearby: true })).toBeUndefined()
  expect(await catalogue.answer('orders', {})).toBeUndefined()
  expect(await catalogue.answer('products', { search: 'x'.repeat(201) })).toBeUndefined()
})
