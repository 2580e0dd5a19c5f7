import type { Database, Scope } from '../../../db/database.ts'
import type { JobData } from '../../../jobs/job-data.ts'
import { type FileStore, originalKey, privateKey } from '../file-store.ts'
import { makeThumbnail } from '../picture-sizes.ts'
import { readPdf } from './read-pdf.ts'
import { readFileRow } from '../upload-store.ts'

/** Makes an uploaded PDF findable by its text, and the picture of its first page. Run again it does the same. */
export const pdfTextTaker =
  ({ database, store }: { database: Database; store: FileStore }) =>
  async ({ tenantId, fileId }: JobData['pdf-text']): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: [] }
    const row = await database.within(scope, (tx) => readFileRow(tx, fileId))
    if (row?.state !== 'ready') return
    const content = await store.get(originalKey(tenantId, row.sha256))
    if (!content) throw new Error(`the content of file ${fileId} is not in the store`)
    const { text, picture } = await readPdf(content)
    if (picture)
      await store.put(
        privateKey(tenantId, row.sha256, 'thumb.webp'),
        await makeThumbnail(picture),
        'image/webp',
      )
    await database.within(scope, (tx) =>
      tx.query(
        `INSERT INTO pdf_text (tenant_id, file_id, text, pictured) VALUES ($1, $2, $3, $4)
         ON CONFLICT (tenant_id, file_id) DO UPDATE SET text = EXCLUDED.text, pictured = EXCLUDED.pictured`,
        [tenantId, fileId, text, picture !== null],
      ),
    )
  }
