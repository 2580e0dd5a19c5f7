import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueOn, emptyCatalogues, lineOf } from '../../../tests/catalogue/device.ts'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { buildWorld } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'

let database: Database
let app: FastifyInstance
let admin: Session
let dealer: Session
let stranger: Session

beforeAll(async () => {
  database = await emptyPostgres()
  const world = await buildWorld(database, 'aa')
  const other = await buildWorld(database, 'bb')
  app = await startApp(database)
  admin = await logIn(app, world.host, 'admin')
  dealer = await logIn(app, world.host, 'dealer')
  stranger = await logIn(app, other.host, 'dealer')
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const save = async (words: string, id?: string) =>
  (
    await admin.ask(
      'mutation($i: ID, $s: SearchSynonymInput!) { saveSearchSynonym(id: $i, searchSynonym: $s) { searchSynonym { id words } userErrors { field code } } }',
      { i: id ?? null, s: { words } },
    )
  ).data.saveSearchSynonym
const found = async (session: Session, search: string) =>
  (await session.ask('query($s: String) { products(search: $s) { total } }', { s: search })).data
    .products.total as number

test('a saved group is used by the next search, on devices after the next delta, and by no other tenant', async () => {
  const device = catalogueOn(emptyCatalogues(), lineOf(dealer).ask)
  expect(await device.sync()).toBe('up-to-date')
  const offline = async (search: string) =>
    (await device.value<{ total: number }>('products', { search })).total
  expect(await found(dealer, 'xylo qwertz')).toBe(0)

  const { searchSynonym } = await save('name,  xylo   qwertz')
  expect(searchSynonym.words).toBe('name, xylo qwertz')
  const online = await found(dealer, 'xylo qwertz')
  expect(online).toBeGreaterThan(0)
  expect(await offline('xylo qwertz')).toBe(0)
  expect(await device.sync()).toBe('up-to-date')
  expect(await offline('xylo qwertz')).toBe(online)
  expect(await found(stranger, 'xylo qwertz')).toBe(0)

  await admin.ask('mutation($i: ID!) { deleteSearchSynonym(id: $i) { userErrors { code } } }', {
    i: searchSynonym.id,
  })
  expect(await found(dealer, 'xylo qwertz')).toBe(0)
  await device.sync()
  expect(await offline('xylo qwertz')).toBe(0)
})

test('the same group is refused, another spelling of its own is not', async () => {
  const { searchSynonym } = await save('tube, inner tube')
  expect((await save('Tube, Inner tube')).userErrors).toEqual([
    { field: 'words', code: 'words_taken' },
  ])
  expect((await save('Tube, inner tube', searchSynonym.id)).searchSynonym.words).toBe(
    'Tube, inner tube',
  )
  expect((await save('tube')).userErrors).toEqual([{ field: 'words', code: 'one_word' }])
})
