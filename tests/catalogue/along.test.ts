import { expect, test } from 'vitest'
import { choose } from '../support/server.ts'
import { serverForTests } from '../support/test-people.ts'
import { goods, r3Of } from '../support/world.ts'
import { catalogueOn, emptyCatalogues, lineOf } from './device.ts'

const here = serverForTests(['dealer', 'rep'], {
  fill: async () => {
    await sql(
      `INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer) SELECT 'aa', id, '2000', $1, 3 FROM article WHERE code = $2`,
      [here.world.customers.Y, goods.part],
    )
    await sql(
      `INSERT INTO customer_article_code (tenant_id, customer_id, word, code, article_id) SELECT 'aa', $1, 'ourpart', 'OUR-PART', id FROM article WHERE code = $2`,
      [here.world.customers.Y, goods.part],
    )
  },
})
const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )
const onBehalfOf = (key: 'X' | 'Y' | 'Z') => ({ 'x-on-behalf-of': r3Of(key) })
interface Found {
  total: number
  entries: { product: { article_code: string; price: { dealer: string | null } } }[]
}
const priceOf = async (catalogue: ReturnType<typeof catalogueOn>, search: string) => {
  const { entries } = await catalogue.value<Found>('products', { search, view: 'ITEM' })
  return entries.map(({ product }) => [product.article_code, product.price.dealer])
}

test('a representative takes along the whole catalogue at another customer’s prices and by their codes, while he works for the one he has chosen', async () => {
  await choose(here.rep, r3Of('X'))
  const store = emptyCatalogues()
  const own = catalogueOn(store, lineOf(here.rep).ask, { userId: 'rep', customerKey: r3Of('X') })
  const theirs = catalogueOn(store, lineOf(here.rep, 5, onBehalfOf('Y')).ask, {
    userId: 'rep',
    customerKey: r3Of('Y'),
  })
  expect([await own.sync(), await theirs.sync()]).toEqual(['up-to-date', 'up-to-date'])
  expect([await priceOf(own, 'part1'), await priceOf(theirs, 'part1')]).toEqual([
    [[goods.part, '50.0000']],
    [[goods.part, '3.0000']],
  ])
  expect([await priceOf(own, 'ourpart'), await priceOf(theirs, 'ourpart')]).toEqual([
    [],
    [[goods.part, '3.0000']],
  ])
  expect((await theirs.value<Found>('products', { view: 'ITEM' })).total).toBe(
    (await own.value<Found>('products', { view: 'ITEM' })).total,
  )
  // Choosing the customer later uses this same catalogue, and only changes are downloaded.
  await choose(here.rep, r3Of('Y'))
  const { line, ask } = lineOf(here.rep)
  const chosen = catalogueOn(store, ask, { userId: 'rep', customerKey: r3Of('Y') })
  expect(await chosen.sync()).toBe('up-to-date')
  expect(line.asked.every((path) => path.startsWith('/catalogue/delta'))).toBe(true)
})

test('nobody takes along the catalogue of whom he may not choose', async () => {
  const taken = (session: typeof here.rep, key: 'Y' | 'Z') =>
    catalogueOn(emptyCatalogues(), lineOf(session, 5, onBehalfOf(key)).ask).sync()
  expect(await taken(here.rep, 'Z')).not.toBe('up-to-date')
  expect(await taken(here.dealer, 'Y')).toBe('refused')
})

test('those taken along stay however many are worked for, and of the rest the latest few', async () => {
  await choose(here.rep, r3Of('X'))
  const store = emptyCatalogues()
  const { ask } = lineOf(here.rep)
  let time = 1_000
  const take = async (customerKey: string, along: readonly string[]) => {
    const catalogue = catalogueOn(store, ask, {
      userId: 'rep',
      customerKey,
      along,
      now: () => (time += 1_000),
    })
    await catalogue.begin()
    expect(await catalogue.sync()).toBe('up-to-date')
    return (await store.sets.toArray())
      .map(({ scope }) => (JSON.parse(scope) as string[])[1])
      .sort()
      .join('')
  }
  expect(await take('a', [])).toBe('a')
  expect(await take('b', [])).toBe('ab')
  expect(await take('c', [])).toBe('abc')
  // Catalogues of the customers worked for meanwhile are kept.
  expect(await take('p', ['p'])).toBe('abcp')
  expect(await take('q', ['p', 'q'])).toBe('abcpq')
  // Come back to, `a` is the latest again, and `b` goes before it.
  expect(await take('a', ['p', 'q'])).toBe('abcpq')
  expect(await take('d', ['p', 'q'])).toBe('acdpq')
  // After seven days no offline customer is left; the next download deletes their catalogues.
  expect(await take('d', [])).toBe('adq')
})
