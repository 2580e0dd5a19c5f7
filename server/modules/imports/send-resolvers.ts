import { randomUUID } from 'node:crypto'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { feeds } from '../../import/feed-order.ts'
import { usualAllowEnded } from '../../import/guards.ts'
import type { FileReport, RefusedRow } from '../../import/report.ts'
import {
  filesIn,
  importFolder,
  markStarted,
  openImport,
  readRequest,
  stateOf,
} from '../../import/uploaded/import-folder.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  SentImport,
  SentImportState,
} from '../../resolver-types.gen.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Folder of an import of this tenant that is there; undefined: there is none. */
export async function sentFolder(
  { settings, tenant }: Pick<RequestContext, 'settings' | 'tenant'>,
  id: string,
): Promise<string | undefined> {
  const folder = importFolder(settings.dataDir, tenant.id, id)
  return uuid.test(id) && (await readRequest(folder)) ? folder : undefined
}

/** A file in the report that an import leaves in its folder. */
type ReportedFile = Omit<FileReport, 'refused'> & { refused: (RefusedRow & { text: string })[] }

/** Rows of a report that a page shows; the others are in the file to download. */
const refusedShown = 50

const fileOf = ({ refusedCount, broken, ...file }: ReportedFile) => ({
  ...file,
  refused: refusedCount,
  brokenReason: broken?.reason ?? null,
  brokenDetail: broken?.detail ?? null,
})

async function readSent(folder: string, id: string): Promise<SentImport> {
  const { state, report } = await stateOf(folder)
  const {
    files = [],
    error,
    id: history,
  } = (report ?? {}) as {
    files?: ReportedFile[]
    error?: string
    id?: string | null
  }
  return {
    id,
    state: state.toUpperCase() as SentImportState,
    sent: (await filesIn(folder)).map(({ name }) => name),
    files: files.map(fileOf),
    refused: files
      .flatMap(({ feed, refused: rows }) =>
        rows.map(({ line, column, text, value }) => ({ feed, line, column, text, value })),
      )
      .slice(0, refusedShown),
    error: error ?? null,
    history: history ?? null,
  }
}

/** Rights follow from the rows of people, and their changes have rules that a feed does not know. */
const sendable = feeds.filter(({ name }) => name !== 'users')

/** True for a file that an administrator may send. */
export const isSendable = (file: string): boolean =>
  sendable.some(({ name }) => file === `${name}.csv`)

export const Query: QueryResolvers<RequestContext> = {
  importFeeds: () =>
    sendable.map(({ name, doc, columns }) => ({
      name,
      doc,
      columns: columns.map((column) => ({
        name: column.name,
        required: column.required ?? false,
        doc: column.doc,
      })),
    })),
  async sentImport(_, { id }, request) {
    const folder = await sentFolder(request, id)
    return folder ? readSent(folder, id) : null
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  async openImport(_, { delta, dryRun, endAll }, { settings, tenant, user }) {
    const id = randomUUID()
    const folder = importFolder(settings.dataDir, tenant.id, id)
    await openImport(folder, {
      delta,
      dryRun,
      invite: false,
      allowEnded: endAll ? 100 : usualAllowEnded,
      by: user.username,
    })
    return done('The import is open', { import: await readSent(folder, id) })
  },
  async startImport(_, { id }, request) {
    const folder = await sentFolder(request, id)
    if (!folder) return refused('not_found', 'id')
    const { state, sent, ...shown } = await readSent(folder, id)
    if (state !== 'OPEN') return done('The import has begun', { import: { ...shown, state, sent } })
    if (sent.length === 0) return refused('nothing_sent', 'files')
    await markStarted(folder)
    await enqueue(request.tx, 'import-uploaded', { tenantId: request.tenant.id, id })
    await audit(request, { action: 'import.started', target: id, after: { files: sent } })
    return done('The import has begun', { import: await readSent(folder, id) })
  },
}
