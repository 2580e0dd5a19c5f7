import { rulesOf } from '#domain/files/file-kinds.ts'
import type { Database, Scope } from '../../db/database.ts'
import type { JobData } from '../../jobs/job-data.ts'
import { type FileStore, originalKey, privateKey, publicKey, thumbnailKey } from './file-store.ts'
import { makeIcons, makeSizes, makeThumbnail, unpackPicture } from './picture-sizes.ts'
import { readFileRow, refuseFile } from './upload-store.ts'
import { countRevision } from './use-store.ts'

/**
 * Makes the sizes of an uploaded picture and shows it, or refuses what is no whole picture. Run again it makes the same.
 * A private picture is only checked: anyone may open the sizes who has their address.
 */
export const pictureMaker =
  ({ database, store }: { database: Database; store: FileStore }) =>
  async ({ tenantId, fileId }: JobData['picture'], attempt: { last: boolean }): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: [] }
    const row = await database.within(scope, (tx) => readFileRow(tx, fileId))
    if (row?.state !== 'stored') return
    const content = await store.get(originalKey(tenantId, row.kept_sha256 ?? row.sha256))
    if (!content) throw new Error(`the content of file ${fileId} is not in the store`)
    const { visibility, privateSizes, thumbnail } = rulesOf(row.kind)
    const key = visibility === 'public' ? publicKey : privateKey
    const keep = (variant: string, made: Buffer, mime: string) =>
      store.put(key(tenantId, row.sha256, variant), made, mime)
    let size: { width: number; height: number } | undefined
    try {
      size =
        visibility === 'public' || privateSizes
          ? await makeSizes(content, keep)
          : await unpackPicture(content)
      if (thumbnail)
        await store.put(
          thumbnailKey(tenantId, row.sha256),
          await makeThumbnail(content),
          'image/webp',
        )
      if (row.kind === 'brand-icon') await makeIcons(content, keep)
    } catch (error) {
      // A store that is down is no fault of the picture: only the last try decides.
      if (!attempt.last && !isPictureFault(error)) throw error
    }
    await database.within(scope, async (tx) => {
      if (!size) await refuseFile(tx, fileId, 'image_broken')
      else
        await tx.query(
          `UPDATE file SET state = 'ready', width = $2, height = $3 WHERE id = $1 AND state = 'stored'`,
          [fileId, size.width, size.height],
        )
      // Announces the finished picture to devices that store the article.
      await tx.query('UPDATE file_use SET position = position WHERE file_id = $1', [fileId])
      await countRevision(tx, tenantId)
    })
  }

/** Recognises the image library's errors about unreadable content. */
const isPictureFault = (error: unknown) =>
  /VipsJpeg|Vips|unsupported image|corrupt|bad seek|premature|pixel limit|invalid|load/i.test(
    (error as Error).message,
  ) && !/file store|ENOSPC|EACCES/.test((error as Error).message)
