import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { sha256Of } from '../../../tests/support/photo.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir, tusOf } from '../../../tests/support/upload.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

vi.mock('#domain/sync/intent.ts', async (original) =>
  (await import('../../../tests/uploads/form-intent.ts')).withFormIntent(await original()),
)
vi.mock('./handlers.ts', async (original) =>
  (await import('../../../tests/uploads/form-intent.ts')).withFormHandler(await original()),
)

const document = `mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { lastSeq results { seq status reason } } }`
const here = serverForTests(['dealer', 'rep'], {
  start: { settings: { dataDir: tempDir('intent-files') } },
})
const inTenant = (sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query<Record<string, unknown>>(sql, params),
  )

beforeAll(async () => {
  await inTenant(`UPDATE role SET permissions = permissions || '{page.upload-area}'`)
})

const content = (text: string) => Buffer.from(`%PDF-1.7 ${text}`)
const fileOf = (text: string, id: string = randomUUID()) => ({
  id,
  kind: 'document',
  bytes: content(text).length,
  sha256: sha256Of(content(text)),
})
type File = ReturnType<typeof fileOf>

/** Uploads a document, all of it or its first bytes. */
async function upload(text: string, file: File, bytes = Infinity, who = here.dealer) {
  const tus = tusOf(who)
  await tus.create({ kind: file.kind, content: content(text), id: file.id, name: 'a.pdf' })
  await tus.patch(file.id, 0, content(text).subarray(0, bytes))
  return file
}

async function send(...intents: { kind: string; args: unknown }[]) {
  const answer = await here.dealer.ask(document, {
    s: randomUUID(),
    i: intents.map((intent, n) => ({
      seq: n + 1,
      mutationId: randomUUID(),
      v: 1,
      customerKey: r3Of('X'),
      ...intent,
    })),
  })
  return answer.data.syncIntents.results.map(({ status, reason }) => [status, reason])
}
const form = (note: string, ...files: File[]) => ({ kind: 'FORM', args: { note, files } })
const linked = async (note: string) =>
  (await inTenant('SELECT file_id FROM file_use WHERE owner = $1', [note])).map(
    ({ file_id }) => file_id,
  )
const add = { kind: 'ADD', args: { sorg: '1000', article: goods.bike, qty: 1 } }

test('a form runs once its files are complete', async () => {
  const file = await upload('whole', fileOf('whole'))
  expect(await send(form('whole', file))).toEqual([['APPLIED', null]])
  expect(await linked('whole')).toEqual([file.id])
})

test('with a missing file, or one that is under way, it is refused and holds up nothing behind it', async () => {
  const begun = await upload('begun', fileOf('begun'), 4)
  expect(
    await send(form('never', fileOf('never')), add, form('begun', begun), form('none'), add),
  ).toEqual([
    ['REJECTED', 'files_missing'],
    ['APPLIED', null],
    ['REJECTED', 'files_missing'],
    ['APPLIED', null],
    ['APPLIED', null],
  ])
  expect(await linked('begun')).toEqual([])
})

test('a file that is not as announced is refused for good', async () => {
  const whole = await upload('good', fileOf('good'))
  const foreign = await upload('foreign', fileOf('foreign'), Infinity, here.rep)
  const broken = await upload('broken', { ...fileOf('broken'), kind: 'article-picture' })
  for (const file of [
    { ...whole, sha256: 'a'.repeat(64) },
    { ...whole, bytes: whole.bytes + 1 },
    { ...whole, kind: 'article-picture' },
    foreign,
    broken,
  ])
    expect(await send(form('bad', file))).toEqual([['REJECTED', 'files_refused']])
  expect(await linked('bad')).toEqual([])
})

test('a file belongs to one form alone, in one call and in two', async () => {
  const file = await upload('one', fileOf('one'))
  expect(await send(form('first', file), form('second', file))).toEqual([
    ['APPLIED', null],
    ['REJECTED', 'files_refused'],
  ])
  expect(await send(form('third', file))).toEqual([['REJECTED', 'files_refused']])
  expect([await linked('first'), await linked('second'), await linked('third')]).toEqual([
    [file.id],
    [],
    [],
  ])
})
