import type { Tx } from '../../db/database.ts'
import type {
  ExportFormat,
  ExportKind,
  ExportState,
  FileProblem,
} from '../../resolver-types.gen.ts'

/** A row of `export_job`, as its person may see it. */
export interface ExportRow {
  id: string
  kind: ExportKind
  format: ExportFormat
  state: ExportState
  file_name: string
  file_key: string | null
  rows: number
  bytes: number | null
  created_at: Date
  finished_at: Date | null
  expires_at: Date
  problem: FileProblem | null
}

const columns =
  'id, kind, format, state, file_name, file_key, rows, bytes, created_at, finished_at, expires_at, problem'

/** An export of the transaction's person; the customer it was made for must be one of those seen. */
export const readExport = async (tx: Tx, id: string): Promise<ExportRow | undefined> =>
  (await tx.query<ExportRow>(`SELECT ${columns} FROM export_job WHERE id = $1`, [id]))[0]

/** The person's exports of lists, newest first; those of the download area are listed there. */
export const readExports = (tx: Tx, limit: number): Promise<ExportRow[]> =>
  tx.query<ExportRow>(
    `SELECT ${columns} FROM export_job WHERE kind NOT LIKE 'area_%' ORDER BY created_at DESC LIMIT $1`,
    [limit],
  )
