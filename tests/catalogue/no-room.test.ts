import { expect, test } from 'vitest'
import { serverForTests } from '../support/test-people.ts'
import { goods } from '../support/world.ts'
import { catalogueOn, emptyCatalogues, lineOf } from './device.ts'

const here = serverForTests(['dealer'])

test('a device without room gives up what has come of it, and the one before stays', async () => {
  const store = emptyCatalogues()
  const catalogue = catalogueOn(store, lineOf(here.dealer, 150).ask)
  expect(await catalogue.sync()).toBe('up-to-date')
  const held = await store.sets.toArray()
  store.pages.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query('UPDATE catalogue_revision SET epoch = gen_random_uuid()'),
  )
  expect(await catalogue.sync()).toBe('full')
  expect((await store.sets.toArray()).map(({ id }) => id)).toEqual(held.map(({ id }) => id))
  expect(
    await catalogue.value<{ entries: object[] }>('products', { search: 'part1', view: 'ITEM' }),
  ).toMatchObject({ entries: [{ product: { article_code: goods.part } }] })
  expect(catalogue.told.at(-1)).toMatchObject({
    ready: true,
    taking: false,
    full: { needed: null },
  })
})

test('a device whose room ends on the way says how much all of it would need, until it fits', async () => {
  const { ask } = lineOf(here.dealer, 4)
  const store = emptyCatalogues()
  const catalogue = catalogueOn(store, ask)
  const fill = () => {
    if (catalogue.told.some(({ received }) => received > 0))
      throw new DOMException('full', 'QuotaExceededError')
  }
  store.pages.hook('creating', fill)
  expect(await catalogue.sync()).toBe('full')
  const { articles, received, bytes } = catalogue.told.filter((one) => one.received > 0).at(-1)!
  expect([received < articles, catalogue.told.at(-1)]).toEqual([
    true,
    expect.objectContaining({
      ready: false,
      taking: false,
      full: { needed: Math.round((bytes / received) * articles) },
    }),
  ])
  store.pages.hook('creating').unsubscribe(fill)
  expect(await catalogue.sync()).toBe('up-to-date')
  expect(catalogue.told.at(-1)).toMatchObject({ ready: true, full: null })
})

test('what was said of the room stays where a try is cut short, and is said anew where the next one has none for the beginning', async () => {
  const { line, ask } = lineOf(here.dealer, 4)
  const store = emptyCatalogues()
  const catalogue = catalogueOn(store, ask)
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  store.pages.hook('creating', () => {
    if (catalogue.told.some(({ received }) => received > 0)) full()
  })
  expect(await catalogue.sync()).toBe('full')
  const { full: said } = catalogue.told.at(-1)!
  expect(said?.needed).toBeGreaterThan(0)
  line.cutBefore = 0
  expect(await catalogue.sync()).toBe('later')
  expect(catalogue.told.at(-1)).toMatchObject({ taking: false, full: said })
  line.cutBefore = Infinity
  store.sets.hook('creating', full)
  expect(await catalogue.sync()).toBe('full')
  expect(catalogue.told.at(-1)).toMatchObject({ taking: false, full: { needed: null } })
})
