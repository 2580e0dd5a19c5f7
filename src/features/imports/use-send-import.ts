import { useState } from 'react'
import { useClient } from 'urql'
import type { Failure } from '#data/failure.ts'
import { useSave } from '#data/save.ts'
import { authorisedFetch } from '#data/session-token.ts'
import { silent } from '#data/silent.ts'
import { OpenImport, ReadSentImport, type SentImport, StartImport } from './imports.gql.ts'

/** Options of an import that is sent from a page. */
export interface SendOptions {
  delta: boolean
  dryRun: boolean
  /** A complete file may end any number of rows. */
  endAll: boolean
}

/** Progress of an import that a page has sent: a file is on its way, the server works on it, it has ended, or it broke off. */
export type Sending =
  | { kind: 'none' }
  | { kind: 'sending'; file: string }
  | { kind: 'running' }
  | { kind: 'ended'; dryRun: boolean; report: SentImport }
  | { kind: 'failed'; failure: Failure | null }

const lookEveryMs = 1_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Times that a file is sent to a server that has no room for it at the moment. */
const mostTries = 5

/** Sends one file, again where the server says that it may be. @returns bytes that the server has; -1: it didn't take the file */
async function sendFile(id: string, file: File): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const answer = await authorisedFetch(
      `/server/imports/${id}/files/${encodeURIComponent(file.name)}`,
      { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file },
    ).catch(() => undefined)
    if (answer?.status !== 503 || tries === mostTries)
      return answer?.ok ? ((await answer.json()) as { bytes: number }).bytes : -1
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000)
  }
}

/** Sends files to the server and follows their import until it has ended. */
export function useSendImport() {
  const client = useClient()
  const open = useSave(OpenImport)
  const start = useSave(StartImport)
  const [sending, setSending] = useState<Sending>({ kind: 'none' })

  async function follow(id: string): Promise<SentImport> {
    for (;;) {
      await wait(lookEveryMs)
      const { data } = await client
        .query(ReadSentImport, { id }, { ...silent, requestPolicy: 'network-only' })
        .toPromise()
      const read = data?.sentImport
      // A server that cannot be reached at the moment goes on with the import.
      if (read && read.state !== 'OPEN' && read.state !== 'RUNNING') return read
    }
  }

  async function send(files: readonly File[], options: SendOptions): Promise<void> {
    const [first] = files
    if (!first) return
    setSending({ kind: 'sending', file: first.name })
    const opened = await open({ ...options })
    const id = opened.data?.openImport.import?.id
    if (!id) return setSending({ kind: 'failed', failure: opened.failure ?? null })
    for (const file of files) {
      setSending({ kind: 'sending', file: file.name })
      const came = await sendFile(id, file)
      // A line that broke off leaves a part, which must not be imported as the whole.
      if (came !== file.size) return setSending({ kind: 'failed', failure: null })
    }
    const { failure } = await start({ id })
    if (failure) return setSending({ kind: 'failed', failure })
    setSending({ kind: 'running' })
    setSending({ kind: 'ended', dryRun: options.dryRun, report: await follow(id) })
  }

  return { sending, send, reset: () => setSending({ kind: 'none' }) }
}
