import type { PictureProblem } from '#domain/files/picture-problem.ts'
import { rulesOf } from '#domain/files/file-kinds.ts'
import type { Database, Scope, Tx } from '../../db/database.ts'
import { storePicture } from '../../import/files/picture-files.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobData } from '../../jobs/job-data.ts'
import type { Settings } from '../../settings.ts'
import { fetchOrNote } from '../files/fetch-picture.ts'
import type { FileStore } from '../files/file-store.ts'
import { linkFile } from '../files/use-store.ts'

interface VendorPictureDeps {
  database: Database
  store: FileStore
  settings: Pick<Settings, 'localPush'>
}

/**
 * Makes a file the picture of an article of a vendor.
 * @param fileId null: it has none
 */
export async function setVendorPicture(
  tx: Tx,
  tenantId: string,
  productId: number,
  fileId: string | null,
): Promise<void> {
  const owner = String(productId)
  await tx.query(`DELETE FROM file_use WHERE used_as = 'vendor-picture' AND owner = $1`, [owner])
  if (fileId) await linkFile(tx, tenantId, { usedAs: 'vendor-picture', owner, fileId })
  await tx.query(
    'UPDATE vendor_product SET picture_file = $2, picture_problem = NULL WHERE id = $1',
    [productId, fileId],
  )
}

/** Has the picture of an article fetched from its address, which is new; without one, the article has no picture. */
export async function followImageUrl(
  tx: Tx,
  tenantId: string,
  { productId, imageUrl }: { productId: number; imageUrl: string },
): Promise<void> {
  if (imageUrl) await enqueue(tx, 'vendor-picture', { tenantId, productId })
  else await setVendorPicture(tx, tenantId, productId, null)
}

/** Fetches the picture of a vendor's article. A failure is written beside the article; the job tries again later. */
export const vendorPictureFetcher =
  ({ database, store, settings }: VendorPictureDeps) =>
  async ({ tenantId, productId }: JobData['vendor-picture']): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: [] }
    const [row] = await database.within(scope, (tx) =>
      tx.query<{ address: string }>(
        'SELECT image_url AS address FROM vendor_product WHERE id = $1 AND image_url IS NOT NULL',
        [productId],
      ),
    )
    if (!row) return
    const { address } = row
    const note = (_: string, problem: PictureProblem) =>
      database.within(scope, (tx) =>
        // An address that was changed meanwhile has a fetch of its own.
        tx.query(
          'UPDATE vendor_product SET picture_problem = $2 WHERE id = $1 AND image_url = $3',
          [productId, problem, address],
        ),
      )
    const rules = {
      most: rulesOf('vendor-picture').most,
      local: settings.localPush,
    }
    const fetched = await fetchOrNote(address, rules, note)
    if (!fetched) return
    const { name, content } = fetched
    await database.within(scope, async (tx) => {
      const [current] = await tx.query(
        'SELECT 1 FROM vendor_product WHERE id = $1 AND image_url = $2 FOR UPDATE',
        [productId, address],
      )
      if (!current) return
      const kept = await storePicture(tx, store, tenantId, {
        kind: 'vendor-picture',
        name,
        content,
      })
      if ('id' in kept) await setVendorPicture(tx, tenantId, productId, kept.id)
      else
        await tx.query(`UPDATE vendor_product SET picture_problem = 'no_picture' WHERE id = $1`, [
          productId,
        ])
    })
  }
