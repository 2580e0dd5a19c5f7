import { mayEditVisit } from '#domain/visits/visit-editing.ts'
import { chosenIds, type VisitAnswers, visitProblems } from '#domain/visits/visit-form.ts'
import type { VisitSlot } from '#domain/visits/visit-slots.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import {
  limitationsFor,
  readVisitAreas,
  readVisitKinds,
  type VisitKind,
} from './visit-kind-store.ts'
import { markUsed } from '../visit-forms/kind-rules.ts'
import { keepPhotos, newPhotos } from './visit-photos.ts'
import { type AnsweredChoice, isVisitId, type VisitRow, visitSql } from './visit-store.ts'

/** A visit as it is reported, its answers checked for their form. */
export interface WantedVisit {
  id: string
  kind: string
  answers: VisitAnswers
  /** In ms, by the server's clock. */
  visitedAt: number
  place: { lat: number; lng: number; accuracy: number | null } | null
  attachPlace: boolean
  /** Photo of each slot that has one: a new file of the sender, or one that the revision before has. */
  photos: readonly { slot: VisitSlot; file: string }[]
}

type Saved = { visit: { id: string; revision: number } } | { userErrors: UserError[] }

const refuse = (code: string, field: string): Saved => ({ userErrors: [userError(code, field)] })

/** Takes the row of a visit that this transaction sees, and holds it until its end. */
export async function lockVisit(
  { tx }: Pick<RequestContext, 'tx'>,
  id: string,
): Promise<VisitRow | undefined> {
  if (!isVisitId(id)) return undefined
  // Locked first: what is read with it is what the transaction before has left.
  await tx.query('SELECT 1 FROM visit WHERE id = $1::uuid FOR UPDATE', [id])
  return (await tx.query<VisitRow>(`${visitSql} WHERE v.id = $1::uuid`, [id]))[0]
}

/**
 * Stores a new visit. The same one again changes nothing and is answered as before.
 * @param request sees the rows of `customer`
 */
export async function createVisit(
  request: RequestContext,
  customer: { id: number },
  wanted: WantedVisit,
): Promise<Saved> {
  const { id } = wanted
  if (!isVisitId(id)) return refuse('invalid_id', 'id')
  const before = await lockVisit(request, id)
  if (before) return sameVisit(request, customer, wanted, before)
  const checked = await checkVisit(request, wanted, undefined)
  if ('userErrors' in checked) return checked
  const { tx, tenant, user, clock } = request
  const stored = await tx.query(
    `INSERT INTO visit (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place)
     VALUES ($1, $2, $3::uuid, $4, $5, $6, 1, $7, $8) ON CONFLICT (tenant_id, id) DO NOTHING RETURNING 1`,
    [
      tenant.id,
      customer.id,
      id,
      wanted.kind,
      user.id,
      clock(),
      new Date(wanted.visitedAt),
      wanted.attachPlace,
    ],
  )
  if (stored.length === 0) {
    // Sent at the same moment by another connection; or another customer has it, which is not seen.
    const meanwhile = await lockVisit(request, id)
    return meanwhile ? sameVisit(request, customer, wanted, meanwhile) : refuse('id_taken', 'id')
  }
  await storeRevision(request, customer.id, wanted, checked, 1)
  await audit(
    { ...request, customer },
    { action: 'visit.created', target: id, after: shownIn(wanted) },
  )
  return { visit: { id, revision: 1 } }
}

/** Whether a visit that is there already is the one that was sent. */
function sameVisit(
  { user }: RequestContext,
  customer: { id: number },
  { id, kind }: WantedVisit,
  before: VisitRow,
): Saved {
  const isSame =
    before.author === user.id && before.customerId === customer.id && before.kind === kind
  return isSame ? { visit: { id, revision: before.revision } } : refuse('id_taken', 'id')
}

/**
 * Adds a revision to a visit.
 * @param request sees the rows of the visit's customer
 * @param seen the revision that was changed; null: whichever counts
 */
export async function updateVisit(
  request: RequestContext,
  before: VisitRow | undefined,
  wanted: WantedVisit,
  seen: number | null,
): Promise<Saved> {
  const { tx, user, clock } = request
  if (!before || before.deletedAt) return refuse('not_found', 'id')
  if (before.kind !== wanted.kind) return refuse('kind_fixed', 'kind')
  const limitations = limitationsFor(await readVisitAreas(request), before.kind)
  const state = { isMine: before.author === user.id, createdAt: before.createdAt.getTime() }
  if (!mayEditVisit(state, limitations, clock().getTime()))
    return refuse('no_longer_editable', 'id')
  if (seen !== null && seen !== before.revision) return refuse('changed_meanwhile', 'seen')
  const checked = await checkVisit(request, wanted, before)
  if ('userErrors' in checked) return checked
  const revision = before.revision + 1
  await tx.query(
    'UPDATE visit SET revision = $2, visited_at = $3, attach_place = $4 WHERE id = $1::uuid',
    [before.id, revision, new Date(wanted.visitedAt), wanted.attachPlace],
  )
  await storeRevision(request, before.customerId, wanted, checked, revision)
  await audit(
    { ...request, customer: { id: before.customerId } },
    {
      action: 'visit.updated',
      target: before.id,
      before: { ...before.answers, photos: before.photos },
      after: shownIn(wanted),
    },
  )
  return { visit: { id: before.id, revision } }
}

const shownIn = ({ kind, answers, visitedAt, photos }: WantedVisit) => ({
  kind,
  visitedAt: new Date(visitedAt).toISOString(),
  ...answers,
  photos,
})

interface Checked {
  kind: VisitKind
  answered: AnsweredChoice[]
  /** Files that come with this revision. */
  added: string[]
}

/** Checks a visit against its kind, its photos against the files that have come. */
async function checkVisit(
  request: RequestContext,
  { kind: code, answers, photos }: WantedVisit,
  before: VisitRow | undefined,
): Promise<Checked | { userErrors: UserError[] }> {
  const [kind] = await readVisitKinds(request, code)
  if (!kind) return { userErrors: [userError('kind_unknown', 'kind')] }
  const slots = photos.map(({ slot }) => slot)
  if (new Set(slots).size < slots.length) return { userErrors: [userError('slot_twice', 'photos')] }
  const kept = before?.answered ?? []
  const problems = visitProblems(
    kind,
    answers,
    slots,
    kept.map(({ id }) => id),
  )
  if (problems.length > 0)
    return { userErrors: problems.map(({ field, code: problem }) => userError(problem, field)) }
  const added = await newPhotos(
    request,
    photos.map(({ file }) => file),
    (before?.photos ?? []).map(({ fileId }) => fileId),
  )
  if (!added) return { userErrors: [userError('photo_unknown', 'photos')] }
  return { kind, answered: answeredBy(kind, answers, kept), added }
}

/** Names of the chosen answers; those that the lists have lost keep the name they had. */
function answeredBy(
  { otherMidRanges, equipments, brandDisplays, series }: VisitKind,
  answers: VisitAnswers,
  kept: readonly AnsweredChoice[],
): AnsweredChoice[] {
  const known = new Map<string, AnsweredChoice>(kept.map((one) => [one.id, one]))
  for (const one of [...otherMidRanges, ...equipments, ...brandDisplays]) known.set(one.id, one)
  for (const one of series) known.set(one.id, { ...one, needsText: false })
  return chosenIds(answers).flatMap((id) => known.get(id) ?? [])
}

async function storeRevision(
  request: RequestContext,
  customerId: number,
  { id, answers, visitedAt, place, attachPlace, photos }: WantedVisit,
  { kind, answered, added }: Checked,
  revision: number,
): Promise<void> {
  const { tx, tenant, user, clock } = request
  await tx.query(
    `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, lat, lng, accuracy, attach_place, answers, answered)
     VALUES ($1, $2, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb)`,
    [
      tenant.id,
      customerId,
      id,
      revision,
      user.id,
      clock(),
      new Date(visitedAt),
      place?.lat ?? null,
      place?.lng ?? null,
      place?.accuracy ?? null,
      attachPlace,
      JSON.stringify(answers),
      JSON.stringify(answered),
    ],
  )
  await markUsed(
    request,
    kind.id,
    answered.map((one) => one.id),
  )
  await keepPhotos(request, { customerId, visitId: id, revision, photos, added, attachPlace })
}
