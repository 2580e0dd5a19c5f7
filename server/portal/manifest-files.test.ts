import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkManifests } from '../../scripts/build/check-manifests.ts'
import { emptyPostgres } from '../../tests/support/database.ts'
import { startApp } from '../../tests/support/server.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { Database } from '../db/database.ts'
import { demoTenants } from '../demo/seed.ts'
import { manifestText } from './manifest.ts'

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await emptyPostgres()
  for (const tenant of demoTenants) await setUpTenant(database, tenant)
  app = await startApp(database)
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const get = (host: string, url: string) => app.inject({ url, headers: { host } })
const hosts = demoTenants.flatMap((tenant) => tenant.hosts)

test.each(hosts)('%s serves the manifest of the repository, byte for byte', async (host) => {
  const { body } = await get(host, `/manifests/${host}.webmanifest`)
  await expect(body).toMatchFileSnapshot(`../../manifests/${host}.webmanifest`)
})

test('the mapping of the repository is what its hosts serve', async () => {
  const served = await Promise.all(
    demoTenants.map(async ({ hosts: [host = ''] }) =>
      (await get(host, '/manifests/mappingManifest.json')).json<object[]>(),
    ),
  )
  await expect(manifestText(served.flat())).toMatchFileSnapshot(
    '../../manifests/mappingManifest.json',
  )
})

test('the files fit the schema that the build asks for', () => {
  expect(() => checkManifests()).not.toThrow()
})
