import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileKind, rulesOf, safeFileName, type FileRefusal } from '#domain/files/file-kinds.ts'
import type { FileUse } from '#domain/files/file-uses.ts'
import { failure } from '../failure.ts'
import type { FileRow } from '../modules/files/upload-store.ts'
import type { Uploader, Uploads } from '../modules/files/uploads.ts'

/** A file of a multipart request, as its parser gives it. */
interface Part {
  file: Readable & { truncated: boolean }
  filename: string
}

/** An error of the disk; every other one while a request is read is the request's own. */
const isOfDisk = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined

/**
 * Writes content to a file. @returns its size and hash; null: it is larger than `most` bytes, and its rest was dropped
 * @throws BAD_INPUT for content that is broken off
 */
async function writeBeside(content: Readable, path: string, most: number) {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      // The rest is read all the same: the parser does not end before it has been.
      if (bytes > most) return done()
      hash.update(piece)
      done(null, piece)
    },
  })
  await pipeline(content, count, createWriteStream(path)).catch((error: unknown) => {
    throw isOfDisk(error) ? error : failure('BAD_INPUT')
  })
  return bytes > most ? null : { bytes, sha256: hash.digest('hex') }
}

/**
 * Keeps a file of a multipart request as an upload that is complete, with the checks of resumable ones. An upload is
 * announced with its size and hash, so the content is written beside first, and never held in memory.
 * @returns the stored file, or why it is not accepted
 * @throws as `announce` does; BAD_INPUT for content that is broken off
 */
export async function keepPart(
  who: Uploader,
  uploads: Uploads,
  { file, filename }: Part,
  { kind, usedAs, owner }: { kind: FileKind; usedAs: FileUse | ''; owner: string },
): Promise<FileRow | { refusal: FileRefusal }> {
  const folder = await mkdtemp(join(tmpdir(), 'pannier-multipart-'))
  try {
    const path = join(folder, 'content')
    const facts = await writeBeside(file, path, rulesOf(kind).most)
    if (!facts || file.truncated) return { refusal: 'file_too_large' }
    const row = await uploads.announce(who, {
      id: randomUUID(),
      kind,
      name: safeFileName(filename),
      ...facts,
      usedAs,
      owner,
    })
    if (!('id' in row)) return row
    const source = createReadStream(path)
    const after = await uploads.append(who, row, { from: 0, checksum: undefined, source })
    if (after === 'mismatch') throw failure('UNAVAILABLE')
    return after.row.refusal ? { refusal: after.row.refusal } : after.row
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
