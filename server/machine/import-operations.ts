import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { usualAllowEnded } from '../import/guards.ts'
import {
  append,
  filesIn,
  importFolder,
  isImportFile,
  largestFile,
  markStarted,
  openImport,
  readRequest,
  sizeOf,
  stateOf,
} from '../import/uploaded/import-folder.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { createRequestLock } from '../incoming/request-lock.ts'
import type { MachineRequest } from './machine-route.ts'
import { type MachineOperation, operation } from './operations.ts'
import { Problem } from './problem.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const flag = (words: string, fallback: boolean) =>
  v.optional(v.pipe(v.boolean(), v.description(words)), fallback)

const ImportState = v.object({
  id: v.string(),
  state: v.pipe(
    v.picklist(['open', 'running', 'done', 'partly', 'failed']),
    v.description(
      'open: files may come. partly: some rows were refused. failed: a file is broken, or nothing was taken',
    ),
  ),
  files: v.array(v.object({ name: v.string(), bytes: whole })),
  report: v.pipe(
    v.nullable(v.record(v.string(), v.unknown())),
    v.description('The report of `npm run import --json`, once it has ended'),
  ),
})

const base = { scope: 'feeds.write', tag: 'imports' } as const
const id = { id: 'Id of the import' }

/** @throws Problem not_found for an import that this tenant does not have here */
async function folderOf({ parts, tenant, params }: MachineRequest): Promise<string> {
  const folder = importFolder(parts.settings.dataDir, tenant.id, params.id!)
  if (!uuid.test(params.id!) || !(await readRequest(folder))) throw new Problem('not_found')
  return folder
}

const describe = async (asked: MachineRequest, folder: string) => ({
  id: asked.params.id!,
  files: await filesIn(folder),
  ...(await stateOf(folder)),
})

const alone = createRequestLock()

/** Whole files of feeds by HTTPS: opened, sent in pieces that go on where the line broke, started, read. */
export const importOperations: readonly MachineOperation[] = [
  operation({
    ...base,
    method: 'POST',
    path: '/imports',
    id: 'open-import',
    summary: 'Opens an import of files',
    description:
      'Send its files, then start it. A full file speaks for all rows there are: what it does not name is ended.',
    body: v.strictObject({
      delta: flag('The files hold only what changed', false),
      allowEnded: v.optional(
        v.pipe(
          whole,
          v.maxValue(100),
          v.description('Most of the rows there are, in percent, that a full file may end'),
        ),
        usualAllowEnded,
      ),
      invite: flag('New people with an e-mail address get a link to set a password', true),
      dryRun: flag('Nothing is changed; the report says what would be', false),
    }),
    answer: ImportState,
    async handle(asked, { body }) {
      const { parts, tenant, machine } = asked
      const made = randomUUID()
      const folder = importFolder(parts.settings.dataDir, tenant.id, made)
      await openImport(folder, { ...body, by: `API, ${machine.name}` })
      return { id: made, files: [], ...(await stateOf(folder)) }
    },
  }),
  operation({
    ...base,
    method: 'PUT',
    path: '/imports/{id}/files/{folder}',
    id: 'send-file',
    refuses: ['wrong_offset', 'import_started'],
    summary: 'Sends a feed, or the rest of it',
    description: `The body is the file, such as prices.csv, at most ${largestFile / 1e9} GB. Where the line broke, send the rest with \`offset\` at the size that is there.`,
    params: { ...id, folder: 'Name of the file: a feed with .csv' },
    streamed: true,
    query: v.strictObject({ offset: v.optional(v.pipe(v.string(), v.digits())) }),
    answer: v.object({ name: v.string(), bytes: whole }),
    handle: (asked, { query }) => sendFile(asked, asked.params.folder!, query.offset),
  }),
  operation({
    ...base,
    method: 'PUT',
    path: '/imports/{id}/files/{folder}/{name}',
    id: 'send-named-file',
    refuses: ['wrong_offset', 'import_started'],
    summary: 'Sends a document or picture that a feed names, or the rest of it',
    params: { ...id, folder: 'documents or pictures', name: 'Name of the file' },
    streamed: true,
    query: v.strictObject({ offset: v.optional(v.pipe(v.string(), v.digits())) }),
    answer: v.object({ name: v.string(), bytes: whole }),
    handle: (asked, { query }) =>
      sendFile(asked, `${asked.params.folder}/${asked.params.name}`, query.offset),
  }),
  operation({
    ...base,
    method: 'GET',
    path: '/imports/{id}',
    id: 'read-import',
    summary: 'Says how far an import is, which files have come, and its report',
    params: id,
    answer: ImportState,
    handle: async (asked) => describe(asked, await folderOf(asked)),
  }),
  operation({
    ...base,
    method: 'POST',
    path: '/imports/{id}/start',
    id: 'start-import',
    summary: 'Starts an import; once more changes nothing',
    params: id,
    answer: ImportState,
    async handle(asked) {
      const folder = await folderOf(asked)
      const { state } = await stateOf(folder)
      if (state === 'open') {
        if ((await filesIn(folder)).length === 0)
          throw new Problem('bad_input', { errors: [{ at: 'files', code: 'nothing_sent' }] })
        await markStarted(folder)
        await asked.within((tx) =>
          enqueue(tx, 'import-uploaded', { tenantId: asked.tenant.id, id: asked.params.id! }),
        )
      }
      return describe(asked, folder)
    },
  }),
]

async function sendFile(asked: MachineRequest, name: string, offset = '0') {
  const folder = await folderOf(asked)
  if (!isImportFile(name))
    throw new Problem('bad_input', { errors: [{ at: 'path', code: 'not_a_feed' }] })
  return alone(`${asked.params.id}/${name}`, asked.request, async () => {
    if ((await stateOf(folder)).state !== 'open') throw new Problem('import_started')
    const size = await sizeOf(folder, name)
    // From the beginning a file may be sent anew at any time.
    if (Number(offset) !== 0 && Number(offset) !== size)
      throw new Problem('wrong_offset', { detail: `${size} bytes are there` })
    const bytes = await append(folder, name, Number(offset), asked.request.raw)
    return { name, bytes }
  })
}
