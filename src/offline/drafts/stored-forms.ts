import type { OfflineDatabase } from '../database.ts'
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

/**
 * Ends a draft without sending it. Its rows stay as traces for a day, so that no page that is being left writes them again.
 * @returns ids of its files
 */
export async function discardForm(
  { draftRows }: OfflineDatabase,
  userId: string,
  kind: string,
  id: string,
): Promise<string[]> {
  const own = draftRows.where('[userId+draft]').equals([userId, `${kind}/${id}`])
  const rows = await own.toArray()
  await own.modify({ gone: 'sent', at: Date.now() })
  return rows.flatMap((row) => draftFileId(row.id) ?? [])
}

/** Traces of ended drafts are needed as long as a page may still write what it was left with, in ms. */
const keepTraces = 24 * 60 * 60 * 1000

/** Deletes the traces of ended drafts of a kind. @param now in ms */
export const forgetEndedForms = (
  { draftRows }: OfflineDatabase,
  userId: string,
  kind: string,
  now: number,
): Promise<number> =>
  draftRows
    .where('[userId+draft]')
    .between([userId, `${kind}/`], [userId, `${kind}/\uffff`])
    .filter(({ gone, at }) => gone !== undefined && at < now - keepTraces)
    .delete()
