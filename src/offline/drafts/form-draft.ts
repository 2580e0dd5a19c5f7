import type { Intent } from '#domain/sync/intent.ts'
import type { FileKind, FileRefusal } from '#domain/files/file-kinds.ts'
import type { IntentFile } from '#domain/sync/intent-file.ts'
import type { Device } from '../device.ts'
import type { Dispatch } from '../sync/dispatch.ts'
import type { OfflineUploads } from '../uploads/offline-uploads.ts'
import { contentOf, dropUpload, enqueueUpload, type NewUpload } from '../uploads/pending-uploads.ts'
import type { DraftEditor, DraftEntry } from './draft-editor.ts'
import { type DraftFile, draftFileId, draftFileRow } from './draft-file.ts'

/** A form as it is filled in: values by the name of their field (JSON), and its files in their order. */
export interface FormContent {
  fields: Readonly<Record<string, unknown>>
  files: readonly DraftFile[]
}

/** Draft of a form with files, as one page edits it. */
export interface FormDraft extends Pick<DraftEditor, 'flush' | 'isPending' | 'stash'> {
  /** Reads the draft, with what the page before in this tab could not store. Call once, before anything else. */
  open(): Promise<FormContent>
  /** Takes what is on the screen now. Stored by the next `flush`. */
  set(content: FormContent): void
  /** Calls with the whole draft after another tab has changed it. Returns how to stop. */
  subscribe(listener: (content: FormContent) => void): () => void
  /**
   * Writes a file to this device. When this resolves it survives a reload; nothing of it is sent before the form.
   * @returns the file for `set`, or why it cannot be sent at all @throws what IndexedDB throws, as on a full disk
   */
  addFile(
    file: NewUpload['file'],
    kind: FileKind,
  ): Promise<{ file: DraftFile } | { refusal: FileRefusal }>
  /** The content of a file, for its preview; undefined: it is not on this device. */
  preview(fileId: string): Promise<Blob | undefined>
  /** Deletes the content of a file that was taken out of the form. */
  dropFile(fileId: string): Promise<void>
  /**
   * Sends the form as it stands and ends the draft: both or neither. From here on it cannot be changed; its files are
   * sent first, then the intent. Call after `flush`.
   * @throws NotSavedError when the device stores nothing, StaleDraftError when another tab has changed the form
   */
  send(customerKey: string, intentOf: (content: SentForm) => Intent): Promise<void>
}

/** A form as its intent is made of it. */
export interface SentForm {
  fields: FormContent['fields']
  files: IntentFile[]
}

const fieldRow = (name: string) => `field/${name}`

/** Returns the rows of a draft that hold a form. */
export const entriesOf = ({ fields, files }: FormContent): DraftEntry[] => [
  ...Object.entries(fields).map(([name, value]) => ({ id: fieldRow(name), value })),
  ...files.map((file) => ({ id: draftFileRow(file.id), value: file })),
]

/** Returns the form that the rows of a draft hold. */
export function contentOfRows(entries: readonly DraftEntry[]): FormContent {
  const files = entries.filter(({ id }) => draftFileId(id) !== null)
  const fields = entries.filter((entry) => !files.includes(entry))
  return {
    fields: Object.fromEntries(
      fields.map(({ id, value }) => [id.slice(fieldRow('').length), value]),
    ),
    files: files.map(({ value }) => value as DraftFile),
  }
}

/** Makes a form with files of a draft. @param editor of the same person's draft */
export function createFormDraft(
  device: Device,
  userId: string,
  editor: DraftEditor,
  uploads: OfflineUploads,
  dispatch: Dispatch,
): FormDraft {
  const { facts, streams, outbox, articles } = device.database
  return {
    open: () => editor.open().then(contentOfRows),
    set: (content) => editor.set(entriesOf(content)),
    flush: editor.flush,
    isPending: editor.isPending,
    stash: editor.stash,
    subscribe: (listener) => editor.subscribe((entries) => listener(contentOfRows(entries))),
    async addFile(file, kind) {
      const added = await enqueueUpload(
        uploads.database,
        userId,
        { file, kind, form: 'draft' },
        device,
      )
      if ('refusal' in added) return added
      const { id, bytes, sha256, name, type } = added.upload
      return { file: { id, kind, bytes, sha256, name, type } }
    },
    preview: (fileId) => contentOf(uploads.database, fileId),
    dropFile: (fileId) => dropUpload(uploads.database, fileId),
    async send(customerKey, intentOf) {
      const entries = await editor.refresh()
      const { fields, files } = contentOfRows(entries)
      const intent = intentOf({
        fields,
        files: files.map(({ id, kind, bytes, sha256 }) => ({ id, kind, bytes, sha256 })),
      })
      await editor.send(
        new Set(entries.map(({ id }) => id)),
        [facts, streams, outbox, articles],
        () => dispatch(customerKey, [{ intent }]),
      )
      // Lost with a crash here, it is done again by the release of parked rows.
      await uploads.start(
        files.map(({ id }) => id),
        false,
      )
    },
  }
}
