import type { DraftRowRecord, OfflineDatabase, Revision } from '../database.ts'

/** A change of one row that a page wants stored. `known`: the revision it has seen stored; null: it made the row itself. */
export interface RowChange {
  id: string
  page: string
  n: number
  known: Revision | null
  value: unknown
  extra?: unknown
  position: number
  gone?: 'removed'
  /** Only `extra` is new. */
  extraOnly?: true
}

const isSame = (one: Revision, other: Revision | null) =>
  one.page === other?.page && one.n === other.n

/**
 * Whether a change may be stored over a row. The last write wins, but a deleted row stays deleted for a page that did
 * not see the deletion: its articles may be in a cart by now.
 */
export function mayStore(change: RowChange, stored: DraftRowRecord | undefined): boolean {
  if (!stored) return change.known === null && !change.extraOnly
  if (change.extraOnly) return !stored.gone
  const isOwn = stored.revision.page === change.page
  // A page that was left hands over changes that it may have stored itself in its last moment.
  if (isOwn && stored.revision.n >= change.n) return false
  if (stored.gone === 'sent') return false
  if (stored.gone) return isOwn || isSame(stored.revision, change.known)
  return isOwn || change.known !== null
}

/** Traces of gone rows are needed only while a page may still hand over a change made before, in ms. */
const keepTraces = 24 * 60 * 60 * 1000

/** Returns the rows of a draft in their order, with the traces of those that are gone. */
export async function readDraft(
  { draftRows }: OfflineDatabase,
  userId: string,
  draft: string,
): Promise<DraftRowRecord[]> {
  const rows = await draftRows.where('[userId+draft]').equals([userId, draft]).toArray()
  return rows.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

/**
 * Stores changes row by row; those that may not be stored are left out. Inside a transaction over `draftRows`.
 * @param now this device's clock, in ms
 */
export async function storeChanges(
  { draftRows }: OfflineDatabase,
  { userId, draft }: Pick<DraftRowRecord, 'userId' | 'draft'>,
  changes: readonly RowChange[],
  now: number,
): Promise<void> {
  const stored = await draftRows.bulkGet(changes.map(({ id }) => [userId, draft, id]))
  const allowed = changes
    .map((change, n) => ({ change, before: stored[n] }))
    .filter(({ change, before }) => mayStore(change, before))
  await draftRows.bulkPut(
    allowed.map(({ change: { id, page, n, value, extra, position, gone, extraOnly }, before }) =>
      extraOnly && before
        ? { ...before, extra }
        : {
            userId,
            draft,
            id,
            value,
            ...(extra !== undefined && { extra }),
            position,
            revision: { page, n },
            ...(gone && { gone }),
            at: now,
          },
    ),
  )
  await draftRows
    .where('[userId+draft]')
    .equals([userId, draft])
    .filter(({ gone, at }) => gone !== undefined && at < now - keepTraces)
    .delete()
}

/** Another tab has changed a row that was to be sent: nothing was done. */
export class StaleDraftError extends Error {}

/**
 * Returns rows that are still as a page has seen them. Inside a transaction over `draftRows`.
 * @param seen revision by id @throws StaleDraftError when one has changed or is gone
 */
export async function seenRows(
  { draftRows }: OfflineDatabase,
  { userId, draft }: Pick<DraftRowRecord, 'userId' | 'draft'>,
  seen: ReadonlyMap<string, Revision | null>,
): Promise<DraftRowRecord[]> {
  const rows = await draftRows.bulkGet([...seen.keys()].map((id) => [userId, draft, id]))
  return rows.map((row) => {
    if (!row || row.gone || !isSame(row.revision, seen.get(row.id) ?? null))
      throw new StaleDraftError()
    return row
  })
}

/** Removes what may not stay on the device after a logout: prices and other cached facts. Values stay, for that person alone. */
export const forgetDraftExtras = (
  { draftRows }: OfflineDatabase,
  userId: string,
): Promise<unknown> =>
  draftRows
    .where('userId')
    .equals(userId)
    .modify((row) => {
      delete row.extra
    })
