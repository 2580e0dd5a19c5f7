import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { setUpTenant } from '../../admin/set-up-tenant.ts'
import type { Database } from '../../db/database.ts'
import { importFeeds } from '../import-feeds.ts'
import { recordSource, type FeedRecord } from '../source.ts'

let database: Database
const areas = () =>
  database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `SELECT a.name, a.lat, c.name AS category, a.active FROM sales_area a LEFT JOIN sales_area_category c ON c.id = a.category_id ORDER BY a.name`,
    ),
  )

/** Brings the files whole. @returns the refusals, `line column reason` */
async function bring(regions: FeedRecord[]) {
  const { files } = await importFeeds(
    database,
    't',
    recordSource({
      'sales-area-categories': () => [
        { name: 'Key', color: 'green' },
        { name: 'New', color: 'blue', sorting: 1 },
      ],
      'sales-areas': () => regions,
    }),
    { today: '2026-11-24' },
  )
  return files.flatMap(({ refused }) =>
    refused.map(({ line, column, reason }) => `${line} ${column} ${reason}`),
  )
}
const region = (name: string, over: FeedRecord = {}): FeedRecord => ({
  group_name: 'West',
  name,
  lat: '40',
  lng: '-120.5',
  ...over,
})

beforeAll(async () => {
  database = await emptyPostgres()
  const tenant = { name: 'T', country: 'US', timeZone: 'UTC', config: {} }
  await setUpTenant(database, { ...tenant, id: 't', hosts: [] })
})
afterAll(() => database.close())

test('regions come with their category, which people may change, and leave the map when a file leaves them out', async () => {
  expect(
    await bring([region('A', { category: 'Key' }), region('B'), region('C', { category: 'None' })]),
  ).toEqual(['4 category unknown_category'])
  expect(await areas()).toEqual([
    { name: 'A', lat: 40, category: 'Key', active: true },
    { name: 'B', lat: 40, category: null, active: true },
  ])
  expect(await bring([region('A', { category: 'New', lat: '41' })])).toEqual([])
  expect(await areas()).toEqual([
    { name: 'A', lat: 41, category: 'Key', active: true },
    { name: 'B', lat: 40, category: null, active: false },
  ])
})

test.each([
  [{ lat: '91' }, '2 lat out_of_range'],
  [{ lng: 'east' }, '2 lng not_a_number'],
  [{ name: '' }, '2 name missing_value'],
])('a region with %j is refused', async (over, refusal) => {
  expect(await bring([region('D', over)])).toEqual([refusal])
})
