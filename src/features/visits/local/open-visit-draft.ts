import type { Offline } from '#offline/start-offline.ts'
import { storeDraft } from '#parts/visits/begin-visit.ts'
import { answersOf } from '../form/use-visit-form.ts'
import type { VisitView } from '../visits.gql.ts'

/** Begins a change of a visit that the server has, or goes on with one. @returns id of the draft */
export const changeVisit = (offline: Offline, userId: string, view: VisitView): Promise<string> => {
  const answers = answersOf(view)
  return storeDraft(offline, userId, {
    visit: view.id,
    form: view.kind,
    customer: view.custCode,
    customerName: view.custName,
    seen: view.revision,
    visitedAt: String(view.visitedAt),
    place: view.place ? { ...view.place } : null,
    attachPlace: view.attachPlace,
    answers,
    photos: Object.fromEntries(
      view.photos.map(({ slot, fileId, url, thumbnailUrl }) => [
        slot,
        { file: fileId, state: 'kept', place: null, placed: false, url, thumbnailUrl },
      ]),
    ),
    // Their answers stay allowed where a list has lost them.
    last: { visitedAt: String(view.visitedAt), answers },
    touched: false,
  })
}
