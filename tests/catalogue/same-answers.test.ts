import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { DocumentNode } from 'graphql'
import { parse, print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedFields, shapeAnswer } from '#data/device-answer.ts'
import {
  ArticleDetails,
  CatalogueHome,
  CatalogueMenu,
  CataloguePage,
  NewRange,
  RelatedArticles,
} from '../../src/features/catalogue/catalogue.gql.ts'
import { SearchSuggestions } from '../../src/parts/article/suggestions.gql.ts'
import type { Database } from '../../server/db/database.ts'
import { emptyPostgres } from '../support/database.ts'
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
const sql = (text: string, params: unknown[] = []) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) => tx.query(text, params))
beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database)
  await addRange(database, 'aa', 600)
  await sql(
    `INSERT INTO bike_category (tenant_id, sorg, mcid, wording, type) SELECT 'aa', s.sorg, a.mc, 'Category ' || a.mc, a.category FROM article a JOIN article_sorg s ON s.article_id = a.id GROUP BY 1, 2, 3, 4, 5`,
  )
  await sql(
    `INSERT INTO search_synonym (tenant_id, words) SELECT 'aa', unnest(ARRAY['brems, Bremse vorn', 'Reifen, Mantel, Decke', 'schwarz, Black'])`,
  )
  for (const [code, article] of [
    ['Mein-0815', goods.bike],
    ['MEIN-0816', goods.part],
    ['4711', goods.bolt],
  ] as const) {
    await sql(
      `INSERT INTO customer_article_code (tenant_id, customer_id, word, code, article_id) VALUES ('aa', $1, $2, $3, $4)`,
      [world.customers.X, code.toLowerCase().replace('-', ''), code, world.articles[article]],
    )
  }
  await promote()
  await buy()
  await document()
  await sql(
    `INSERT INTO article_attribute (tenant_id, article_code, sorg, name, value)
     SELECT 'aa', a.code, s.sorg, 'Rim', (ARRAY['Hookless', 'Crochet'])[1 + a.id % 2] FROM article a JOIN article_sorg s ON s.article_id = a.id WHERE a.id % 3 = 0`,
  )
  // An article in both sales organisations.
  await sql(
    `INSERT INTO article_sorg (tenant_id, article_id, sorg, retail, rank) SELECT 'aa', id, '2000', 19, 5 FROM article WHERE code = $1`,
    [goods.bike],
  )
  app = await startApp(database, { clock: () => now })
  dealer = await logIn(app, world.host, 'dealer')
  catalogue = catalogueOn(emptyCatalogues(), lineOf(dealer).ask, { now: () => now.getTime() })
  expect(await catalogue.sync()).toBe('up-to-date')
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

/** Promotions by brand, category and article, of a price group and a sales organisation, one for others and one that is over. */
async function promote() {
  for (const [code, terms, offer] of [
    ['BRAND', {}, { brand: 'Gripworks' }],
    ['PART', { product_category: 'paa', sorg: '2000' }, { mc: 'TY' }],
    ['MINE', { price_group: 'P1' }, { article_code: goods.noPrice }],
    ['OTHERS', { price_group: 'P9' }, { brand: 'Corvane' }],
    ['PAST', { valid_to: '2020-12-31' }, { brand: 'Halden' }],
  ] as const) {
    const all = {
      tenant_id: 'aa',
      code,
      name: code,
      valid_from: '2020-01-01',
      valid_to: '2999-01-01',
      ...terms,
    }
    await sql(
      'INSERT INTO promotion SELECT * FROM jsonb_populate_record(null::promotion, $1::jsonb)',
      [
        JSON.stringify({
          description: '',
          terms: '',
          badge: '',
          tagline: '',
          locations: [],
          ...all,
        }),
      ],
    )
    await sql(
      'INSERT INTO promotion_detail SELECT * FROM jsonb_populate_record(null::promotion_detail, $1::jsonb)',
      [
        JSON.stringify({
          tenant_id: 'aa',
          promotion: code,
          position: 1,
          value: '-5',
          type: '%',
          min_qty: 1,
          active: true,
          ...offer,
        }),
      ],
    )
  }
}

/** Every ninth article of a sales organisation bought, some by a cancelled order alone. */
async function buy() {
  for (const [no, sorg, status, rest] of [
    ['O-1', '1000', 'shipped', 0],
    ['O-2', '2000', 'placed', 0],
    ['O-3', '2000', 'cancelled', 1],
  ] as const) {
    await sql(
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, $3, $4, 'USD', 1, now())`,
      [world.customers.X, no, sorg, status],
    )
    await sql(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal)
      SELECT 'aa', $1, $2, row_number() OVER (), a.code, a.code, a.name, 1, 'EA', 1, 1 FROM article a JOIN article_sorg s ON s.article_id = a.id AND s.sorg = $3 WHERE a.id % 9 = $4`,
      [world.customers.X, no, sorg, rest],
    )
  }
}

/** A manual of every third model, and another one of one article alone. */
async function document() {
  for (const code of ['MANUAL', 'SHEET']) {
    await sql(
      `INSERT INTO article_document (tenant_id, code, type, title, language, file, bytes, format, hash) VALUES ('aa', $1, $2, 'Größe', $3, 'a.pdf', 1234, 'pdf', 'h')`,
      [code, code === 'SHEET' ? 'data_sheet' : 'manual', code === 'SHEET' ? null : 'de'],
    )
  }
  await sql(
    `INSERT INTO article_document_link (tenant_id, document, model) SELECT 'aa', 'MANUAL', model FROM article GROUP BY model HAVING min(id) % 3 = 0`,
  )
  await sql(
    `INSERT INTO article_document_link (tenant_id, document, article_code) VALUES ('aa', 'SHEET', $1)`,
    [goods.bike],
  )
}

/** Asks both the same question; except for the time, the answers must be equal. */
async function both(document: DocumentNode, variables: Record<string, unknown>) {
  const { data, errors } = await dealer.ask(print(document), variables)
  expect(errors).toBeUndefined()
  const fields = askedFields(document, variables)!
  const values = await Promise.all(
    fields.map(async ({ name, args }) => (await catalogue.answer(name, args))?.data),
  )
  const local = shapeAnswer(document, fields, values)
  const { __typename: _, ...answered } = local!
  const plain = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (key, one: unknown) => (key === 'at' ? 'then' : one)),
    ) as unknown
  return { online: plain(data), offline: plain(answered) }
}

const words = [
  'Corvane',
  'velocé',
  'brems',
  'kette',
  'Reifen',
  'schwarz',
  'Mantel',
  'bremse vor',
  'Category TY',
  'schlauche',
  'griff',
  'Falt Reifen',
  '28-622',
  '90mm',
  'Black',
  '54',
  'XL',
  'Halden Moraine',
  'gravle',
  'fravel',
  'RD0001',
  '1000',
  '4000',
  'BIKE-1',
  'bike1',
  'name',
  'mein0815',
  'MEIN-08',
  '4711',
  'ö',
  'zzzz',
]
const term = fc.oneof(
  fc.constantFrom(...words),
  fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((pair) => pair.join(' ')),
  fc
    .constantFrom(...words)
    .chain((word) =>
      fc.integer({ min: 1, max: word.length }).map((length) => word.slice(0, length)),
    ),
)
const anyQuestion = fc.record({
  category: fc.constantFrom(null, 'bike', 'paa', 'groupset'),
  search: fc.option(term),
  mc: fc.constantFrom(null, null, 'RD', 'TY', 'none'),
  filter: fc.option(
    fc.record({
      brands: fc.constantFrom(null, ['Corvane'], ['Halden', 'Nobody']),
      sizes: fc.constantFrom(null, ['54', 'M']),
      colours: fc.constantFrom(null, ['Black']),
      attributes: fc.constantFrom(
        null,
        null,
        [{ name: 'Rim', values: ['Hookless'] }],
        [
          { name: 'Rim', values: ['Hookless', 'Crochet', 'None'] },
          { name: 'Weight', values: ['1 kg'] },
        ],
        [{ name: 'Taste', values: ['Mint'] }],
      ),
      modelYears: fc.constantFrom(null, [2026], [2025, 2027]),
      inStock: fc.constantFrom(null, true),
      priceFrom: fc.constantFrom(null, null, '15', '300.5'),
      priceTo: fc.constantFrom(null, null, '20', '1000'),
      promotion: fc.constantFrom(null, null, true),
      promotionCode: fc.constantFrom(null, null, 'BRAND', 'PART', 'MINE', 'OTHERS', 'PAST', 'NONE'),
      bought: fc.constantFrom(null, null, true),
    }),
  ),
  sort: fc.constantFrom(
    'RECOMMENDED',
    'NAME',
    'NAME_DESC',
    'PRICE',
    'PRICE_DESC',
    'NEWEST',
    'CODE',
    'OWN_PRICE',
    'OWN_PRICE_DESC',
    'MARGIN',
    'STOCK',
    'ARRIVAL',
  ),
  view: fc.constantFrom('GROUP', 'ITEM'),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.integer({ min: 1, max: 30 }),
})

test('any list is the same on line and off', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestion, async (variables) => {
      const { online, offline } = await both(CataloguePage as DocumentNode, variables)
      expect(offline).toEqual(online)
    }),
    { numRuns: 80 },
  )
}, 120_000)

test('what sells best is left to the server', async () => {
  expect(await catalogue.value('products', { sort: 'BEST_SELLING' })).toBeUndefined()
})

test('every promotion and what was bought is found on the device as on line, and there is something of each', async () => {
  const total = async (filter: Record<string, unknown>) => {
    const { online, offline } = await both(CataloguePage as DocumentNode, {
      filter,
      view: 'ITEM',
      sort: 'CODE',
      limit: 100,
    })
    expect(offline).toEqual(online)
    return (online as { products: { total: number } }).products.total
  }
  const inOne = await Promise.all(
    ['BRAND', 'PART', 'MINE', 'OTHERS', 'PAST'].map((promotionCode) => total({ promotionCode })),
  )
  expect(inOne.map((found) => found > 0)).toEqual([true, true, true, false, false])
  expect(inOne[2]).toBe(1)
  expect(await total({ promotion: true })).toBeGreaterThan(Math.max(...inOne))
  expect(await total({ bought: true })).toBeGreaterThan(10)
})

test('uploaded attributes are filters on the device as on line', async () => {
  const asked = (attributes: object[] | null) =>
    both(CataloguePage as DocumentNode, { filter: { attributes }, view: 'ITEM', limit: 1 })
  const whole = await asked(null)
  expect(whole.offline).toEqual(whole.online)
  const { products } = whole.online as {
    products: { attributes: { name: string; values: { value: string; count: number }[] }[] }
  }
  const rim = products.attributes.find(({ name }) => name === 'Rim')!
  expect(rim.values.map(({ value }) => value).sort()).toEqual(['Crochet', 'Hookless'])
  const chosen = await asked([{ name: 'Rim', values: ['Hookless'] }])
  expect(chosen.offline).toEqual(chosen.online)
  expect(chosen.online).toMatchObject({
    products: { articles: rim.values.find(({ value }) => value === 'Hookless')!.count },
  })
})

test('any suggestion is the same on line and off', async () => {
  await fc.assert(
    fc.asyncProperty(term, fc.constantFrom(null, 'bike', 'paa'), async (typed, category) => {
      const { online, offline } = await both(SearchSuggestions as DocumentNode, {
        term: typed,
        category,
      })
      expect(offline).toEqual(online)
    }),
    { numRuns: 80 },
  )
}, 60_000)

test('articles, their stock and codes, the menu and the doors are the same on line and off', async () => {
  const slugs = (await sql('SELECT slug FROM article WHERE active ORDER BY id')) as {
    slug: string
  }[]
  for (const { slug } of slugs.filter((_, n) => n % 61 === 0 || n < 14)) {
    const { online, offline } = await both(ArticleDetails as DocumentNode, { slug })
    expect(offline).toEqual(online)
    const related = await both(RelatedArticles as DocumentNode, { slug })
    expect(related.offline).toEqual(related.online)
  }
  const others: [DocumentNode, Record<string, unknown>][] = [
    [ArticleDetails as DocumentNode, { slug: 'nothing' }],
    [CatalogueHome as DocumentNode, {}],
    [NewRange as DocumentNode, {}],
    [CatalogueMenu as DocumentNode, { type: 'paa' }],
    [
      parse(
        'query($slug: String!) { productStock(slug: $slug) { id stocks { available nextArrival { date qty mask } } } }',
      ),
      { slug: 'bike-1' },
    ],
    [
      parse(
        'query($c: [String!]!) { articlesByCode(codes: $c) { asked products { id name price { dealer } } closest { id } } }',
      ),
      { c: ['bike 1', 'MEIN-0815', '4711', 'nothing', 'PART-1', 'B1KE-1', 'BIKE-l', goods.gone] },
    ],
  ]
  for (const [document, variables] of others) {
    const { online, offline } = await both(document, variables)
    expect(offline).toEqual(online)
  }
})

test('before a customer is chosen promotions are answered by who sees them, and what was bought is left to the server', async () => {
  const rep = await logIn(app, world.host, 'rep')
  const nobodys = catalogueOn(emptyCatalogues(), lineOf(rep).ask, {
    userId: 'rep',
    customerKey: null,
    now: () => now.getTime(),
  })
  expect(await nobodys.sync()).toBe('up-to-date')
  for (const filter of [
    { promotion: true },
    { promotionCode: 'BRAND' },
    { promotionCode: 'MINE' },
  ]) {
    const { data } = await rep.ask('query($f: ProductFilter) { products(filter: $f) { total } }', {
      f: filter,
    })
    expect(await nobodys.value('products', { filter })).toMatchObject({
      total: data.products.total,
    })
  }
  expect(await nobodys.answer('products', { filter: { bought: true } })).toBeUndefined()
})

test('what a device does not understand it leaves to the server', async () => {
  expect(await catalogue.answer('products', { filter: { weather: 'fine' } })).toBeUndefined()
  expect(await catalogue.answer('products', { nearby: true })).toBeUndefined()
  expect(await catalogue.answer('orders', {})).toBeUndefined()
  expect(await catalogue.answer('products', { search: 'x'.repeat(201) })).toBeUndefined()
})
