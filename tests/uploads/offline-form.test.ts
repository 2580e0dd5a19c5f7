import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#offline/database.ts'
import { thisDevice } from '#offline/device.ts'
import type { FormContent } from '#offline/drafts/form-draft.ts'
import { type Offline, startOffline } from '#offline/start-offline.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { tokenOwner } from '#offline/sync/token-owner.ts'
import { startUploads } from '#offline/uploads/offline-uploads.ts'
import { openUploads } from '#offline/uploads/upload-database.ts'
import { inProcessFetch, type InProcessFetch } from '../support/in-process-fetch.ts'
import { sha256Of } from '../support/photo.ts'
import { serverForTests } from '../support/test-people.ts'
import { tempDir } from '../support/upload.ts'
import { goods, r3Of } from '../support/world.ts'

vi.mock('#domain/sync/intent.ts', async (original) =>
  (await import('./form-intent.ts')).withFormIntent(await original()),
)
vi.mock('../../server/modules/sync/handlers.ts', async (original) =>
  (await import('./form-intent.ts')).withFormHandler(await original()),
)

const here = serverForTests(['dealer'], {
  start: { settings: { dataDir: tempDir('offline-form') } },
})
const inTenant = (sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query<{ id: string; sha256: string }>(sql, params),
  )
beforeAll(() => inTenant(`UPDATE role SET permissions = permissions || '{page.upload-area}'`))

const customer = r3Of('X')
let [mainName, uploadName] = ['', '']
let line: InProcessFetch
/** Called before each request; may throw, or answer a body in place of the given one. */
let beforeRequest: (method: string, url: string, body: unknown) => unknown
let stop = () => {}

beforeEach(() => {
  ;[mainName, uploadName] = [`main-${randomUUID()}`, `uploads-${randomUUID()}`]
  line = inProcessFetch(here.app, here.world.host)
  for (const [name, value] of Object.entries(here.dealer.cookies)) line.cookies.set(name, value)
  beforeRequest = () => undefined
})
afterEach(() => stop())

const events = { online: () => () => undefined, shown: () => () => undefined }

/** A page of this device; the one before is left without a word, as by a crash. */
function page() {
  stop()
  const [main, files] = [openDatabase(mainName), openUploads(uploadName)]
  const userId = String(here.world.users['dealer'])
  let left = false
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (left) throw new TypeError('Failed to fetch')
    const other = await beforeRequest(init?.method ?? 'GET', String(input), init?.body)
    const answer = await line.fetch(input, {
      ...init,
      ...(other instanceof Blob && { body: other }),
      headers: { ...(init?.headers as object), authorization: `Bearer ${here.dealer.token}` },
    })
    // The line is cut behind a piece that arrived in part.
    if (left || other instanceof Blob) throw new TypeError('Failed to fetch')
    return answer
  }
  const of = { userId, fetch, timers: browserTimers, events }
  const uploads = startUploads({ ...of, database: files, now: Date.now })
  const offline: Offline = startOffline({
    ...of,
    uploads,
    device: thisDevice(main),
    tokenUser: () => tokenOwner(here.dealer.token),
    ready: async () => {},
    hashed: false,
    random: () => 0,
    tab: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
  })
  stop = () => {
    left = true
    offline.stop()
    stop = () => {}
  }
  return { main, files, uploads, offline, form: offline.form('claim', '1') }
}
type Page = ReturnType<typeof page>

/** A document of this many bytes. */
function paper(seed: number, bytes: number): File {
  const content = new Uint8Array(bytes)
  for (let n = 0, state = seed; n < bytes; n += 1) {
    state = (state * 48_271) % 2_147_483_647
    content[n] = state
  }
  content.set(new TextEncoder().encode('%PDF-1.7 '))
  return new File([content], `${seed}.pdf`, { type: 'application/pdf' })
}
const hashOf = async (blob: Blob) => sha256Of(new Uint8Array(await blob.arrayBuffer()))

async function fill({ form }: Page, note: string, papers: readonly File[]): Promise<FormContent> {
  await form.open()
  const files: FormContent['files'][number][] = []
  for (const one of papers) {
    const added = await form.addFile(one, 'document')
    if ('refusal' in added) throw new Error(added.refusal)
    files.push(added.file)
  }
  const content = { fields: { note }, files }
  form.set(content)
  await form.flush()
  return content
}
const send = ({ form }: Page) =>
  form.send(
    customer,
    ({ fields, files }) => ({ kind: 'FORM', args: { note: fields['note'], files } }) as never,
  )
const arrived = async (note: string) =>
  (
    await inTenant(
      `SELECT f.id, f.sha256 FROM file_use u JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id WHERE u.owner = $1 ORDER BY f.name`,
      [note],
    )
  ).map(({ sha256 }) => sha256)
const isEmpty = async ({ main, files }: Page) =>
  [await main.outbox.count(), await files.uploads.count(), await files.chunks.count()].join()
const uploaded = () => line.paths.filter((path) => path.startsWith('/uploads'))

test('a draft with files survives a reload, nothing of it is sent, and a removed file leaves nothing behind', async () => {
  const papers = [paper(1, 1_300_000), paper(2, 40_000)]
  const content = await fill(page(), 'kept', papers)
  const again = page()
  expect(await again.form.open()).toEqual(content)
  const preview = (await again.form.preview(content.files[0]!.id))!
  expect([preview.type, await hashOf(preview)]).toEqual([
    'application/pdf',
    await hashOf(papers[0]!),
  ])
  expect(uploaded()).toEqual([])
  expect(await again.files.chunks.count()).toBe(4)

  again.form.set({ fields: { note: 'changed' }, files: content.files.slice(1) })
  await again.form.flush()
  await again.form.dropFile(content.files[0]!.id)
  const third = page()
  expect(await third.form.open()).toEqual({
    fields: { note: 'changed' },
    files: content.files.slice(1),
  })
  expect(await third.files.chunks.count()).toBe(1)
  expect(await third.offline.beforeSignOut()).toBe(0)
})

test('a form sent offline arrives over a line that is cut, with reloads in between: same hashes, once; the cart does not wait for it', async () => {
  line.online = false
  const papers = [paper(3, 1_700_000), paper(4, 900_000)]
  const first = page()
  const { files } = await fill(first, 'cut', papers)
  await send(first)
  expect(await page().form.open()).toEqual({ fields: {}, files: [] })
  await first.offline.dispatch(customer, [
    { intent: { kind: 'ADD', args: { sorg: '1000', article: goods.bike, qty: 1 } } },
  ])

  line.online = true
  let [pieces, synced] = [0, false]
  beforeRequest = async (method, url, body) => {
    if (url.includes('graphql')) synced = true
    if (method !== 'PATCH') return undefined
    expect(synced).toBe(true)
    pieces += 1
    // Each second piece arrives in part, and the page is reloaded right behind it.
    return pieces % 2 === 1 ? (body as Blob).slice(0, 100_000 + pieces) : undefined
  }
  let now = page()
  for (let reloads = 0; reloads < 20 && (await isEmpty(now)) !== '0,0,0'; reloads += 1) {
    await now.offline.sendNow()
    await now.uploads.sendNow()
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (reloads % 2 === 0) now = page()
  }
  await expect.poll(() => isEmpty(now), { timeout: 10_000 }).toBe('0,0,0')
  expect(pieces).toBeGreaterThan(6)
  expect(await arrived('cut')).toEqual(await Promise.all(papers.map(hashOf)))
  expect(files.map(({ sha256 }) => sha256)).toEqual(await arrived('cut'))
  expect(await now.main.needsYou.count()).toBe(0)
}, 60_000)

test('a crash between the queued form and the start of its files loses nothing', async () => {
  const papers = [paper(5, 20_000)]
  line.online = false
  const first = page()
  await fill(first, 'crash', papers)
  await send(first)
  await first.files.uploads.toCollection().modify({ form: 'draft' })
  line.online = true
  const next = page()
  await expect.poll(() => isEmpty(next), { timeout: 10_000 }).toBe('0,0,0')
  expect(await arrived('crash')).toEqual([await hashOf(papers[0]!)])
})

test('a file that the server loses before the form comes is sent again', async () => {
  const papers = [paper(6, 30_000)]
  let lost = 0
  beforeRequest = async (_method, url) => {
    if (url.includes('graphql') && lost === 0 && uploaded().length > 0) {
      lost += 1
      await inTenant(`DELETE FROM file WHERE name = '6.pdf'`)
    }
  }
  const only = page()
  await fill(only, 'lost', papers)
  await send(only)
  await expect.poll(() => isEmpty(only), { timeout: 20_000 }).toBe('0,0,0')
  expect(lost).toBe(1)
  expect(await arrived('lost')).toEqual([await hashOf(papers[0]!)])
  expect(await only.main.needsYou.count()).toBe(0)
}, 30_000)

test('a file that the server refuses makes the form a conflict, which keeps its content until it is dismissed', async () => {
  const only = page()
  await fill(only, 'refused', [new File(['no document'], 'a.pdf')])
  await send(only)
  await expect
    .poll(() => only.main.needsYou.toArray(), { timeout: 10_000 })
    .toMatchObject([{ kind: 'FORM', reason: 'format_not_accepted' }])
  expect(await only.files.chunks.count()).toBe(1)
  await only.main.needsYou.clear()
  const next = page()
  await expect.poll(() => isEmpty(next)).toBe('0,0,0')
})

test('files under way count at sign-out and in the status; discarding them leaves nothing', async () => {
  const { enqueueUpload } = await import('#offline/uploads/pending-uploads.ts')
  line.online = false
  const only = page()
  const seen: number[] = []
  only.offline.subscribe(({ uploading }) => seen.push(uploading))
  const userId = String(here.world.users['dealer'])
  const clock = { newId: randomUUID, now: Date.now }
  await enqueueUpload(only.files, userId, { file: paper(7, 9_000), kind: 'document' }, clock)
  await fill(only, 'unsent', [paper(8, 9_000)])
  await expect.poll(() => seen.at(-1)).toBe(1)
  expect(await only.offline.beforeSignOut()).toBe(1)
  await send(only)
  expect(await only.offline.beforeSignOut()).toBe(2)
  await only.offline.signOut('discard')
  expect(await isEmpty(only)).toBe('0,0,0')
})
