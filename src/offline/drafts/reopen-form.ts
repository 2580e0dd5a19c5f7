import type { Intent } from '#domain/sync/intent.ts'
import { filesOf } from '#domain/sync/intent-file.ts'
import type { OfflineDatabase } from '../database.ts'
import { parkedStreamId } from '../sync/parked-rows.ts'
import type { UploadDatabase } from '../uploads/upload-database.ts'
import type { DraftEditor, DraftEntry } from './draft-editor.ts'
import type { DraftFile } from './draft-file.ts'
import { type FormContent, entriesOf } from './form-draft.ts'

/** A form that was sent, as its queued or refused row has it. */
export interface QueuedForm {
  customerKey: string
  intent: Intent
}

interface ReopenDeps {
  database: OfflineDatabase
  uploads: UploadDatabase
  userId: string
}

/** The files of a queued form that are still on this device, as a draft names them. */
async function draftFiles(
  { uploads }: UploadDatabase,
  { intent }: QueuedForm,
): Promise<DraftFile[]> {
  const files = filesOf(intent)
  const rows = await uploads.bulkGet(files.map(({ id }) => id))
  return files.map((file, n) => ({ ...file, name: rows[n]?.name ?? '', type: rows[n]?.type ?? '' }))
}

/** The row of a form that may still be changed: refused, or waiting for its files and never sent. */
async function queuedForm(
  { outbox, needsYou }: OfflineDatabase,
  userId: string,
  mutationId: string,
): Promise<QueuedForm | null> {
  const refused = await needsYou.get(mutationId)
  const waiting = refused ?? (await outbox.where('mutationId').equals(mutationId).first())
  const isOpen = refused || (waiting && isParked(waiting, userId))
  if (!waiting || !isOpen || waiting.userId !== userId) return null
  const { customerKey, kind, args } = waiting
  return { customerKey, intent: { kind, args } as Intent }
}

const isParked = (row: object, userId: string) =>
  'streamId' in row && row.streamId === parkedStreamId(userId)

/**
 * Makes a refused form, or one that waits for its files, a draft again with all its values and files: both or neither.
 * @param open opens the draft that it was sent from @returns id of that draft; null: it's on its way, or answered
 */
export async function reopenForm(
  { database, uploads, userId }: ReopenDeps,
  mutationId: string,
  draftOf: (form: QueuedForm) => { id: string; fields: FormContent['fields'] },
  open: (id: string) => DraftEditor,
): Promise<string | null> {
  const { outbox, needsYou } = database
  const form = await queuedForm(database, userId, mutationId)
  if (!form) return null
  const { id, fields } = draftOf(form)
  const files = await draftFiles(uploads, form)
  const entries: DraftEntry[] = entriesOf({ fields, files })
  const editor = open(id)
  await editor.open()
  let isDone = false
  await editor
    .restore(entries, [outbox, needsYou], async () => {
      // Another tab may have been faster, or the files have just arrived.
      if (!(await queuedForm(database, userId, mutationId))) throw new FormGoneError()
      await needsYou.delete(mutationId)
      await outbox.where('mutationId').equals(mutationId).delete()
      isDone = true
    })
    .catch((error: unknown) => {
      if (!(error instanceof FormGoneError)) throw error
    })
  if (!isDone) return null
  // Sent again with the form; what the server has of them already, it keeps.
  await uploads.uploads
    .where('id')
    .anyOf(files.map((file) => file.id))
    .modify({ form: 'draft', arrived: false, refusal: '', sent: 0, tries: 0, nextAt: 0 })
  return id
}

class FormGoneError extends Error {}
