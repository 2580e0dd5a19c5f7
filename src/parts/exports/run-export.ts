import type { Client } from '@urql/core'
import type { VariablesOf } from 'gql.tada'
import { authorisedFetch } from '#data/session-token.ts'
import { saveFile } from '../file/save-csv.ts'
import { CreateExport, ExportProgress } from './exports.gql.ts'

type ExportAsked = VariablesOf<typeof CreateExport>
export type ExportKind = ExportAsked['kind']
export type ExportFormat = ExportAsked['format']

/** Thrown when there is no file: the code of a refusal, the known reason or `failed` for a job that gave up, `no_answer` for a line that broke. */
export class ExportFailed extends Error {
  override name = 'ExportFailed'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Milliseconds between two looks at a job. */
const patience = 700

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Has a list written to a file by the server, waits for it and hands it to the person.
 * @param tell hears how many rows are written
 * @throws ExportFailed
 */
export async function runExport(
  client: Client,
  asked: ExportAsked,
  tell: (rows: number) => void,
): Promise<void> {
  const { data, error } = await client.mutation(CreateExport, asked).toPromise()
  const answer = data?.createExport
  if (error || !answer) throw new ExportFailed('no_answer')
  if (!answer.job) throw new ExportFailed(answer.userErrors[0]?.code ?? 'failed')
  let { id, state, rows, fileName } = answer.job
  let problem: string | null = null
  while (state === 'queued' || state === 'running') {
    tell(rows)
    await wait(patience)
    const { data: seen, error: lost } = await client
      .query(ExportProgress, { id }, { requestPolicy: 'network-only' })
      .toPromise()
    if (lost) throw new ExportFailed('no_answer')
    if (!seen?.exportJob) throw new ExportFailed('failed')
    ;({ state, rows, fileName, problem } = seen.exportJob)
  }
  if (state !== 'ready') throw new ExportFailed(problem ?? 'failed')
  const file = await authorisedFetch(`/api/reports/${id}/download`)
  if (!file.ok) throw new ExportFailed('failed')
  saveFile(fileName, await file.blob())
}
