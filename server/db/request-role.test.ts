import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { logIn, startApp } from '../../tests/support/server.ts'
import { emptyPostgres } from '../../tests/support/database.ts'
import { buildWorld, type World } from '../../tests/support/world.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

let owner: Database
let world: World
let ownerUrl = ''
const password = 'a password of this test'
const urlOf = (user: string) => {
  const url = new URL(ownerUrl)
  url.username = user
  url.password = password
  return url.href
}

beforeAll(async () => {
  owner = await emptyPostgres()
  world = await buildWorld(owner)
  const [{ name }] = (await owner.bare((tx) => tx.query('SELECT current_database() AS name'))) as [
    { name: string },
  ]
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  ownerUrl = url.href
  await owner.asOwner(`CREATE ROLE ${name}_app LOGIN PASSWORD '${password}' IN ROLE pannier_app`)
})
afterAll(() => owner?.close())
const roleName = () => `${new URL(ownerUrl).pathname.slice(1)}_app`

test('requests log in as a role that cannot become the owner, and everything works', async () => {
  const database = await openDatabase({
    databaseUrl: ownerUrl,
    databaseAppUrl: urlOf(roleName()),
    dataDir: '',
  })
  const app = await startApp(database)
  const dealer = await logIn(app, world.host, 'dealer')
  const { data } = await dealer.ask(
    'mutation { updateProductsInCart(products: [{ article_code: "BIKE-1", sorg: "1000", qty: 1 }]) { cart { version } } }',
  )
  expect(data.updateProductsInCart.cart.version).toBeGreaterThan(0)
  const scope = { tenantId: world.tenantId, user: 'any', customers: 'all' } as const
  await expect(
    database.within(scope, async (tx) => {
      await tx.query('RESET ROLE')
      return tx.query('UPDATE audit_log SET action = action')
    }),
  ).rejects.toThrow(/permission denied/)
  await expect(
    database.within(scope, (tx) =>
      tx.query(
        "SELECT set_config('role', (SELECT rolname FROM pg_roles r JOIN pg_class c ON c.relowner = r.oid WHERE c.oid = 'app_user'::regclass), true)",
      ),
    ),
  ).rejects.toThrow(/permission denied/)
  await app.close()
  await database.close()
})

test('a role that could become the owner is refused at the start', async () => {
  await expect(
    openDatabase({ databaseUrl: ownerUrl, databaseAppUrl: ownerUrl, dataDir: '' }),
  ).rejects.toThrow('DATABASE_APP_URL')
})
