import { Zip, ZipPassThrough } from 'fflate/browser'
import type { PendingUpload, UploadDatabase } from '#offline/uploads/upload-database.ts'

/** A file that waits on this device, under its name in the archive. */
export interface ArchivedFile {
  id: string
  path: string
}

/** Names the file of a change so that it can be found beside the list: number of the change, number of the file, its own name. */
export const pathOf = (change: number, file: number, { name }: Pick<PendingUpload, 'name'>) =>
  // What a file system takes for a folder, or refuses.
  `${change}-${file}-${name.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-80) || 'file'}`

/** Looks which of these files are still on this device, in the order asked for. */
export const filesHere = async (
  { uploads }: UploadDatabase,
  ids: readonly string[],
): Promise<Map<string, PendingUpload>> =>
  new Map(
    (await uploads.bulkGet([...ids])).flatMap((upload) => (upload ? [[upload.id, upload]] : [])),
  )

/** A text that is written for the archive. */
export interface ArchivedText {
  path: string
  text: string
}

/**
 * Packs texts and files of this device into a ZIP, as they are: photos don't get smaller. One part of a file is in memory
 * at a time.
 * @throws what IndexedDB throws when the files can't be read
 */
export async function outboxArchive(
  { chunks }: UploadDatabase,
  texts: readonly ArchivedText[],
  files: readonly ArchivedFile[],
): Promise<Blob> {
  const parts: Blob[] = []
  let failure: Error | null = null
  const zip = new Zip((error, part) => {
    failure ??= error
    parts.push(new Blob([part as Uint8Array<ArrayBuffer>]))
  })
  const add = (path: string) => {
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    return entry
  }
  for (const { path, text } of texts) add(path).push(new TextEncoder().encode(text), true)
  for (const { id, path } of files) {
    const entry = add(path)
    const count = await chunks.where('[id+n]').between([id, 0], [id, Infinity]).count()
    for (let n = 0; n < count; n += 1)
      entry.push(new Uint8Array((await chunks.get([id, n]))!.content), n === count - 1)
  }
  zip.end()
  if (failure) throw failure
  return new Blob(parts, { type: 'application/zip' })
}
