import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import type { Database } from '../db/database.ts'
import { createTenants } from '../tenants.ts'
import { configValue, setConfig } from './config-values.ts'

test.each([
  ['matomoUrl=https://stats.example/?a=b', 'https://stats.example/?a=b', false],
  ['MATOMO=true', true, true],
  ['itemViewQuota=7', 7, false],
  ['maskStock=false', false, false],
  ['hidePreviewHosts=["a.test"]', ['a.test'], false],
  ['catalogDefaultView=item', 'item', false],
  ['webTitle=', undefined, false],
  ['googleAnalyticId=G-1', 'G-1', false],
])('%s', (pair, value, flag) => {
  expect(configValue(pair)).toMatchObject({ value, flag })
})

test.each([
  ['colour=red', /no setting colour/],
  ['maskStock', /no setting maskStock/],
  ['timeZone=UTC', /no setting timeZone/],
  ['features={}', /no setting features/],
  ['maskStock=1', /no boolean/],
  ['maskStock=maybe', /no JSON/],
  ['catalogDefaultView=both', /one of group, item/],
  ['hidePreviewHosts={}', /no list/],
  ['MATOMO="yes"', /no boolean/],
])('%s is refused', (pair, why) => {
  expect(() => configValue(pair)).toThrow(why)
})

let database: Database
beforeAll(async () => {
  database = await emptyPostgres()
  await database.bare(async (tx) => {
    await tx.query(
      `INSERT INTO tenant (id, name, country, time_zone, config) VALUES ('t', 'T', 'DE', 'UTC', '{"webTitle": "T", "maskStock": true, "features": {"NEWS": true}}')`,
    )
    await tx.query(`INSERT INTO tenant_host (host, tenant_id) VALUES ('t.test', 't')`)
  })
})
afterAll(() => database?.close())

test('what is named changes, the rest stays, and an empty value is the default again', async () => {
  expect(await setConfig(database, 't', ['matomoSiteId=4', 'MATOMO=true', 'maskStock='])).toBe(true)
  const tenant = await createTenants(database, () => new Date()).byId('t')
  expect(tenant?.config).toMatchObject({
    webTitle: 'T',
    matomoSiteId: '4',
    maskStock: false,
    features: { NEWS: true, MATOMO: true },
  })
  expect([...tenant!.configured].sort()).toEqual([
    'MATOMO',
    'NEWS',
    'countryId',
    'features',
    'matomoSiteId',
    'timeZone',
    'webTitle',
  ])
  expect(await setConfig(database, 'nobody', ['webTitle=x'])).toBe(false)
  await expect(setConfig(database, 't', ['webTitle=x', 'maskStock=7'])).rejects.toThrow(
    /no boolean/,
  )
  expect((await createTenants(database, () => new Date()).byId('t'))?.config.webTitle).toBe('T')
})
