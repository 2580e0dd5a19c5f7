import type { Intent } from '#domain/sync/intent.ts'
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

/** What waits on this device to become of visits that the server has. */
export interface LocalVisits {
  visits: LocalVisit[]
  /** Visits whose deletion waits, by id. */
  deleted: ReadonlySet<string>
  /** Grows with each change that has gone to the server: its lists are old then. */
  waiting: number
}

/** Id of the draft of a visit: each change of one revision is a form of its own, as sent forms are never written again. */
export const draftIdOf = ({ visit, seen }: Pick<VisitDraft, 'visit' | 'seen'>): string =>
  seen === null ? visit : `${visit}.${seen}`

const visitOf = (args: Extract<Intent, { kind: 'VISIT' }>['args'], customer: string) =>
  draftOfIntent(args, { customer, customerName: '' })

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
    if (intent.kind !== 'VISIT') continue
    const { args } = intent
    const isMoving =
      row.streamId !== parkedStreamId(userId) || args.files.some(({ id }) => sentFiles.has(id))
    visits.push({
      draftId: draftIdOf(args),
      state: isMoving ? 'sending' : 'waiting',
      visit: visitOf(args, row.customerKey),
      at: row.at,
      mutationId: row.mutationId,
    })
  }
  for (const row of refused) {
    const intent = intentOf(row)
    if (intent.kind !== 'VISIT' || row.reason === 'too_late') continue
    visits.push({
      draftId: draftIdOf(intent.args),
      state: 'needs_you',
      visit: visitOf(intent.args, row.customerKey),
      at: row.at,
      mutationId: row.mutationId,
      reason: row.reason,
    })
  }
  const kinds = ['VISIT', 'DELETE_VISIT', 'RESTORE_VISIT']
  const waiting = rows.filter(({ kind }) => kinds.includes(kind)).length
  return { visits: visits.sort((a, b) => b.at - a.at), deleted, waiting }
}
