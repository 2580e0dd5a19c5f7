import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import type { FileKind } from '#domain/files/file-kinds.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { enqueueUpload, pendingUploads } from '#offline/uploads/pending-uploads.ts'
import { runUploads } from '#offline/uploads/run-uploads.ts'
import { openUploads } from '#offline/uploads/upload-database.ts'
import { sha256Of } from '../support/photo.ts'
import { tempDir } from '../support/upload.ts'
import { password, r3Of } from '../support/world.ts'
import { type CutLine, openCutLine } from './cut-line.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

/** Size of the heaviest file in bytes, in a long run and in a short one. */
export const largest = process.env.SOAK ? 100_000_000 : 12_000_000

/** A file on the device, before it is sent. */
export interface DeviceFile {
  content: Uint8Array
  name: string
  type?: string
  use?: string
  owner?: string
}

/** A file that has arrived, as an intent names it. */
interface ArrivedFile<Kind extends FileKind> {
  id: string
  kind: Kind
  bytes: number
  sha256: string
}

interface Intent {
  kind: string
  args: object
  mutationId?: string
}

/**
 * Starts a server that can be killed, behind a line that breaks, for the tests of a file.
 * @param rate bytes a second to the server
 * @param cutEvery bytes to the server between two cuts
 */
export function brokenLine(name: string, rate = largest / 4, cutEvery = largest / 4) {
  const dataDir = tempDir(name)
  let server: ServerProcess
  let line: CutLine
  beforeAll(async () => {
    server = await startProcess(dataDir)
    line = await openCutLine(server.port, rate, cutEvery)
  }, 150_000)
  afterAll(async () => {
    line?.close()
    await server?.kill()
  })

  /** Signs a person in: their requests through the line, and directly. */
  async function signIn(username: string) {
    const url = `http://localhost:${server.port}`
    const answer = await fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
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
          headers: {
            ...(init?.headers as object),
            cookie,
            authorization: `Bearer ${requestToken}`,
          },
        })
    const direct = over(url)
    const ask = async <Data>(query: string, variables: object = {}) => {
      const response = await direct('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      return ((await response.json()) as { data: Data }).data
    }
    /** Sends an intent of customer X as number `seq` of a stream. @returns its result */
    async function sync(
      streamId: string,
      seq: number,
      { mutationId = randomUUID(), ...intent }: Intent,
    ) {
      const { syncIntents } = await ask<{
        syncIntents: { results: { status: string; reason: string | null }[] }
      }>(
        'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason } } }',
        { s: streamId, i: [{ seq, mutationId, v: 1, customerKey: r3Of('X'), ...intent }] },
      )
      return syncIntents.results[0]
    }
    return { username, throughLine: over(line.url), direct, ask, sync }
  }

  /**
   * Stores files on a device and sends them until all have arrived. Meanwhile the server is killed twice and the page is
   * reloaded once.
   * @param patience ms without a byte more on the server after which it has failed: a busy machine is slow, not stuck
   * @returns the files, and the bytes that were sent for each byte of theirs
   */
  async function send<Kind extends FileKind>(
    { username, throughLine }: Awaited<ReturnType<typeof signIn>>,
    kind: Kind,
    contents: readonly DeviceFile[],
    patience = 180_000,
  ) {
    const database = openUploads(`${name}-${randomUUID()}`)
    const files: ArrivedFile<Kind>[] = []
    for (const { content, type = 'image/jpeg', name: called, use = '', owner = '' } of contents) {
      const id = randomUUID()
      files.push({ id, kind, bytes: content.length, sha256: sha256Of(content) })
      const file = Object.assign(new Blob([new Uint8Array(content)], { type }), { name: called })
      await enqueueUpload(
        database,
        username,
        { file, kind, use: use as never, owner },
        { newId: () => id, now: Date.now },
      )
    }
    const pending = () => pendingUploads(database, username)
    const left = async () => (await pending()).reduce((sum, one) => sum + one.bytes - one.sent, 0)
    const bytes = await left()
    const before = line.sent()
    const begin = () =>
      runUploads({
        database,
        userId: username,
        fetch: throughLine,
        now: Date.now,
        timers: browserTimers,
        events: { online: () => () => undefined, shown: () => () => undefined },
        exclusive: (work) => work(),
      })
    let sending = begin()
    let kills = 0
    let least = bytes
    let movedAt = Date.now()
    try {
      while ((await pending()).length > 0 && Date.now() < movedAt + patience) {
        const rest = await left()
        if (rest < least) {
          least = rest
          movedAt = Date.now()
        }
        if (kills < 2 && rest < bytes * (kills === 0 ? 0.7 : 0.3)) {
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
    expect((await pending()).map(({ refusal }) => refusal)).toEqual([])
    expect(await database.chunks.count()).toBe(0)
    return { files, sentPerByte: (line.sent() - before) / bytes }
  }

  return { dataDir, signIn, send }
}
