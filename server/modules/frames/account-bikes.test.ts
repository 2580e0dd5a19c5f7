import { expect, test } from 'vitest'
import { choose, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'dealer2', 'product', 'finance'], {
  fill: (database, { customers, articles }) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await tx.query(`UPDATE article SET brand = 'Own' WHERE code = $1`, [goods.bike])
      await tx.query(`UPDATE article SET brand = 'Other' WHERE code = $1`, [goods.part])
      await tx.query(
        `INSERT INTO frame_brand (tenant_id, brand, registrable) VALUES ('aa', 'Own', true), ('aa', 'Other', false)`,
      )
      for (const [customer, number, article] of [
        ['X', 'WU100001', goods.bike],
        ['X', 'WU100002', goods.bike],
        ['X', 'OT100001', goods.part],
        ['Y', 'WU200001', goods.bike],
      ] as const)
        await tx.query(
          `INSERT INTO frame (tenant_id, customer_id, number, article_id) VALUES ('aa', $1, $2, $3)`,
          [customers[customer], number, articles[article]],
        )
    }),
})

const inTenant = (sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(sql, params),
  )
const bike = (frameNumber: string, over: object = {}) => ({
  frameNumber,
  registeredOn: '2026-02-03',
  name: 'Ana Gil',
  ...over,
})
const upload = async (bikes: object[], check = false, session: Session = here.product) =>
  (
    await session.ask(
      `mutation($b: [AccountBikeInput!]!, $c: Boolean) { uploadAccountPolygonbikes(bikes: $b, check: $c) {
        results { frameNumber created code field } userErrors { code } } }`,
      { b: bikes, c: check },
    )
  ).data.uploadAccountPolygonbikes
const change = async (session: Session, id: string, over: object, seen?: string) =>
  (
    await session.ask(
      `mutation($i: ID!, $b: AccountBikeChangeInput!, $s: String) { updateAccountPolygonBikes(id: $i, bike: $b, seen: $s) {
        accountBike { custName custCity revision } userErrors { field code meanwhile { by revision } } } }`,
      { i: id, b: { registeredOn: '2026-02-03', name: 'Ana Gil', ...over }, s: seen ?? null },
    )
  ).data.updateAccountPolygonBikes
const list = async (session: Session, args = 'page: 1') =>
  (
    await session.ask(
      `{ accountPolygonBikesDatas(${args}) { count rows { frameNumber custName sale } } }`,
    )
  ).data.accountPolygonBikesDatas

test('the office uploads bicycles of all shops, each row by itself, and each shop sees its own', async () => {
  const rows = [
    bike('wu 100001'),
    bike('WU200001', { name: 'Bo', city: 'Leon' }),
    bike('WU100001', { name: 'Twice' }),
    bike('WU999999'),
    bike('OT100001'),
    bike('WU100002', { registeredOn: '2999-01-01' }),
    bike('WU100002', { registeredOn: 'yesterday' }),
  ]
  const results = [
    { frameNumber: 'WU100001', created: true, code: null, field: null },
    { frameNumber: 'WU200001', created: true, code: null, field: null },
    { frameNumber: 'WU100001', created: false, code: 'twice', field: 'frameNumber' },
    { frameNumber: 'WU999999', created: false, code: 'frame_unknown', field: 'frameNumber' },
    {
      frameNumber: 'OT100001',
      created: false,
      code: 'brand_not_registrable',
      field: 'frameNumber',
    },
    { frameNumber: 'WU100002', created: false, code: 'in_future', field: 'registeredOn' },
    { frameNumber: 'WU100002', created: false, code: 'valid_day', field: 'registeredOn' },
  ]
  expect(await upload(rows, true)).toEqual({ results, userErrors: [] })
  expect((await list(here.dealer)).count).toBe(0)
  expect(await upload(rows)).toEqual({ results, userErrors: [] })
  expect((await list(here.dealer)).rows).toEqual([
    { frameNumber: 'WU100001', custName: 'Ana Gil', sale: null },
  ])
  await choose(here.dealer2, r3Of('Y'))
  expect((await list(here.dealer2)).rows).toMatchObject([{ frameNumber: 'WU200001' }])
  expect(
    await inTenant(`SELECT target FROM audit_log WHERE action = 'account-bike.uploaded'`),
  ).toEqual([{ target: 'WU100001,WU200001' }])
  expect((await upload(Array(76).fill(bike('WU100001')))).userErrors).toEqual([
    { code: 'too_many_rows' },
  ])
})

test('an upload replaces what differs, and leaves the rest as it is', async () => {
  await upload([bike('WU100001'), bike('WU200001', { name: 'Bo', city: 'Leon' })])
  await upload([
    bike('WU100001', { name: 'Ana Gill' }),
    bike('WU200001', { name: 'Bo', city: 'Leon' }),
  ])
  expect(
    await inTenant(
      'SELECT frame_number, owner_name, revision FROM account_bike ORDER BY frame_number',
    ),
  ).toEqual([
    { frame_number: 'WU100001', owner_name: 'Ana Gill', revision: 2 },
    { frame_number: 'WU200001', owner_name: 'Bo', revision: 1 },
  ])
})

test('a shop corrects its own bicycle, from what is stored now', async () => {
  await inTenant('UPDATE account_bike SET revision = 1')
  const refusal = (field: string | null, code: string, meanwhile: object | null = null) => ({
    accountBike: null,
    userErrors: [{ field, code, meanwhile }],
  })
  expect(await change(here.dealer, 'WU200001', {})).toEqual(refusal(null, 'not_found'))
  expect(await change(here.dealer, 'WU100001', { name: ' ' })).toEqual(refusal('name', 'required'))
  expect(await change(here.dealer, 'WU100001', { registeredOn: '2999-01-01' })).toEqual(
    refusal('registeredOn', 'in_future'),
  )
  expect(await change(here.dealer, 'wu 100001', { city: 'Leon' }, '1')).toEqual({
    accountBike: { custName: 'Ana Gil', custCity: 'Leon', revision: '2' },
    userErrors: [],
  })
  expect(await change(here.dealer, 'WU100001', {}, '1')).toEqual(
    refusal(null, 'changed_meanwhile', { by: 'Name of dealer', revision: '2' }),
  )
  expect(
    await inTenant(`SELECT target, after FROM audit_log WHERE action = 'account-bike.updated'`),
  ).toEqual([{ target: 'WU100001', after: { changed: ['owner_name', 'owner_city'] } }])
})

test('the list tells which sales are reported', async () => {
  await here.dealer.ask(
    `mutation { registerFrameV4(frame: { frameNumber: "WU100001", soldDate: "2026-02-01", name: "Ana" }) { userErrors { code } } }`,
  )
  expect((await list(here.dealer, 'reported: true')).rows).toMatchObject([{ sale: 'registered' }])
  expect((await list(here.dealer, 'reported: false')).count).toBe(0)
  expect((await list(here.dealer, 'search: "ana gil"')).count).toBe(1)
})

test.each([
  ['a shop', 'dealer', 'mutation { uploadAccountPolygonbikes(bikes: []) { results { code } } }'],
  ['the finance', 'finance', '{ accountPolygonBikesDatas { count } }'],
] as const)('%s is turned away', async (_, person, document) => {
  const { errors } = await here[person].ask(document)
  expect(errors?.[0]!.extensions.code).toBe('FORBIDDEN')
})
