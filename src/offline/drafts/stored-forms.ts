import type { OfflineDatabase } from '../database.ts'
import { subscribeLive } from '../live-query.ts'
import { draftFileId } from './draft-file.ts'
import { contentOfRows, type FormContent } from './form-draft.ts'

/** A form that is being filled in on this device. */
export interface StoredForm extends FormContent {
  /** Id of the draft, without its kind. */
  id: string
  /** Last change, in ms of this device's clock. */
  at: number
}

/** Reads all drafts of a kind of form, the latest change first. @param kind as `visit` */
export async function storedForms(
  { draftRows }: OfflineDatabase,
  userId: string,
  kind: string,
): Promise<StoredForm[]> {
  const rows = await draftRows
    .where('[userId+draft]')
    .between([userId, `${kind}/`], [userId, `${kind}/\uffff`])
    .filter(({ gone }) => !gone)
    .toArray()
  const byDraft = new Map<string, typeof rows>()
  for (const row of rows) byDraft.set(row.draft, [...(byDraft.get(row.draft) ?? []), row])
  return [...byDraft]
    .map(([draft, own]) => ({
      ...contentOfRows(own),
      id: draft.slice(kind.length + 1),
      at: Math.max(...own.map(({ at }) => at)),
    }))
    .sort((a, b) => b.at - a.at)
}

/** Tells the drafts of a kind now and after each change, of this tab or another. @returns how to stop */
export const followStoredForms = (
  database: OfflineDatabase,
  userId: string,
  kind: string,
  listener: (forms: StoredForm[]) => void,
): (() => void) => subscribeLive(() => storedForms(database, userId, kind), listener)

/** Deletes a draft for good; its files go by themselves. */
export async function discardForm(
  { draftRows }: OfflineDatabase,
  userId: string,
  kind: string,
  id: string,
): Promise<string[]> {
  const rows = await draftRows
    .where('[userId+draft]')
    .equals([userId, `${kind}/${id}`])
    .toArray()
  await draftRows.bulkDelete(rows.map((row) => [row.userId, row.draft, row.id]))
  return rows.flatMap((row) => draftFileId(row.id) ?? [])
}
