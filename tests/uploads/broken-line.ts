import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { FileKind } from '#domain/files/file-kinds.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { enqueueUpload, pendingUploads } from '#offline/uploads/pending-uploads.ts'
import { runUploads } from '#offline/uploads/run-uploads.ts'
import { openUploads } from '#offline/uploads/upload-database.ts'
import { sha256Of } from '../support/photo.ts'
import { password } from '../support/world.ts'
import type { CutLine } from './cut-line.ts'
import type { ServerProcess } from './server-process.ts'

/** Size of the heaviest file in bytes: of a long run, or of a short one. */
export const largest = process.env.SOAK ? 100_000_000 : 12_000_000

/** A file that has arrived, as an intent names it. */
export interface ArrivedFile<Kind extends FileKind> {
  id: string
  kind: Kind
  bytes: number
  sha256: string
}

/** Signs a person in. @returns requests over the line, and questions beside it */
export async function signInOver(server: ServerProcess, line: CutLine, username: string) {
  const direct = `http://localhost:${server.port}`
  const answer = await fetch(`${direct}/login`, {
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
        headers: { ...(init?.headers as object), cookie, authorization: `Bearer ${requestToken}` },
      })
  const requests = over(direct)
  const ask = async <Data>(query: string, variables: object) => {
    const response = await requests('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return ((await response.json()) as { data: Data }).data
  }
  return {
    throughLine: over(line.url),
    ask,
    /** Sends one intent of a stream and answers its result. */
    async sync(
      streamId: string,
      seq: number,
      intent: { kind: string; args: object; r3: string; mutationId?: string },
    ) {
      const { syncIntents } = await ask<{
        syncIntents: { results: { status: string; reason: string | null }[] }
      }>(
        'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason } } }',
        {
          s: streamId,
          i: [
            {
              seq,
              mutationId: intent.mutationId ?? randomUUID(),
              v: 1,
              customerKey: intent.r3,
              kind: intent.kind,
              args: intent.args,
            },
          ],
        },
      )
      return syncIntents.results[0]
    },
  }
}

/** Keeps files on a device and sends them over a line that breaks, while the server is killed twice; all must arrive. */
export async function sendOverBrokenLine<Kind extends FileKind>(
  {
    server,
    line,
    throughLine,
  }: { server: ServerProcess; line: CutLine; throughLine: typeof fetch },
  userId: string,
  kind: Kind,
  contents: readonly { content: Uint8Array; name: string; type?: string }[],
): Promise<ArrivedFile<Kind>[]> {
  const database = openUploads(`broken-line-${randomUUID()}`)
  const files: ArrivedFile<Kind>[] = []
  for (const { content, name, type = 'image/jpeg' } of contents) {
    const id = randomUUID()
    files.push({ id, kind, bytes: content.length, sha256: sha256Of(content) })
    await enqueueUpload(
      database,
      userId,
      {
        file: Object.assign(new Blob([new Uint8Array(content)], { type }), { name }),
        kind,
        use: '' as never,
        owner: '',
      },
      { newId: () => id, now: Date.now },
    )
  }
  const pending = () => pendingUploads(database, userId)
  const bytes = (await pending()).reduce((sum, one) => sum + one.bytes, 0)
  const before = line.sent()
  const sending = runUploads({
    database,
    userId,
    fetch: throughLine,
    now: Date.now,
    timers: browserTimers,
    events: { online: () => () => undefined, shown: () => () => undefined },
    exclusive: (work) => work(),
  })
  const left = async () => (await pending()).reduce((sum, one) => sum + one.bytes - one.sent, 0)
  let kills = 0
  const deadline = Date.now() + 400_000
  while ((await pending()).length > 0 && Date.now() < deadline) {
    if (kills < 2 && (await left()) < bytes * (kills === 0 ? 0.7 : 0.3)) {
      kills += 1
      await server.kill()
      await server.start()
    }
    await wait(40)
  }
  sending.stop()
  expect(kills).toBe(2)
  expect(await pending()).toEqual([])
  // Cuts and kills lose a piece each; in the long run that is next to nothing.
  expect((line.sent() - before) / bytes).toBeLessThan(process.env.SOAK ? 1.05 : 1.4)
  return files
}
