import { createHash } from 'node:crypto'
import { documentFormat, largestDocument } from '#domain/article/article-documents.ts'
import type { Tx } from '../../db/database.ts'
import {
  storeFiles,
  knownFiles,
  type NewFile,
} from '../../modules/catalogue/documents/document-store.ts'
import type { Row } from '../feed.ts'
import type { Reason } from '../cells/kinds.ts'
import type { ReadFile } from '../source-file.ts'

/** So much is held at once: the import's memory stays flat, however many files there are. */
const heldBytes = 4_000_000

type Refuse = (row: Row, column: string, reason: Reason) => void

/**
 * Keeps the files that rows of documents name, as many as have come; those that are here already are left alone. A row whose
 * file is too large, or not what its name says, is refused.
 */
export async function importDocumentFiles(
  tx: Tx,
  tenantId: string,
  rows: readonly Row[],
  readFile: ReadFile,
  refuse: Refuse,
): Promise<void> {
  const seen = new Set<string>()
  let held: NewFile[] = []
  let size = 0
  const keep = async () => {
    const known = await knownFiles(tx, held)
    const fresh = held.filter(({ name }) => !known.has(name))
    if (fresh.length > 0) await storeFiles(tx, tenantId, fresh)
    held = []
    size = 0
  }
  for (const row of rows) {
    const name = row.file as string
    const content = seen.has(name) ? undefined : await readFile(name, largestDocument)
    if (!content) continue
    if (content === 'too_large') refuse(row, 'file', 'too_large')
    else {
      const format = documentFormat(name, content)
      if (format === null) refuse(row, 'file', 'not_such_a_file')
      else {
        seen.add(name)
        held.push({
          name,
          format,
          hash: createHash('sha256').update(content).digest('hex'),
          content,
        })
        size += content.length
      }
    }
    if (size > heldBytes) await keep()
  }
  if (held.length > 0) await keep()
}
