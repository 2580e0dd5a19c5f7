import { createHash, type Hash } from 'node:crypto'
import { mkdir, open, readFile, rm, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { untilBroken } from '../../incoming/broken-line.ts'

/** Content of uploads under way, one growing file each. What lies on the disk is the truth about how far one has come. */
export interface PartialUploads {
  /** Bytes that have arrived. */
  offset(tenantId: string, id: string): Promise<number>
  /**
   * Appends what comes until the source ends, breaks off or is stopped; what has arrived stays.
   * @param most bytes it may take; more are left out
   * @param checksum SHA-256 of this piece in base64: a piece that differs is taken back
   * @returns the new offset; `mismatch` when the piece was taken back
   * @throws Error when the disk takes no more: the piece is taken back
   */
  append(upload: { tenantId: string; id: string }, piece: UploadChunk): Promise<number | 'mismatch'>
  read(tenantId: string, id: string): Promise<Buffer>
  remove(tenantId: string, id: string): Promise<void>
}

export interface UploadChunk {
  source: AsyncIterable<Uint8Array>
  from: number
  most: number
  checksum: string | undefined
}

/** Folder of uploads under way. */
export const uploadsDir = (dataDir: string): string => join(dataDir, 'uploads')

/** Writes a stream into a file at a position, for as long as it comes. @returns bytes written, and why it ended */
async function writeFrom(path: string, { source, from, most }: UploadChunk, hash: Hash) {
  const handle = await open(path, 'r+')
  // Where the line breaks off the sender asks how far it has come and goes on from there.
  const arriving = untilBroken(source)
  let written = 0
  try {
    for await (const bytes of arriving) {
      const fitting = bytes.subarray(0, most - written)
      if (fitting.length === 0) break
      await handle.write(fitting, 0, fitting.length, from + written)
      hash.update(fitting)
      written += fitting.length
    }
    return { written, whole: arriving.whole }
  } finally {
    await handle.sync().finally(() => handle.close())
  }
}

/** Uploads under way, in the folder `uploads` of the data folder. */
export function createPartialUploads(dataDir: string): PartialUploads {
  const pathOf = (tenantId: string, id: string) => join(uploadsDir(dataDir), tenantId, id)
  const offset = async (tenantId: string, id: string) => {
    try {
      return (await stat(pathOf(tenantId, id))).size
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
      throw error
    }
  }
  return {
    offset,
    async append({ tenantId, id }, piece) {
      const path = pathOf(tenantId, id)
      await mkdir(dirname(path), { recursive: true })
      await (await open(path, 'a')).close()
      const hash = createHash('sha256')
      const { written, whole } = await writeFrom(path, piece, hash).catch(async (error) => {
        await truncate(path, piece.from)
        throw error
      })
      if (piece.checksum !== undefined && (!whole || hash.digest('base64') !== piece.checksum)) {
        // Half a piece cannot be checked, so it is not kept.
        await truncate(path, piece.from)
        return whole ? 'mismatch' : piece.from
      }
      return piece.from + written
    },
    read: (tenantId, id) => readFile(pathOf(tenantId, id)),
    remove: (tenantId, id) => rm(pathOf(tenantId, id), { force: true }),
  }
}
