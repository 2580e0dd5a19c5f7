import type { Reason } from './cells/kinds.ts'
import type { BrokenFile } from './broken-file.ts'

/** One refused row; the rest of its file is kept. */
export interface RefusedRow {
  line: number
  column: string
  reason: Reason
  /** The cell as it came, at most 80 characters. */
  value: string
}

export interface FileReport {
  feed: string
  rows: number
  inserted: number
  updated: number
  unchanged: number
  /** Rows of ours that a full file did not name and that were deactivated, ended, zeroed or taken away. */
  ended: number
  refusedCount: number
  /** At most `refusedKept` of them: the report of a file that is wrong throughout stays small. */
  refused: RefusedRow[]
  broken?: { reason: BrokenFile['reason']; detail: string }
  milliseconds: number
}

export interface ImportReport {
  /** Names the import in the history and for undoing it; null for a dry run. */
  id: string | null
  files: FileReport[]
  /** New users: they have no password yet. */
  createdUsers: string[]
  /** People who get a link by mail to set their password. */
  invited: number
  /** People who have an e-mail address and no password, and were not written to. */
  toInvite: number
  catalogueChanged: boolean
  /** Nothing was changed. */
  dryRun: boolean
}

export const emptyImport = (): ImportReport => ({
  id: null,
  files: [],
  createdUsers: [],
  invited: 0,
  toInvite: 0,
  catalogueChanged: false,
  dryRun: false,
})

export const refusedKept = 10_000

export const emptyReport = (feed: string): FileReport => ({
  feed,
  rows: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  ended: 0,
  refusedCount: 0,
  refused: [],
  milliseconds: 0,
})
