import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { addMachineGround } from '../../../tests/support/machine-ground.ts'
import { logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { buildWorld } from '../../../tests/support/world.ts'
import { objectOf } from './fields.ts'
import { ofCustomers } from './record.ts'
import { machineRecords } from './records.ts'

const here = serverForTests(['admin'], {
  fill: async (database, world) => {
    await addMachineGround(database, world)
    await buildWorld(database, 'bb')
  },
})
let secret = ''
let strangers = ''

const makeKey = async (admin: typeof here.admin, scopes: readonly string[]) => {
  const { data } = await admin.ask(
    'mutation($k: MachineKeyInput!) { saveMachineKey(machineKey: $k) { secret } }',
    { k: { name: `Key ${Math.random()}`, scopes, rate: 6000 } },
  )
  return data.saveMachineKey.secret as string
}
beforeAll(async () => {
  secret = await makeKey(here.admin, machineScopes)
  strangers = await makeKey(await logIn(here.app, 'bb.test', 'admin'), machineScopes)
})

const get = async (path: string, key = secret, host = here.world.host) => {
  const answer = await here.app.inject({
    url: `/api/machine/v1${path}`,
    headers: { host, authorization: `Bearer ${key}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const cases = machineRecords.map((record) => [record.path, record] as const)

describe.each(cases)('%s', (path, record) => {
  const rowsOf = async () => (await get(`/${path}`)).body.rows as Record<string, unknown>[]
  const keyOf = (row: Record<string, unknown>) =>
    encodeURIComponent(String(row[record.key.name] ?? ''))

  test('rows are as they are described, and nothing else', async () => {
    const rows = await rowsOf()
    expect(rows.length).toBeGreaterThan(1)
    const Row = v.strictObject((objectOf(record.fields) as { entries: v.ObjectEntries }).entries)
    for (const row of rows) expect(v.safeParse(Row, row).issues).toBeUndefined()
  })

  test('pages of one are the same rows as one page', async () => {
    const paged: unknown[] = []
    let after: string | null = null
    do {
      const { status, body }: Awaited<ReturnType<typeof get>> = await get(
        `/${path}?limit=1${after ? `&after=${after}` : ''}`,
      )
      expect([status, body.rows.length]).toEqual([200, 1])
      paged.push(...body.rows)
      after = body.next
    } while (after)
    expect(paged).toEqual(await rowsOf())
  })

  test('one is read by its key, another is not there', async () => {
    const [first] = await rowsOf()
    expect((await get(`/${path}/${keyOf(first!)}`)).body).toEqual(first)
    expect((await get(`/${path}/no-such-key`)).status).toBe(404)
  })

  test('asks for its own scope', async () => {
    const weak = await makeKey(
      here.admin,
      machineScopes.filter((scope) => scope !== record.scope),
    )
    const only = await makeKey(here.admin, [record.scope])
    const one = `/${path}/${keyOf((await rowsOf())[0]!)}`
    for (const address of [`/${path}`, one]) {
      expect((await get(address, weak)).body).toMatchObject({ status: 403, code: 'scope_missing' })
      expect((await get(address, only)).status).toBe(200)
    }
  })

  test('another tenant’s key sees none of it', async () => {
    const one = `/${path}/${keyOf((await rowsOf())[0]!)}`
    expect((await get(one)).status).toBe(200)
    expect((await get(one, strangers)).status).toBe(401)
    const theirs = await get(`/${path}`, strangers, 'bb.test')
    const seen = theirs.body.rows.map((row: Record<string, unknown>) => JSON.stringify(row))
    expect(seen.filter((row: string) => row.includes('shop.example'))).toEqual([])
    if (path !== 'users') expect(theirs.body.rows).toEqual([])
    if (path !== 'users') expect((await get(one, strangers, 'bb.test')).status).toBe(404)
  })

  test('wrong questions are refused by their place', async () => {
    for (const query of ['after=teapot', 'after=WzFd', 'limit=many', 'page=2', 'since=yesterday'])
      expect((await get(`/${path}?${query}`)).body).toMatchObject({
        status: 400,
        code: 'bad_input',
      })
  })
})

test.each(cases.filter(([, record]) => record.changed))(
  '%s: since leaves out what is older',
  async (path, record) => {
    const { rows } = (await get(`/${path}`)).body
    const named = (list: Record<string, unknown>[]) => list.map((row) => row[record.key.name])
    const late = await get(`/${path}?since=2026-11-12T00:00:00Z`)
    expect(named(late.body.rows)).toEqual(named(rows).slice(1))
    expect((await get(`/${path}?since=2027-01-01T00:00:00Z`)).body.rows).toEqual([])
  },
)

test.each(cases.filter(([, record]) => ofCustomers(record)))(
  '%s: customer leaves out others’',
  async (path) => {
    const { rows } = (await get(`/${path}?customer=0000000003`)).body
    expect(rows.map((row: { customer: string }) => row.customer)).toEqual(['0000000003'])
  },
)
