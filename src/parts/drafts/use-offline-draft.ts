import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FileKind } from '#domain/files/file-kinds.ts'
import type { DraftFile } from '#offline/drafts/draft-file.ts'
import type { FormContent, FormDraft } from '#offline/drafts/form-draft.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useDraftWriting } from './use-draft-writing.ts'

/** A form that is filled in, and stored on this device with each change. */
export interface OfflineDraft extends FormContent {
  setField(name: string, value: unknown): void
  setFields(fields: FormContent['fields']): void
  /**
   * Adds files, each shown once it is on this device's disk.
   * @returns those that were not taken, with the code of the reason
   */
  addFiles(files: readonly File[], kind: FileKind): Promise<{ name: string; code: string }[]>
  /**
   * Adds one file, and sets fields that name it; when this resolves, both survive a crash.
   * @param fieldsOf values of fields by their name, of the id of the file
   * @returns the code of the reason why it was not taken; null: it was
   */
  addFile(
    file: File,
    kind: FileKind,
    fieldsOf?: (id: string) => FormContent['fields'],
  ): Promise<string | null>
  removeFile(id: string): void
  /** The content of a file, for its preview; undefined: it is not on this device. */
  preview(id: string): Promise<Blob | undefined>
  /**
   * Queues the form and ends the draft; files go first, whenever there is a network.
   * @throws NotSavedError when the device stores nothing, StaleDraftError when another tab has changed the form
   */
  send: FormDraft['send']
  /** The device has not stored the last change. */
  notSaved: boolean
}

const empty: FormContent = { fields: {}, files: [] }

/** The draft of a form on this device. @param kind of the form, as `visit` @param id of what is filled in @returns null while it is read */
export function useOfflineDraft(kind: string, id: string): OfflineDraft | null {
  const offline = useAtomValue(offlineAtom)
  const form = useMemo(() => offline?.form(kind, id) ?? null, [offline, kind, id])
  const [ready, setReady] = useState<FormDraft | null>(null)
  const [content, setContent] = useState(empty)
  const latest = useRef(content)
  const update = useCallback((change: (before: FormContent) => FormContent) => {
    latest.current = change(latest.current)
    setContent(latest.current)
  }, [])

  useEffect(() => {
    if (!form) return
    let gone = false
    const show = (next: FormContent) => !gone && update(() => next)
    void form.open().then((opened) => {
      show(opened)
      if (!gone) setReady(form)
    })
    const stop = form.subscribe(show)
    return () => {
      gone = true
      stop()
    }
  }, [form, update])
  const isReady = form !== null && ready === form
  const notSaved = useDraftWriting(isReady ? form : null, content)

  if (!isReady) return null
  const addFile: OfflineDraft['addFile'] = async (file, fileKind, fieldsOf) => {
    const added = await form
      .addFile(file, fileKind)
      .catch(() => ({ refusal: 'device_full' as const }))
    if ('refusal' in added) return added.refusal
    update((before) => ({
      fields: { ...before.fields, ...fieldsOf?.(added.file.id) },
      files: [...before.files, added.file],
    }))
    form.set(latest.current)
    return form.flush().then(
      () => null,
      () => 'device_full',
    )
  }
  return {
    ...content,
    notSaved,
    addFile,
    setField: (name, value) =>
      update((before) => ({ ...before, fields: { ...before.fields, [name]: value } })),
    setFields: (fields) =>
      update((before) => ({ ...before, fields: { ...before.fields, ...fields } })),
    async addFiles(files, fileKind) {
      const refused: { name: string; code: string }[] = []
      for (const file of files) {
        const code = await addFile(file, fileKind)
        if (code) refused.push({ name: file.name, code })
      }
      return refused
    },
    removeFile(fileId) {
      const isOther = (file: DraftFile) => file.id !== fileId
      update((before) => ({ ...before, files: before.files.filter(isOther) }))
      form.set(latest.current)
      // The content goes after its name: a crash between them leaves a file that nothing shows, not a name without one.
      void form.flush().then(
        () => form.dropFile(fileId),
        () => undefined,
      )
    },
    preview: form.preview,
    async send(customerKey, intentOf) {
      form.set(latest.current)
      await form.flush()
      await form.send(customerKey, intentOf)
      update(() => empty)
    },
  }
}
