import { acceptedFormat } from '#domain/files/file-kinds.ts'
import {
  maxPictureArchive,
  maxPictureFiles,
  type PictureFile,
} from '#domain/files/picture-names.ts'
import { unzipSync } from '#parts/file/zip-at-once.ts'

/** A picture of a batch, chosen by itself or packed in an archive. */
export interface BatchFile extends PictureFile {
  content: () => File
}

/** Why files are not taken at all. */
export type BatchProblem = 'no_files' | 'too_many_files' | 'archive_too_large' | 'not_an_archive'

/** Bytes that tell the format of a file. */
const headBytes = 64
/** Larger files of an archive are never unpacked: no picture may be so large. */
const maxEntry = 20_000_000
/** Bytes that an archive may come to. */
const maxUnpacked = 2 * maxPictureArchive

/** Files that systems put beside pictures. */
const isHidden = (path: string) =>
  /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path) || path.endsWith('/')

const isPicture = (head: Uint8Array, name: string) =>
  'format' in acceptedFormat('article-picture', head, name)

/** Lets the page answer between two files. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Finds what an archive holds, from its table of contents. @returns undefined for what is no archive */
function entriesOf(archive: Uint8Array) {
  const entries: { name: string; bytes: number }[] = []
  try {
    unzipSync(archive, {
      filter({ name, originalSize }) {
        if (!isHidden(name)) entries.push({ name, bytes: originalSize })
        return false
      },
    })
  } catch {
    return undefined
  }
  return entries
}

/** Unpacks one file. @returns undefined where it cannot be unpacked */
function unpacked(archive: Uint8Array, wanted: string): Uint8Array | undefined {
  try {
    return unzipSync(archive, { filter: ({ name }) => name === wanted })[wanted]
  } catch {
    return undefined
  }
}

async function readArchive(file: File, tell: () => void): Promise<BatchFile[] | BatchProblem> {
  if (file.size > maxPictureArchive) return 'archive_too_large'
  const archive = await bytesOf(file)
  const entries = entriesOf(archive)
  if (!entries) return 'not_an_archive'
  if (entries.length > maxPictureFiles) return 'too_many_files'
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > maxUnpacked) return 'archive_too_large'
  const files: BatchFile[] = []
  for (const { name, bytes } of entries) {
    const head = bytes > maxEntry ? undefined : unpacked(archive, name)?.subarray(0, headBytes)
    files.push({
      name,
      bytes,
      isPicture: head !== undefined && isPicture(head, name),
      content: () =>
        new File([unpacked(archive, name)!.slice()], name.slice(name.lastIndexOf('/') + 1)),
    })
    tell()
    await pause()
  }
  return files
}

/** Reads chosen pictures, and those in chosen archives. @param tell told after each */
export async function readPictureFiles(
  chosen: readonly File[],
  tell: (done: number) => void,
): Promise<BatchFile[] | BatchProblem> {
  const files: BatchFile[] = []
  let done = 0
  const count = () => tell((done += 1))
  for (const file of chosen) {
    const head = await bytesOf(file.slice(0, headBytes))
    if (/\.zip$/i.test(file.name)) {
      const packed = await readArchive(file, count)
      if (typeof packed === 'string') return packed
      files.push(...packed)
    } else {
      files.push({
        name: file.name,
        bytes: file.size,
        isPicture: isPicture(head, file.name),
        content: () => file,
      })
      count()
    }
    if (files.length > maxPictureFiles) return 'too_many_files'
  }
  return files.length > 0 ? files : 'no_files'
}
