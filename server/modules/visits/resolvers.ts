import { VisitAnswers } from '#domain/visits/visit-form.ts'
import type { VisitSlot } from '#domain/visits/visit-slots.ts'
import { visitTimeRefusal } from '#domain/visits/visit-time.ts'
import { done, refusedAll } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import type {
  FormVisitInput,
  FormVisitPhotoInput,
  FormVisitResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { sentFile } from '../../multipart/sent-file.ts'
import { deleteVisit, restoreVisit } from './remove-visit.ts'
import { createVisit, lockVisit, updateVisit, type WantedVisit } from './save-visit.ts'
import { readVisitKinds } from './visit-kind-store.ts'
import { readLastVisit, readTrend, visitCustomers, visitPage } from './visit-lists.ts'
import { readRevisions, readVisit, seeAllCustomers, type VisitRow } from './visit-store.ts'

/** Runs work that sees every customer the person may act for: visits are not of the chosen customer alone. */
const widely = <T>(request: RequestContext, work: (own: RequestContext) => Promise<T>) =>
  request.alone(async (own) => {
    await seeAllCustomers(own)
    return work(own)
  })

const oneKind = async (request: RequestContext, kind: string) =>
  (await readVisitKinds(request, kind))[0]

export const Query: QueryResolvers<RequestContext> = {
  visitKinds: (_, __, request) => readVisitKinds(request) as never,
  otherMidRanges: async (_, { kind }, request) => [
    ...((await oneKind(request, kind))?.otherMidRanges ?? []),
  ],
  equipments: async (_, { kind }, request) => [
    ...((await oneKind(request, kind))?.equipments ?? []),
  ],
  brandDisplays: async (_, { kind }, request) => [
    ...((await oneKind(request, kind))?.brandDisplays ?? []),
  ],
  formVisits: (_, asked, request) => widely(request, (own) => visitPage(own, asked) as never),
  formVisit: (_, { id }, request) => widely(request, (own) => readVisit(own, id) as never),
  lastFormVisit: (_, { kind, custCode }, request) =>
    widely(request, (own) => readLastVisit(own, kind, custCode) as never),
  formVisitTrend: (_, { kind, custCode }, request) =>
    widely(request, (own) => readTrend(own, kind, custCode)),
  formVisitSalesCustomers: (_, asked, request) =>
    widely(request, (own) => visitCustomers(own, asked) as never),
}

export const FormVisit: FormVisitResolvers<RequestContext> = {
  revisions: ({ id }, _, request) =>
    widely(request, (own) => readRevisions(own, String(id)) as never),
}

const withoutNulls = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))

const photosIn = (photos: readonly FormVisitPhotoInput[]) =>
  photos.map(({ slot, file }) => {
    const sent = sentFile(String(file))
    return { slot: slot as VisitSlot, file: 'id' in sent ? sent.id : '' }
  })

/** Refusals of the photos themselves, each at its place. */
const refusedPhotos = (photos: readonly FormVisitPhotoInput[]) =>
  photos.flatMap(({ file }, n) => {
    const sent = sentFile(String(file))
    return 'refusal' in sent ? [userError(sent.refusal, `photos.${n}`)] : []
  })

/** Checks what a program sends, whose clock is trusted. */
function wantedOf(
  { clock }: RequestContext,
  id: string,
  visit: FormVisitInput,
  photos: WantedVisit['photos'],
): WantedVisit | { userErrors: UserError[] } {
  const answers = check(VisitAnswers, withoutNulls(visit))
  if (!answers.ok) return { userErrors: answers.errors }
  const now = clock().getTime()
  const visitedAt = visit.visitedAt ? Date.parse(String(visit.visitedAt)) : now
  const refusal = visitTimeRefusal(visitedAt, now)
  if (refusal) return { userErrors: [userError(refusal, 'visitedAt')] }
  const { place } = visit
  if (place && !isOnEarth(place)) return { userErrors: [userError('no_such_place', 'place')] }
  return {
    id: id.toLowerCase(),
    kind: visit.kind,
    answers: answers.value,
    visitedAt: Math.min(visitedAt, now),
    place: place ? { ...place, accuracy: place.accuracy ?? null } : null,
    attachPlace: visit.attachPlace ?? false,
    photos,
  }
}

const isOnEarth = ({
  lat,
  lng,
  accuracy,
}: {
  lat: number
  lng: number
  accuracy?: number | null
}) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (accuracy ?? 0) >= 0

const none = { formVisit: null }

/** Answers a change with the visit as it is now. */
async function answered(
  request: RequestContext,
  saved: { visit: { id: string } } | { userErrors: UserError[] },
  description: string,
) {
  if ('userErrors' in saved) return refusedAll(saved.userErrors, none)
  return done(description, { formVisit: (await readVisit(request, saved.visit.id)) as never })
}

/** The photos of a changed visit: those of before, less the ones taken away, and the new ones in their place. */
function photosAfter(
  row: VisitRow | undefined,
  photos: readonly FormVisitPhotoInput[],
  withoutPhotos: readonly string[],
): WantedVisit['photos'] {
  const added = photosIn(photos)
  const kept = (row?.photos ?? []).filter(
    ({ slot }) => !withoutPhotos.includes(slot) && !added.some((one) => one.slot === slot),
  )
  return [...kept.map(({ slot, fileId }) => ({ slot, file: fileId })), ...added]
}

export const Mutation: MutationResolvers<RequestContext> = {
  async createFormVisit(_, { id, custCode, visit, photos }, request) {
    const [customer] = await request.tx.query<{ id: number }>(
      'SELECT id FROM act_for($1, $2::text[])',
      [request.user.id, [custCode]],
    )
    if (!customer) return refusedAll([userError('customer_unknown', 'custCode')], none)
    const broken = refusedPhotos(photos)
    if (broken.length > 0) return refusedAll(broken, none)
    const wanted = wantedOf(request, id, visit, photosIn(photos))
    const saved = 'userErrors' in wanted ? wanted : await createVisit(request, customer, wanted)
    return answered(request, saved, 'The visit is reported')
  },

  async updateFormVisit(_, { id, visit, photos, withoutPhotos, seen }, request) {
    const broken = refusedPhotos(photos ?? [])
    if (broken.length > 0) return refusedAll(broken, none)
    await seeAllCustomers(request)
    const row = await lockVisit(request, id.toLowerCase())
    const after = photosAfter(row, photos ?? [], withoutPhotos ?? [])
    const wanted = wantedOf(
      request,
      id,
      // A change that says nothing of the moment leaves it.
      { ...visit, visitedAt: visit.visitedAt ?? row?.visitedAt.toISOString() ?? null },
      after,
    )
    const saved =
      'userErrors' in wanted ? wanted : await updateVisit(request, row, wanted, seen ?? null)
    return answered(request, saved, 'The visit is changed')
  },

  async deleteFormVisit(_, { id }, request) {
    await seeAllCustomers(request)
    const refused = await deleteVisit(request, await lockVisit(request, id.toLowerCase()))
    return refused ? refusedAll([refused], none) : done('The visit is deleted', none)
  },

  async restoreFormVisit(_, { id }, request) {
    await seeAllCustomers(request)
    const row = await lockVisit(request, id.toLowerCase())
    const refused = await restoreVisit(request, row)
    return answered(
      request,
      refused ? { userErrors: [refused] } : { visit: row! },
      'The visit is back',
    )
  },
}
