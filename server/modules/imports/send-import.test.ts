import { expect, test } from 'vitest'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'

const settings = { dataDir: tempDir('send-import') }
const here = serverForTests(['admin', 'dealer'], { start: { settings } })

const report =
  'id state sent error history refused { feed line column text value } files { feed rows inserted refused brokenReason }'
const open = async (options = '(delta: true)', who: Session = here.admin) =>
  (await who.ask(`mutation { openImport${options} { import { ${report} } } }`)).data?.openImport
    .import
const send = (id: string, name: string, content: string | Buffer, who: Session = here.admin) =>
  who.send({
    method: 'POST',
    url: `/server/imports/${id}/files/${name}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: content,
  })
const start = async (id: string) =>
  (
    await here.admin.ask(
      `mutation($id: ID!) { startImport(id: $id) { import { ${report} } userErrors { code field } } }`,
      { id },
    )
  ).data.startImport
const read = async (id: string) => {
  await startWork(here.database, { settings }).drain()
  return (await here.admin.ask(`query($id: ID!) { sentImport(id: $id) { ${report} } }`, { id }))
    .data.sentImport
}
const named = async (r3: string) =>
  (
    await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query<{ name: string }>('SELECT name FROM customer WHERE r3 = $1', [r3]),
    )
  )[0]?.name

test('files are looked at first, then imported, and stand in the history under the person', async () => {
  const csv = 'r3,name\r\nM1,Moor Cycles\r\nM2,\r\n'
  const check = await open('(delta: true, dryRun: true)')
  expect(check).toMatchObject({ state: 'OPEN', sent: [], files: [] })
  expect((await send(check.id, 'customers.csv', csv)).json()).toEqual({
    name: 'customers.csv',
    bytes: csv.length,
  })
  expect((await start(check.id)).import).toMatchObject({
    state: 'RUNNING',
    sent: ['customers.csv'],
  })
  expect(await read(check.id)).toMatchObject({
    state: 'PARTLY',
    history: null,
    files: [{ feed: 'customers', rows: 2, inserted: 1, refused: 1 }],
    refused: [{ feed: 'customers', line: 3, column: 'name', text: 'is empty', value: '' }],
  })
  expect(await named('M1')).toBeUndefined()

  const real = await open()
  await send(real.id, 'customers.csv', csv)
  await start(real.id)
  // Started again, it is not imported again.
  expect((await start(real.id)).userErrors).toEqual([])
  const { history } = await read(real.id)
  expect(await named('M1')).toBe('Moor Cycles')
  const { imports } = (await here.admin.ask('{ imports { rows { id startedBy } } }')).data
  expect(imports.rows).toEqual([{ id: history, startedBy: expect.stringContaining('admin') }])
  expect(imports.rows[0]!.startedBy).not.toContain('API')
})

test('a file that is sent again replaces what had come', async () => {
  const { id } = await open()
  await send(id, 'customers.csv', `r3,name\r\n${'M3,Long name of a shop\r\n'.repeat(50)}`)
  await send(id, 'customers.csv', 'r3,name\r\nM4,Fresh\r\n')
  await start(id)
  expect((await read(id)).files).toMatchObject([{ rows: 1, inserted: 1, refused: 0 }])
})

test.each([
  ['rights of people', 'users.csv'],
  ['a file that is no feed', 'notes.csv'],
  ['a way out of the folder', '..%2Frequest.json'],
  ['a picture', 'pictures%2Fa.jpg'],
])('%s cannot be sent', async (_, name) => {
  const { id } = await open()
  expect((await send(id, name, 'x')).statusCode).toBe(404)
  expect((await start(id)).userErrors).toEqual([{ code: 'nothing_sent', field: 'files' }])
})

test.each([
  ['rubbish', Buffer.from([0, 1, 2, 255, 254])],
  ['another table', 'a;b\n1;2\n'],
  ['nothing', ''],
])('%s is told as a broken file, and changes nothing', async (_, content) => {
  const { id } = await open()
  await send(id, 'customers.csv', content)
  await start(id)
  expect(await read(id)).toMatchObject({
    state: 'FAILED',
    files: [{ feed: 'customers', inserted: 0, brokenReason: expect.any(String) }],
  })
})

test('nobody else sends to an import, and what has begun takes no more files', async () => {
  const { id } = await open()
  expect((await send(id, 'customers.csv', 'x', here.dealer)).statusCode).toBe(403)
  await send(id, 'customers.csv', 'r3,name\r\nM5,Late\r\n')
  await start(id)
  expect((await send(id, 'customers.csv', 'x')).statusCode).toBe(404)
  expect((await start('11111111-2222-4333-8444-555555555555')).userErrors).toEqual([
    { code: 'not_found', field: 'id' },
  ])
  expect((await start('../../x')).userErrors).toEqual([{ code: 'not_found', field: 'id' }])
})
