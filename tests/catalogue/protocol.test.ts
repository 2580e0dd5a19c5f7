import { expect, test, vi } from 'vitest'
import { choose, logIn, type Session, sessionOf } from '../support/server.ts'
import { serverForTests } from '../support/test-people.ts'
import { buildWorld, goods, r3Of } from '../support/world.ts'
import { catalogueOn, emptyCatalogues, lineOf } from './device.ts'
import { addRange } from './range.ts'

let now = new Date('2026-11-21T10:00:00Z')
const here = serverForTests(['dealer'], {
  start: { clock: () => now },
  fill: async (database) => {
    await buildWorld(database, 'bb')
    await sql(
      `INSERT INTO bike_category (tenant_id, sorg, mcid, wording, type) VALUES ('aa', '2000', 'MC-paa', 'Parts', 'paa')`,
    )
    await addRange(database, 'aa', 250)
  },
})

const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )
interface Found {
  total: number
  entries: {
    items_in_stock: number | null
    product: {
      article_code: string
      name: string
      price: { dealer: string | null }
      stocks: { available: number | null }
    }
  }[]
}
const found = async (on: ReturnType<typeof catalogueOn>, search: string) =>
  (await on.value<Found>('products', { search, view: 'ITEM' }))?.entries.map(
    ({ product }) => product,
  )
const ready = async (session = here.dealer, parts: Parameters<typeof catalogueOn>[2] = {}) => {
  const { line, ask } = lineOf(session, 150)
  const store = emptyCatalogues()
  const catalogue = catalogueOn(store, ask, { now: () => now.getTime(), ...parts })
  expect(await catalogue.sync()).toBe('up-to-date')
  return { catalogue, line, store, ask }
}

test('a catalogue interrupted after each request goes on where it was, in another worker too', async () => {
  const { line, ask } = lineOf(here.dealer, 150)
  const store = emptyCatalogues()
  for (let n = 0; n < 12; n++) {
    line.cutBefore = line.asked.length + 1
    const catalogue = catalogueOn(store, ask)
    const taken = await catalogue.sync()
    await catalogue.end(false)
    if (taken === 'up-to-date') break
    expect(await catalogueOn(store, ask).value('products')).toBeUndefined()
  }
  const pieces = line.asked.filter((path) => path.includes('/articles'))
  expect(new Set(pieces).size).toBe(pieces.length)
  expect(pieces).toHaveLength(2)
  line.cutBefore = 0
  const catalogue = catalogueOn(store, ask)
  expect((await catalogue.value<Found>('products', { view: 'ITEM' })).total).toBe(250 + 13)
  expect((await found(catalogue, 'bike1'))[0]).toMatchObject({
    article_code: goods.bike,
    price: { dealer: '100.0000' },
  })
})

test('progress grows to the end and says how much came', async () => {
  const { catalogue } = await ready()
  const received = catalogue.told.map((progress) => progress.received)
  expect(received).toEqual([...received].sort((a, b) => a - b))
  expect(catalogue.told.at(-1)).toMatchObject({
    received: 263,
    articles: 263,
    ready: true,
    taking: false,
  })
  expect(catalogue.told.at(-1)!.bytes).toBeGreaterThan(15_000)
})

test('text, price, deal, stock, block, own code, a new and a lost article come with the next delta, and nothing else does', async () => {
  const { catalogue, line, ask, store } = await ready()
  const id = (code: string) => here.world.articles[code]
  await sql(`UPDATE article SET name = 'Golden bolt' WHERE id = $1`, [id(goods.bolt)])
  await sql(`UPDATE price SET dealer = 77 WHERE article_id = $1`, [id(goods.part)])
  await sql(`UPDATE stock SET available = 0 WHERE article_id = $1`, [id(goods.scarce)])
  await sql(`UPDATE article_sorg SET order_blocked = true WHERE article_id = $1`, [id(goods.quota)])
  await sql(`UPDATE article SET active = false WHERE id = $1`, [id(goods.later)])
  await sql(
    `INSERT INTO customer_article_code (tenant_id, customer_id, word, code, article_id) VALUES ('aa', $1, 'mine77', 'MINE-77', $2)`,
    [here.world.customers.X, id(goods.bike)],
  )
  await sql(
    `INSERT INTO article (tenant_id, code, code_display, slug, name, brand, category, model, model_name) VALUES ('aa', 'FRESH-1', 'FRESH-1', 'fresh-1', 'Fresh thing', 'Brand', 'paa', 'F', 'F')`,
  )
  await sql(
    `INSERT INTO article_sorg (tenant_id, article_id, sorg, retail) SELECT 'aa', id, '2000', 5 FROM article WHERE code = 'FRESH-1'`,
  )
  line.asked.length = 0
  expect(await catalogue.sync()).toBe('up-to-date')
  expect(line.asked).toHaveLength(1)
  const names = async (on: typeof catalogue) => [
    (await found(on, 'golden'))[0]?.name,
    (await found(on, 'part1'))[0]?.price.dealer,
    (await on.value<Found>('products', { search: 'scarce1', view: 'ITEM' })).entries[0]
      ?.items_in_stock,
    (await found(on, 'quota1'))[0],
    (await found(on, 'LATER-1'))[0]?.name,
    (await found(on, 'mine77'))[0]?.article_code,
    (await found(on, 'fresh'))[0]?.article_code,
  ]
  const expected = [
    'Golden bolt',
    '77.0000',
    0,
    expect.objectContaining({ block: 'order_blocked' }),
    undefined,
    goods.bike,
    'FRESH-1',
  ]
  expect(await names(catalogue)).toEqual(expected)
  // The worker has restarted and reads from disk.
  expect(await names(catalogueOn(store, ask))).toEqual(expected)
  const stamp = async () => (await store.sets.toArray())[0]!.stamp
  // Beside other transactions of the server it comes once more; as soon as they have ended, nothing does.
  await vi.waitFor(
    async () => {
      const before = await stamp()
      await catalogue.sync()
      expect(await stamp()).toBe(before)
    },
    { timeout: 20_000 },
  )
})

test('a delta that the index did not live to see is put in at the next start', async () => {
  const { catalogue, ask, store } = await ready()
  await sql(`UPDATE article SET name = 'Silver bolt' WHERE id = $1`, [
    here.world.articles[goods.bolt],
  ])
  await store.indexes
    .toCollection()
    .first()
    .then(async (index) => {
      const fresh = await store.fresh.toArray()
      await catalogue.sync()
      await store.indexes.put(index!)
      await store.fresh.clear()
      await store.fresh.bulkPut(fresh)
    })
  expect((await found(catalogueOn(store, ask), 'silver'))[0]?.name).toBe('Silver bolt')
})

test('a price that begins with the day comes though nobody has touched it', async () => {
  await sql(
    `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer, valid_from) VALUES ('aa', $1, '1000', 'P1', 66, '2026-11-22')`,
    [here.world.articles[goods.bike]],
  )
  now = new Date('2026-11-21T23:58:00Z')
  here.dealer = await logIn(here.app, here.world.host, 'dealer')
  const { catalogue } = await ready()
  expect((await found(catalogue, 'bike1'))[0]?.price.dealer).toBe('100.0000')
  now = new Date('2026-11-22T00:01:00Z')
  await catalogue.sync()
  expect((await found(catalogue, 'bike1'))[0]?.price.dealer).toBe('66.0000')
})

test('another price list, another config or a restored database means a new snapshot, and the old one answers until it is whole', async () => {
  const { catalogue, line, store } = await ready()
  const first = (await store.sets.toArray())[0]!.id
  await sql(
    `INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer) VALUES ('aa', $1, '2000', $2, 3)`,
    [here.world.articles[goods.bolt], here.world.customers.X],
  )
  line.cutBefore = line.asked.length + 3
  expect(await catalogue.sync()).toBe('later')
  expect(await found(catalogue, 'part1')).toHaveLength(1)
  line.cutBefore = Infinity
  expect(await catalogue.sync()).toBe('up-to-date')
  expect((await store.sets.toArray()).map(({ id }) => id)).not.toContain(first)
  expect(await store.pages.where('set').equals(first).count()).toBe(0)
  expect((await found(catalogue, 'BOLT-1'))[0]?.price.dealer).toBe('3.0000')
  for (const change of [
    `UPDATE catalogue_revision SET epoch = gen_random_uuid()`,
    `DELETE FROM price WHERE for_customer IS NOT NULL`,
  ]) {
    const held = (await store.sets.toArray())[0]!.id
    await sql(change)
    expect(await catalogue.sync()).toBe('up-to-date')
    expect((await store.sets.toArray())[0]!.id).not.toBe(held)
  }
})

test('masked stock never leaves the server, and yet what is in stock is found', async () => {
  await here.database.bare((tx) =>
    tx.query(
      `UPDATE tenant SET config = config || '{"maskStock": true, "maskNextArrival": true}' WHERE id = 'aa'`,
    ),
  )
  now = new Date(now.getTime() + 10_000)
  const { catalogue, store } = await ready()
  const { entries } = await catalogue.value<Found>('products', {
    search: 'bolt1',
    view: 'ITEM',
    filter: { inStock: true },
  })
  expect(entries[0]).toMatchObject({
    items_in_stock: null,
    product: { stocks: { available: null, inStock: true, custorder: null } },
  })
  const raw = JSON.stringify(
    await Promise.all(
      (await store.pages.toArray()).map(({ bytes }) =>
        new Response(
          new Blob([bytes as Uint8Array<ArrayBuffer>])
            .stream()
            .pipeThrough(new DecompressionStream('gzip')),
        ).text(),
      ),
    ),
  )
  expect(raw).not.toContain('1000000')
  // Whatever an article carries on the server: only what the contract has goes out.
  expect(raw).not.toMatch(/"(left|readyToShip|arriving)"/)
  await here.database.bare((tx) =>
    tx.query(`UPDATE tenant SET config = config - 'maskStock' - 'maskNextArrival' WHERE id = 'aa'`),
  )
  now = new Date(now.getTime() + 10_000)
})

test('each customer has his own catalogue; a stranger’s is wiped, a logout wipes all', async () => {
  await sql(
    `INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer) VALUES ('aa', $1, '2000', $2, 8)`,
    [here.world.articles[goods.bolt], here.world.customers.Y],
  )
  const rep = await logIn(here.app, here.world.host, 'rep')
  const store = emptyCatalogues()
  const priceFor = async (key: 'X' | 'Y') => {
    await choose(rep, r3Of(key))
    const catalogue = catalogueOn(store, lineOf(rep).ask, { userId: 'rep', customerKey: key })
    await catalogue.sync()
    return (await found(catalogue, 'BOLT-1'))[0]?.price.dealer
  }
  expect([await priceFor('X'), await priceFor('Y')]).toEqual(['10.0000', '8.0000'])
  expect(await store.sets.count()).toBe(2)
  const cut = () => Promise.reject(new TypeError('Load failed'))
  expect(
    (await found(catalogueOn(store, cut, { userId: 'rep', customerKey: 'X' }), 'BOLT-1'))[0]?.price
      .dealer,
  ).toBe('10.0000')
  expect(
    await catalogueOn(store, cut, { userId: 'other', customerKey: 'X' }).value('products'),
  ).toBeUndefined()
  const other = catalogueOn(store, cut, { userId: 'other', customerKey: 'X' })
  await other.begin()
  expect(await Promise.all([store.sets.count(), store.pages.count()])).toEqual([0, 0])
  const { catalogue, store: mine } = await ready()
  await catalogue.end(true)
  expect(
    await Promise.all(
      [mine.sets, mine.pages, mine.changes, mine.indexes, mine.fresh, mine.codes].map((table) =>
        table.count(),
      ),
    ),
  ).toEqual([0, 0, 0, 0, 0, 0])
  expect(await catalogue.sync()).toBe('later')
})

test('an index of another build is thrown away and taken anew', async () => {
  const { catalogue, store, ask } = await ready()
  const [row] = await store.indexes.toArray()
  await store.indexes.put({ ...row!, file: new Blob([new Uint8Array(64)]) })
  const next = catalogueOn(store, ask, { now: () => now.getTime() })
  expect(await next.value('products')).toBeUndefined()
  expect(await next.sync()).toBe('up-to-date')
  expect(await found(next, 'part1')).toHaveLength(1)
  await catalogue.end(false)
})

test('nobody takes a catalogue without a session, a right, or from another tenant', async () => {
  const paths = [
    '/catalogue/snapshot',
    '/catalogue/snapshot/index?edition=000000000000000000000000',
    '/catalogue/snapshot/articles?edition=000000000000000000000000&after=0',
    '/catalogue/delta?edition=000000000000000000000000&after=0&since=0&day=2026-11-21&ownCodes=',
  ]
  const vendor = await logIn(here.app, here.world.host, 'vendor')
  const status = async (session: Session, url: string) =>
    (await session.send({ method: 'GET', url })).statusCode
  for (const [n, url] of paths.entries()) {
    expect(await status(sessionOf(here.app, here.world.host, '', {}), url)).toBe(401)
    expect(await status(sessionOf(here.app, here.world.host, here.dealer.token, {}), url)).toBe(401)
    expect(
      await status(sessionOf(here.app, 'bb.test', here.dealer.token, here.dealer.cookies), url),
    ).toBe(401)
    expect(await status(vendor, url)).toBe(403)
    expect(await status(here.dealer, url)).toBe(n === 0 ? 200 : 409)
  }
  for (const bad of [
    '/catalogue/snapshot/articles?edition=x&after=0',
    '/catalogue/snapshot/articles?edition=000000000000000000000000&after=-1',
    `${paths[3]!.replace('2026-11-21', 'today')}`,
  ])
    expect(await status(here.dealer, bad)).toBe(400)
  const theirs = await logIn(here.app, 'bb.test', 'dealer')
  const { catalogue } = await ready(theirs)
  expect((await catalogue.value<Found>('products', { view: 'ITEM' })).total).toBe(13)
})
