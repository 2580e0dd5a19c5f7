import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'

const here = serverForTests(['admin', 'dealer', 'vendor'])

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

beforeEach(async () => {
  for (const table of [
    'vendor_order_line',
    'vendor_order',
    'vendor_product',
    'vendor_user',
    'vendor',
    'mail_message',
  ])
    await inTenant(`DELETE FROM ${table}`)
})

const vendor = {
  code: 'V1',
  name: 'Northpine',
  email: '',
  orderEmails: [] as string[],
  address: '',
  sorgs: [] as string[],
  active: true,
  people: [] as string[],
}
/** Saves a vendor with one article. @returns its id */
async function addVendor(fields: Partial<typeof vendor>): Promise<string> {
  const { vendor: saved } = await save({ ...vendor, ...fields })
  await inTenant(
    `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, stock) VALUES ('aa', $1, 'BELL', 'A bell', 12.5, 'EA', 10)`,
    [saved.id],
  )
  return saved.id
}
const save = async (fields: object, id?: string) =>
  (
    await here.admin.ask(
      'mutation($id: ID, $v: VendorInput!) { saveVendor(id: $id, vendor: $v) { vendor { id people } userErrors { field code } } }',
      { id, v: fields },
    )
  ).data.saveVendor
const order = async (id: string) =>
  (
    await here.dealer.ask(
      'mutation($o: ThirdPartyOrderInput!) { checkoutThirdPartyV2(order: $o) { orders errors { code } } }',
      {
        o: {
          key: randomUUID(),
          shipTo: 'S1',
          items: [{ vendor: id, articleCode: 'BELL', qty: 1, price: '12.5' }],
        },
      },
    )
  ).data.checkoutThirdPartyV2

test.each([
  ['no sales organisation sells to all', { sorgs: [] }, true],
  ["one of the dealer's sales organisations sells", { sorgs: ['1000', '2000'] }, true],
  ['one of another customer does not', { sorgs: ['2000'] }, false],
  ['one that is not active does not', { active: false }, false],
])('a vendor with %s', async (_, fields, sells) => {
  await inTenant(`UPDATE customer_area SET active = false WHERE sorg = '2000'`)
  const id = await addVendor(fields)
  const { data } = await here.dealer.ask(
    '{ productThirdParties { count } vendorThirdParties { id } }',
  )
  expect(data.productThirdParties.count).toBe(sells ? 1 : 0)
  expect(data.vendorThirdParties).toEqual(sells ? [{ id }] : [])
  expect(await order(id)).toMatchObject(
    sells ? { errors: [] } : { orders: [], errors: [{ code: 'not_offered' }] },
  )
})

test.each([
  ['no address', { email: '' }, []],
  ['the contact alone', { email: 'office@v.example' }, ['office@v.example']],
  [
    'addresses for orders',
    { email: 'office@v.example', orderEmails: ['a@v.example', 'b@v.example'] },
    ['a@v.example', 'b@v.example'],
  ],
])('orders at a vendor with %s are mailed to them', async (_, fields, to) => {
  await order(await addVendor(fields))
  expect(
    (await inTenant<{ recipient: string }>('SELECT recipient FROM mail_message ORDER BY 1')).map(
      ({ recipient }) => recipient,
    ),
  ).toEqual(to)
})

test('who works for a vendor maintains its articles, until taken off', async () => {
  const id = await addVendor({ people: ['vendor'] })
  const maintained = async () =>
    (await here.vendor.ask('{ productThirdParties(maintenance: true) { count } }')).data
      .productThirdParties.count
  expect(await maintained()).toBe(1)
  expect(await save(vendor, id)).toMatchObject({ vendor: { people: [] }, userErrors: [] })
  expect(await maintained()).toBe(0)
  expect(
    await inTenant(
      `SELECT before->'people' AS before, after->'people' AS after FROM audit_log WHERE action = 'vendor.updated' ORDER BY id DESC LIMIT 1`,
    ),
  ).toEqual([{ before: ['vendor'], after: [] }])
})

test('everyone who may maintain articles can work for a vendor, by role or group role, and others stay as they are', async () => {
  const people = async () =>
    (await here.admin.ask('{ vendorPeople { username } }')).data.vendorPeople.map(
      ({ username }: { username: string }) => username,
    )
  const dealers = await people()
  expect(dealers).toContain('vendor')
  expect(dealers).not.toContain('dealer')
  expect(await save({ ...vendor, people: ['dealer'] })).toEqual({
    vendor: null,
    userErrors: [{ field: 'people', code: 'not_a_seller' }],
  })
  const [group] = await inTenant<{ id: number }>(
    `INSERT INTO group_role (tenant_id, description, roles) VALUES ('aa', 'Sellers', '{vendor}') RETURNING id`,
  )
  const join = (id: number | null) =>
    inTenant(`UPDATE app_user SET group_role_id = $1 WHERE username = 'dealer'`, [id])
  await join(group!.id)
  expect(await people()).toContain('dealer')
  const { vendor: saved } = await save({ ...vendor, people: ['dealer'] })
  expect(saved.people).toEqual(['dealer'])
  await join(null)
  expect(
    (await save({ ...vendor, name: 'Southpine', people: ['dealer'] }, saved.id)).userErrors,
  ).toEqual([])
  await inTenant('DELETE FROM group_role WHERE id = $1', [group!.id])
})

test.each([
  [{ sorgs: ['9999'] }, { field: 'sorgs', code: 'unknown_sorg' }],
  [{ people: ['nobody.here'] }, { field: 'people', code: 'unknown_user' }],
  [{ code: 'other' }, { field: 'code', code: 'name_taken' }],
])('a vendor with %j is refused', async (fields, problem) => {
  await addVendor({ code: 'OTHER' })
  expect(await save({ ...vendor, ...fields })).toEqual({ vendor: null, userErrors: [problem] })
})
