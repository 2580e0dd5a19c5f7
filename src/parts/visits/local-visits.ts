import type { Intent } from '#domain/sync/intent.ts'
import { filesOf } from '#domain/sync/intent-file.ts'
import { draftOfIntent, readVisitDraft, type VisitDraft } from '#domain/visits/visit-draft.ts'
import type { OfflineDatabase } from '#offline/database.ts'
import { storedForms } from '#offline/drafts/stored-forms.ts'
import { parkedStreamId } from '#offline/sync/parked-rows.ts'
import type { UploadDatabase } from '#offline/uploads/upload-database.ts'

/** Kind of the drafts of visit forms. */
export const visitForm = 'visit'

export type LocalState = 'draft' | 'waiting' | 'sending' | 'needs_you'

/** A visit that this device has something to do with: filled in, waiting to be sent, or refused. */
export interface LocalVisit {
  /** Id of its draft, or of the draft that it was sent from. */
  draftId: string
  state: LocalState
  visit: VisitDraft
  /** Last change, in ms of this device's clock. */
  at: number
  /** Of a queued visit. */
  mutationId?: string
  /** Of a refused one: the code. */
  reason?: string | null
}

/** Visits on this device, and changes of visits that wait here. */
export interface LocalVisits {
  visits: LocalVisit[]
  /** Visits whose deletion waits, by id. */
  deleted: ReadonlySet<string>
}

/** Id of the draft of a visit: each change of one revision is a form of its own, as sent forms are never written again. */
export const draftIdOf = ({ visit, seen }: Pick<VisitDraft, 'visit' | 'seen'>): string =>
  seen === null ? visit : `${visit}.${seen}`

/** A queued or refused row that is a visit, as what it was made of; null: it's something else. */
export function queuedVisit(
  row: QueuedRow & { mutationId: string; customerKey: string; at: number; reason?: string | null },
  state: LocalState,
): LocalVisit | null {
  const intent = intentOf(row)
  if (intent.kind !== 'VISIT') return null
  const { mutationId, customerKey, at } = row
  return {
    draftId: draftIdOf(intent.args),
    state,
    visit: draftOfIntent(intent.args, { customer: customerKey, customerName: '' }),
    at,
    mutationId,
    ...(state === 'needs_you' && { reason: row.reason ?? null }),
  }
}

type QueuedRow = { kind: Intent['kind']; args: Intent['args'] }
const intentOf = ({ kind, args }: QueuedRow) => ({ kind, args }) as Intent

/** Reads a person's visits on this device, the latest change first. */
export async function localVisits(
  database: OfflineDatabase,
  uploads: UploadDatabase,
  userId: string,
): Promise<LocalVisits> {
  const rows = (await database.outbox.where('userId').equals(userId).toArray()).filter(
    ({ withdrawn }) => !withdrawn,
  )
  const refused = await database.needsYou.where('userId').equals(userId).toArray()
  const sentFiles = new Set(
    (await uploads.uploads.where('userId').equals(userId).toArray())
      .filter(({ form, sent }) => form === 'sent' && sent > 0)
      .map(({ id }) => id),
  )
  const visits: LocalVisit[] = []
  for (const { id, at, fields } of await storedForms(database, userId, visitForm)) {
    const visit = readVisitDraft(fields)
    if (visit?.touched) visits.push({ draftId: id, state: 'draft', visit, at })
  }
  const deleted = new Set<string>()
  for (const row of rows) {
    const intent = intentOf(row)
    if (intent.kind === 'DELETE_VISIT') deleted.add(intent.args.visit)
    if (intent.kind === 'RESTORE_VISIT') deleted.delete(intent.args.visit)
    const isMoving =
      row.streamId !== parkedStreamId(userId) || filesOf(intent).some(({ id }) => sentFiles.has(id))
    const visit = queuedVisit(row, isMoving ? 'sending' : 'waiting')
    if (visit) visits.push(visit)
  }
  for (const row of refused) {
    const visit = row.reason === 'too_late' ? null : queuedVisit(row, 'needs_you')
    if (visit) visits.push(visit)
  }
  return { visits: visits.sort((a, b) => b.at - a.at), deleted }
}
