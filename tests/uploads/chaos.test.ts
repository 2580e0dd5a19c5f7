import 'fake-indexeddb/auto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { enqueueUpload, pendingUploads } from '#offline/uploads/pending-uploads.ts'
import { runUploads } from '#offline/uploads/run-uploads.ts'
import { openUploads } from '#offline/uploads/upload-database.ts'
import { photo, sha256Of } from '../support/photo.ts'
import { tempDir } from '../support/upload.ts'
import { goods, password } from '../support/world.ts'
import { type CutLine, openCutLine } from './cut-line.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  a < b ? -1 : a > b ? 1 : 0
const dataDir = tempDir('chaos')
const userId = 'product'
/** Four photos of about 1.2 MB over a line of 2 MB a second that is cut after every 900 kB. */
const [photos, rate, cutEvery] = [4, 2_000_000, 900_000]
let server: ServerProcess
let line: CutLine

beforeAll(async () => {
  server = await startProcess(dataDir)
  line = await openCutLine(server.port, rate, cutEvery)
}, 60_000)
afterAll(async () => {
  line?.close()
  await server?.kill()
})

/** The requests of one signed-in browser. */
async function signIn() {
  const direct = `http://localhost:${server.port}`
  const answer = await fetch(`${direct}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'product', password }),
  })
  const { requestToken } = (await answer.json()) as { requestToken: string }
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const over =
    (base: string): typeof fetch =>
    (input, init) =>
      fetch(`${base}${String(input)}`, {
        ...init,
        headers: { ...(init?.headers as object), cookie, authorization: `Bearer ${requestToken}` },
      })
  return { throughLine: over(line.url), direct: over(direct) }
}

test('photos arrive whole and once over a line that breaks, with a server that is killed twice and a page that is reloaded', async () => {
  const { throughLine, direct } = await signIn()
  const name = `chaos-${randomUUID()}`
  const database = openUploads(name)
  const contents = new Map<string, string>()
  for (let seed = 1; seed <= photos; seed += 1) {
    const content = await photo({ width: 1_200, height: 900, seed })
    contents.set(`${seed}.jpg`, sha256Of(content))
    const file = Object.assign(new Blob([new Uint8Array(content)]), { name: `${seed}.jpg` })
    await enqueueUpload(
      database,
      userId,
      { file, kind: 'article-picture', use: 'article-picture', owner: goods.bike },
      { newId: randomUUID, now: Date.now },
    )
  }
  const bytes = (await pendingUploads(database, userId)).reduce((sum, one) => sum + one.bytes, 0)
  expect(bytes).toBeGreaterThan(3_500_000)

  const begin = () =>
    runUploads({
      database,
      userId,
      fetch: throughLine,
      now: Date.now,
      timers: browserTimers,
      events: { online: () => () => undefined, shown: () => () => undefined },
      exclusive: (work) => work(),
    })
  let sending = begin()
  const left = async () =>
    (await pendingUploads(database, userId)).reduce((sum, one) => sum + one.bytes - one.sent, 0)
  let kills = 0
  const deadline = Date.now() + 120_000
  try {
    while ((await pendingUploads(database, userId)).length > 0 && Date.now() < deadline) {
      if (kills < 2 && (await left()) < bytes * (kills === 0 ? 0.7 : 0.3)) {
        kills += 1
        await server.kill()
        if (kills === 1) {
          sending.stop()
          sending = begin()
        }
        await server.start()
      }
      await wait(40)
    }
  } finally {
    sending.stop()
  }
  expect(kills).toBe(2)
  expect((await pendingUploads(database, userId)).map(({ refusal }) => refusal)).toEqual([])
  expect(await database.chunks.count()).toBe(0)

  const answer = await direct('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ articlePicture(articleCode: "${goods.bike}") { pictures { id name } } }`,
    }),
  })
  const { data } = (await answer.json()) as {
    data: { articlePicture: { pictures: { id: string; name: string }[] } }
  }
  const { pictures } = data.articlePicture
  const arrived = await Promise.all(
    pictures.map(async ({ id, name: called }) => {
      const file = await direct(`/server/files/${id}`)
      return [called, sha256Of(new Uint8Array(await file.arrayBuffer()))] as const
    }),
  )
  expect(arrived.toSorted(byName)).toEqual([...contents].toSorted(byName))
  const partial = join(dataDir, 'uploads/aa')
  expect(existsSync(partial) ? readdirSync(partial) : []).toEqual([])
}, 180_000)
