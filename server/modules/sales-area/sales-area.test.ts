import { expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import type { Session } from '../../../tests/support/server.ts'
import { areaIds, addSalesAreas } from '../../../tests/support/area-ground.ts'
import { r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['rep', 'manager', 'office', 'admin', 'dealer'], {
  fill: (database, { tenantId }) => addSalesAreas(database, tenantId),
})
const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

const customersOf = async (session: Session) =>
  (
    await session.ask(
      '{ salesAreaCustomers { custCode custName lat placeFrom area lastVisitAt visits } }',
    )
  ).data.salesAreaCustomers
const areasOf = async (session: Session, only = false) =>
  (
    await session.ask(
      `{ salesAreaMaps(onlySalesArea: ${only}) { id name group category { name color } customers mayEdit } }`,
    )
  ).data.salesAreaMaps
const save = async (session: Session, salesMaps: object[]) => {
  const { data } = await session.ask(
    'mutation($m: [SalesMapAreaInput!]!) { updateSalesMapAreaCategories(salesMaps: $m) { salesAreaMaps { id category { id } } userErrors { code field } } }',
    { m: salesMaps },
  )
  return data.updateSalesMapAreaCategories
}

test('a rep sees the customers looked after, each in the nearest region, and no one else', async () => {
  const customers = await customersOf(here.rep)
  expect(customers.map(({ custCode }) => custCode)).toEqual([r3Of('X'), r3Of('Y')])
  expect(customers[0]).toMatchObject({ placeFrom: 'customer', area: areaIds.north, visits: 0 })
  expect(customers[1]).toMatchObject({ placeFrom: null, area: null, lat: null })
  expect(await areasOf(here.rep)).toMatchObject([
    { name: 'North', group: 'A', category: { name: 'Key', color: 'green' }, customers: 1 },
    { name: 'South', group: 'B', category: null, customers: 0 },
  ])
  expect(await areasOf(here.rep, true)).toMatchObject([{ name: 'North' }])
})

test('a place is the ERP’s, else that of the last visit, else a city that no other can be taken for', async () => {
  await inTenant(`UPDATE customer SET city = 'springfield', country = 'US' WHERE r3 = $1`, [
    r3Of('Y'),
  ])
  const city = (id: number, population: number) =>
    here.database.bare((tx) =>
      tx.query(
        `INSERT INTO city (id, country, name, population, lat, lng) VALUES ($1, 'US', 'Springfield', $2, -21, 5)`,
        [id, population],
      ),
    )
  const place = async () => (await customersOf(here.rep))[1]!
  await city(900_000_001, 100_000)
  expect(await place()).toMatchObject({ placeFrom: 'city', area: areaIds.south, lat: -21 })
  await city(900_000_002, 20_000)
  expect(await place()).toMatchObject({ placeFrom: null })
  const visit = '33333333-0000-4000-8000-000000000001'
  await inTenant(
    `INSERT INTO visit (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place)
     SELECT tenant_id, id, $2::uuid, 'polygon', 1, now(), 1, '2026-01-02T03:04:05Z', true FROM customer WHERE r3 = $1`,
    [r3Of('Y'), visit],
  )
  await inTenant(
    `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, lat, lng, attach_place, answers, answered)
     SELECT tenant_id, customer_id, id, 1, 1, now(), visited_at, 19, 5, true, '{}', '[]' FROM visit WHERE id = $1::uuid`,
    [visit],
  )
  expect(await place()).toMatchObject({
    placeFrom: 'visit',
    area: areaIds.north,
    lastVisitAt: '2026-01-02T03:04:05.000Z',
    visits: 1,
  })
})

test('categories are changed by those who may, in the regions of their customers, and noted', async () => {
  const change = [{ id: areaIds.north, category: areaIds.grow, seen: areaIds.key }]
  expect((await save(here.rep, change)).userErrors).toEqual([
    { code: 'not_allowed', field: 'salesMaps.0' },
  ])
  const saved = await save(here.manager, change)
  expect(saved.userErrors).toEqual([])
  expect(saved.salesAreaMaps[0]!.category).toEqual({ id: areaIds.grow })
  expect(
    await inTenant(
      `SELECT target, before, after FROM audit_log WHERE action = 'sales-area.updated'`,
    ),
  ).toEqual([{ target: 'North', before: { category: 'Key' }, after: { category: 'Grow' } }])
  expect((await save(here.manager, change)).userErrors).toEqual([
    { code: 'changed_meanwhile', field: 'salesMaps.0' },
  ])
})

test('all regions get their category, or none does', async () => {
  const { userErrors } = await save(here.admin, [
    { id: areaIds.south, category: areaIds.key },
    { id: areaIds.south, category: areaIds.grow },
    { id: areaIds.north, category: areaIds.north },
    { id: '99999999-0000-4000-8000-000000000001', category: null },
  ])
  expect(userErrors.map(({ code }) => code)).toEqual([
    'area_twice',
    'category_unknown',
    'area_unknown',
  ])
  expect((await areasOf(here.admin))[1]).toMatchObject({ category: null, mayEdit: true })
  expect(
    (await save(here.admin, [{ id: areaIds.south, category: areaIds.key }])).userErrors,
  ).toEqual([])
  expect((await save(here.admin, [{ id: areaIds.south, category: null }])).userErrors).toEqual([])
  expect((await areasOf(here.admin))[1]!.category).toBeNull()
})
