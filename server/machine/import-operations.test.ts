import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { serverForTests } from '../../tests/support/test-people.ts'
import { startWork } from '../../tests/support/work.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'pannier-imports-'))
const here = serverForTests(['admin'], { start: { settings: { dataDir } } })
let secret = ''

beforeAll(async () => {
  const { data } = await here.admin.ask(
    'mutation { saveMachineKey(machineKey: { name: "ERP", scopes: ["feeds.write"], rate: 6000 }) { secret } }',
  )
  secret = data.saveMachineKey.secret as string
})

const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object | string) => {
  const answer = await here.app.inject({
    method,
    url: `/api/machine/v1/imports${path}`,
    headers: {
      host: here.world.host,
      authorization: `Bearer ${secret}`,
      ...(typeof payload === 'string' && { 'content-type': 'application/octet-stream' }),
    },
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const open = async (body: object) => (await ask('POST', '', body)).body.id as string
const drain = () => startWork(here.database, { settings: { dataDir } }).drain()
const customers = () =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(`SELECT r3, name FROM customer WHERE r3 LIKE 'H%' ORDER BY r3`),
  )

test('a file sent in pieces is imported once it is started, and the report says how it went', async () => {
  const id = await open({ delta: true })
  const file = 'r3,name\nH1,First\nH2,\n'
  expect((await ask('PUT', `/${id}/files/customers.csv`, file.slice(0, 12))).body).toEqual({
    name: 'customers.csv',
    bytes: 12,
  })
  expect((await ask('PUT', `/${id}/files/customers.csv?offset=9`, 'x')).status).toBe(409)
  const rest = await ask('PUT', `/${id}/files/customers.csv?offset=12`, file.slice(12))
  expect(rest.body.bytes).toBe(file.length)
  expect((await ask('GET', `/${id}`)).body).toMatchObject({
    state: 'open',
    files: [{ name: 'customers.csv', bytes: file.length }],
    report: null,
  })
  expect((await ask('POST', `/${id}/start`)).body.state).toBe('running')
  expect((await ask('PUT', `/${id}/files/stock.csv`, 'x')).body.code).toBe('import_started')
  expect((await ask('POST', `/${id}/start`)).body.state).toBe('running')
  await drain()
  expect((await ask('GET', `/${id}`)).body).toMatchObject({
    state: 'partly',
    files: [],
    report: {
      exitCode: 2,
      files: [{ feed: 'customers', inserted: 1, refused: [{ line: 3, text: 'is empty' }] }],
    },
  })
  expect(await customers()).toEqual([{ r3: 'H1', name: 'First' }])
  const { data } = await here.admin.ask('{ imports { rows { startedBy } } }')
  expect(data.imports.rows[0]!.startedBy).toContain('API, ERP')
})

test('a dry run changes nothing', async () => {
  const id = await open({ delta: true, dryRun: true })
  await ask('PUT', `/${id}/files/customers.csv`, 'r3,name\nH9,Never\n')
  await ask('POST', `/${id}/start`)
  await drain()
  expect((await ask('GET', `/${id}`)).body).toMatchObject({
    state: 'done',
    report: { dryRun: true, files: [{ inserted: 1 }] },
  })
  expect((await customers()).length).toBe(1)
})

test('names that are none, and imports of others, are refused', async () => {
  const id = await open({})
  for (const name of ['unknown.csv', 'request.json', 'documents/..%2F..%2Fx', 'pictures/.hidden'])
    expect((await ask('PUT', `/${id}/files/${name}`, 'x')).status, name).toBe(400)
  expect((await ask('PUT', `/${id}/files/pictures/A-1_2.jpg`, 'x')).status).toBe(200)
  expect((await ask('GET', '/11111111-2222-4333-8444-555555555555')).status).toBe(404)
  expect((await ask('GET', '/..%2F..')).status).toBe(404)
  const empty = await open({})
  expect((await ask('POST', `/${empty}/start`)).body.errors).toEqual([
    { at: 'files', code: 'nothing_sent' },
  ])
})
