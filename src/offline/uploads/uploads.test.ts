import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  contentOf,
  dropUpload,
  enqueueUpload,
  followUploads,
  pendingUploads,
  retryUploads,
} from './pending-uploads.ts'
import { runUploads } from './run-uploads.ts'
import { sendUploads } from './send-uploads.ts'
import { openUploads, type UploadDatabase } from './upload-database.ts'

let database: UploadDatabase
let now = 0
let ids = 0
const clock = { newId: () => `file-${(ids += 1)}`, now: () => (now += 1) }

beforeEach(() => {
  ;[now, ids] = [1_000, 0]
  database = openUploads(`uploads-${Math.random()}`)
})

const choose = (text: string, userId = 'ann', name = 'a.jpg') =>
  enqueueUpload(
    database,
    userId,
    { file: Object.assign(new Blob([text]), { name }), kind: 'article-picture', owner: 'B-1' },
    clock,
  )

/** A server that speaks tus as far as this client needs it, with whatever goes wrong in its way. */
function server(
  wrong: (method: string, n: number) => Response | 'cut' | undefined = () => undefined,
) {
  const files = new Map<string, { length: number; content: string; state: string }>()
  let n = 0
  const asked: string[] = []
  const fetchIt: typeof fetch = async (input, init) => {
    const [method, url] = [init?.method ?? 'GET', String(input)]
    const headers = new Headers(init?.headers)
    const id = url.split('/')[2] ?? ''
    asked.push(method)
    n += 1
    const fault = wrong(method, n)
    if (fault === 'cut' && method !== 'PATCH') throw new TypeError('Failed to fetch')
    if (fault instanceof Response) return fault
    if (method === 'POST') {
      const named = /id ([^,]+)/.exec(headers.get('upload-metadata')!)![1]!
      const key = atob(named)
      if (!files.has(key))
        files.set(key, {
          length: Number(headers.get('upload-length')),
          content: '',
          state: 'uploading',
        })
      const { content, state } = files.get(key)!
      return new Response(null, {
        status: 201,
        headers: { 'upload-offset': String(content.length), 'upload-state': state },
      })
    }
    const file = files.get(id)
    if (!file) return new Response(null, { status: 404 })
    if (method === 'PATCH') {
      if (Number(headers.get('upload-offset')) !== file.content.length)
        return new Response(null, {
          status: 409,
          headers: { 'upload-offset': String(file.content.length) },
        })
      file.content += await (init!.body as Blob).text()
      if (file.content.length === file.length) file.state = 'stored'
      // The upload has arrived, but its answer is lost.
      if (fault === 'cut') throw new TypeError('Failed to fetch')
    }
    return new Response(null, {
      status: method === 'PATCH' ? 204 : 200,
      headers: { 'upload-offset': String(file.content.length), 'upload-state': file.state },
    })
  }
  return { files, asked, fetch: fetchIt }
}

const send = (fetchIt: typeof fetch, userId = 'ann') =>
  sendUploads({ database, userId, fetch: fetchIt, now: () => now })

describe('files in line', () => {
  test('are written before anything is sent, oldest first, each person’s own', async () => {
    await choose('one')
    await choose('two', 'ben')
    await choose('three')
    expect((await pendingUploads(database, 'ann')).map(({ id }) => id)).toEqual([
      'file-1',
      'file-3',
    ])
    expect(await (await contentOf(database, 'file-3'))?.text()).toBe('three')
  })

  test('that cannot be sent at all are not taken', async () => {
    expect(await choose('')).toEqual({ refusal: 'file_empty' })
    expect(await pendingUploads(database, 'ann')).toEqual([])
  })

  test('are told to whoever listens', async () => {
    const heard: number[] = []
    const stop = followUploads(database, 'ann', (uploads) => heard.push(uploads.length))
    await choose('one')
    await choose('two')
    await expect.poll(() => heard.at(-1)).toBe(2)
    await dropUpload(database, 'file-1')
    await expect.poll(() => heard.at(-1)).toBe(1)
    stop()
  })
})

describe('sending', () => {
  test('starts at once when the portal is opened again during a pause after failures', async () => {
    await choose('one')
    const dead: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    for (let tries = 0; tries < 5; tries += 1) {
      await send(dead)
      await retryUploads(database, 'ann')
    }
    await send(dead)
    const { fetch: fetchIt, files } = server()
    const never = () => () => {}
    const sending = runUploads({
      database,
      userId: 'ann',
      fetch: fetchIt,
      now: () => now,
      timers: { after: never, every: never },
      events: { online: never, shown: never },
      exclusive: (work) => work(),
    })
    await expect.poll(() => pendingUploads(database, 'ann')).toEqual([])
    expect([...files.values()].map(({ content }) => content)).toEqual(['one'])
    sending.stop()
  })

  test('takes what has arrived out of line, with its content', async () => {
    await choose('one')
    await choose('two')
    const { fetch: fetchIt, files } = server()
    expect(await send(fetchIt)).toBe(Infinity)
    expect([...files.values()].map(({ content }) => content)).toEqual(['one', 'two'])
    expect(await database.chunks.count()).toBe(0)
  })

  test('waits longer after each failure, and goes on where it was', async () => {
    await choose('one')
    const { fetch: fetchIt, files } = server((method, n) =>
      method === 'PATCH' && n < 4 ? 'cut' : undefined,
    )
    const next = await send(fetchIt)
    expect(next - now).toBe(1_000)
    // Not due yet: nothing is asked.
    expect(await send(fetchIt)).toBe(next)
    now = next
    expect(await send(fetchIt)).toBe(Infinity)
    expect(files.get('file-1')!.content).toBe('one')
  })

  test('pauses without a network, twice as long each time, and at once when somebody says so', async () => {
    await choose('one')
    const away: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const pauses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      const next = await send(away)
      pauses.push(next - now)
      now = next
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
    await retryUploads(database, 'ann')
    expect(await send(server().fetch)).toBe(Infinity)
  })

  test('a step forward forgives the tries before it', async () => {
    await enqueueUpload(
      database,
      'ann',
      { file: new Blob([new Uint8Array(1_200_000)]), kind: 'article-picture' },
      clock,
    )
    const { fetch: fetchIt, files } = server((method) => (method === 'PATCH' ? 'cut' : undefined))
    for (let n = 0; n < 3; n += 1) {
      const next = await send(fetchIt)
      expect(next - now).toBe(1_000)
      now = next
    }
    expect(await send(fetchIt)).toBe(Infinity)
    expect(files.get('file-1')!.content).toHaveLength(1_200_000)
  })

  test.each([
    [
      'a refusal by header',
      new Response(null, { status: 422, headers: { 'upload-refusal': 'file_too_large' } }),
      'file_too_large',
    ],
    ['a missing right', Response.json({ code: 'FORBIDDEN' }, { status: 403 }), 'http_403'],
    ['an answer without words', new Response('', { status: 400 }), 'http_400'],
  ])('%s stays in line for its person, and the next one is sent', async (_, answer, code) => {
    await choose('one')
    await choose('two')
    const { fetch: fetchIt, files } = server((_method, n) => (n === 1 ? answer : undefined))
    expect(await send(fetchIt)).toBe(Infinity)
    expect((await pendingUploads(database, 'ann')).map(({ refusal }) => refusal)).toEqual([code])
    expect([...files.values()].map(({ content }) => content)).toEqual(['two'])
  })

  test.each([401, 429, 500, 503])('HTTP %i is tried again', async (status) => {
    await choose('one')
    const busy = new Response(null, { status })
    const next = await send(server((_method, n) => (n === 1 ? busy : undefined)).fetch)
    expect(next - now).toBe(1_000)
  })

  test('content the server has thrown away is sent again from the beginning', async () => {
    await choose('one')
    const { fetch: fetchIt, files } = server((method, n) =>
      method === 'PATCH' && n === 2 ? new Response(null, { status: 460 }) : undefined,
    )
    now = await send(fetchIt)
    expect(await send(fetchIt)).toBe(Infinity)
    expect(files.get('file-1')!.content).toBe('one')
  })

  test('a bug is no broken line', async () => {
    await choose('one')
    const broken: typeof fetch = () => Promise.reject(new RangeError('bug'))
    await expect(send(broken)).rejects.toThrow('bug')
  })
})
