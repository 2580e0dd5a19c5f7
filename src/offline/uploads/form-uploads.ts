import type { Table } from 'dexie'
import { filesOf } from '#domain/sync/intent-file.ts'
import type { OfflineDatabase } from '../database.ts'
import { draftFileId } from '../drafts/draft-file.ts'
import type { FilesState, UploadProgress } from '../sync/parked-rows.ts'
import { dropUpload, pendingUploads } from './pending-uploads.ts'
import type { UploadDatabase } from './upload-database.ts'

/** Starts files of queued intents and looks how far they are, for page and worker. */
export const createUploadProgress = (
  database: UploadDatabase,
): Pick<UploadProgress, 'start' | 'stateOf'> => ({
  async start(ids, again) {
    const { uploads } = database
    return database.transaction('rw', uploads, async () => {
      const rows = (await uploads.bulkGet([...ids])).filter((row) => row !== undefined)
      const due = rows.filter(({ form, arrived }) => form === 'draft' || (again && arrived))
      await uploads.bulkPut(
        due.map((row) => ({ ...row, form: 'sent', arrived: false, sent: 0, tries: 0, nextAt: 0 })),
      )
      return rows.length === ids.length
    })
  },
  async stateOf(ids): Promise<FilesState> {
    const rows = await database.uploads.bulkGet([...ids])
    const refusal = rows.find((row) => row?.refusal)?.refusal
    if (refusal) return { refusal }
    // A file that is not here any more may have arrived; the server knows.
    return rows.every((row) => !row || row.arrived) ? 'complete' : 'waiting'
  },
})

/** Time in ms that a draft's file stays without the draft's row that names it, which is stored right after it. */
const unnamedFor = 60 * 60 * 1000

/** Removes files of forms that neither a draft nor a waiting or refused intent names any more. @param now in ms */
export async function dropUnnamedFiles(
  main: OfflineDatabase,
  database: UploadDatabase,
  userId: string,
  now: number,
): Promise<void> {
  const kept = (await pendingUploads(database, userId)).filter(
    ({ form, at }) => form === 'sent' || (form === 'draft' && at < now - unnamedFor),
  )
  if (kept.length === 0) return
  const named = new Set<string>()
  // In one transaction: sending a form moves the name from the draft to the outbox.
  await main.transaction('r', [main.draftRows, main.outbox, main.needsYou], async () => {
    const own = <Row>(table: Table<Row>) => table.where('userId').equals(userId).toArray()
    for (const { args } of [...(await own(main.outbox)), ...(await own(main.needsYou))])
      for (const { id } of filesOf({ args })) named.add(id)
    for (const { id, gone } of await own(main.draftRows)) {
      const file = gone ? null : draftFileId(id)
      if (file) named.add(file)
    }
  })
  for (const { id } of kept) if (!named.has(id)) await dropUpload(database, id)
}
