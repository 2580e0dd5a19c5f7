// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type OfflineDatabase } from '#offline/database.ts'
import { thisDevice } from '#offline/device.ts'
import { createDraftEditor } from '#offline/drafts/draft-editor.ts'
import { createDraftStash } from '#offline/drafts/draft-stash.ts'
import { createFormDraft } from '#offline/drafts/form-draft.ts'
import type { Offline } from '#offline/start-offline.ts'
import { createDispatch } from '#offline/sync/dispatch.ts'
import { createUploadProgress } from '#offline/uploads/form-uploads.ts'
import { openUploads, type UploadDatabase } from '#offline/uploads/upload-database.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useOfflineDraft } from './use-offline-draft.ts'

// Those of jsdom have no content that can be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

let database: OfflineDatabase
let uploads: UploadDatabase
beforeEach(() => {
  database = openDatabase(`form-${Math.random()}`)
  uploads = openUploads(`form-uploads-${Math.random()}`)
})
afterEach(cleanup)

/** A page with the form of visit 1 on it. */
function page() {
  const device = thisDevice(database)
  const dispatch = createDispatch({ device, userId: 'u', onAppended: () => {} })
  const stash = createDraftStash('u', () => sessionStorage)
  const files = { ...createUploadProgress(uploads), database: uploads } as never
  const offline: Partial<Offline> = {
    form: (kind, id) =>
      createFormDraft(
        device,
        'u',
        createDraftEditor(device, 'u', `${kind}/${id}`, stash),
        files,
        dispatch,
      ),
  }
  const store = createStore()
  store.set(offlineAtom, offline as Offline)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(() => useOfflineDraft('visit', '1'), { wrapper }).result
}
const opened = async () => {
  const result = page()
  await waitFor(() => expect(result.current).not.toBeNull())
  return result
}
const photo = (name: string, text = name) => new File([text], name, { type: 'image/jpeg' })

test('fields and files are stored as they change; the next page shows them, with their content', async () => {
  const first = await opened()
  await act(async () => {
    first.current!.setField('note', 'hello')
    expect(
      await first.current!.addFiles(
        [photo('a.jpg'), photo('b.jpg', ''), photo('c.jpg')],
        'document',
      ),
    ).toEqual([{ name: 'b.jpg', code: 'file_empty' }])
  })
  const [a, c] = first.current!.files
  expect([a!.name, c!.name]).toEqual(['a.jpg', 'c.jpg'])
  await waitFor(async () => expect(await database.draftRows.count()).toBe(3))
  cleanup()
  const second = await opened()
  expect(second.current).toMatchObject({
    fields: { note: 'hello' },
    files: [a, c],
    notSaved: false,
  })
  expect(await (await second.current!.preview(c!.id))!.text()).toBe('c.jpg')

  await act(async () => second.current!.removeFile(a!.id))
  await waitFor(async () => expect(await uploads.uploads.count()).toBe(1))
  expect(second.current!.files).toEqual([c])
})

test('sending takes the last word typed, empties the form, and lets its files go', async () => {
  const result = await opened()
  await act(async () => {
    await result.current!.addFiles([photo('a.jpg')], 'document')
  })
  expect((await uploads.uploads.toArray()).map(({ form }) => form)).toEqual(['draft'])
  const [file] = result.current!.files
  await act(async () => {
    result.current!.setField('note', 'last')
    await result.current!.send('c', ({ fields, files }) => {
      expect({ fields, files: files.map(({ id }) => id) }).toEqual({
        fields: { note: 'last' },
        files: [file!.id],
      })
      return { kind: 'RESTOCK_ON', args: { sorg: '1', article: 'A' } }
    })
  })
  expect(result.current).toMatchObject({ fields: {}, files: [] })
  expect(await database.outbox.count()).toBe(1)
  expect((await uploads.uploads.toArray()).map(({ form }) => form)).toEqual(['sent'])
  cleanup()
  expect((await opened()).current).toMatchObject({ fields: {}, files: [] })
})
