import {
  fieldsOfVisit,
  noAnswers,
  readVisitDraft,
  type VisitDraft,
} from '#domain/visits/visit-draft.ts'
import { database } from '#offline/database.ts'
import { entriesOf } from '#offline/drafts/form-draft.ts'
import { discardForm, storedForms } from '#offline/drafts/stored-forms.ts'
import type { Offline } from '#offline/start-offline.ts'
import { draftIdOf, visitForm } from './local-visits.ts'

/** Writes a form to this device as a draft, if there is none for its visit yet. @returns its id */
export async function storeDraft(
  offline: Offline,
  userId: string,
  visit: VisitDraft,
): Promise<string> {
  const id = draftIdOf(visit)
  const known = await storedForms(database, userId, visitForm)
  if (known.some((form) => form.id === id)) return id
  const editor = offline.draft(visitForm, id)
  await editor.open()
  // Over the traces of a form that was discarded or refused.
  await editor.restore(entriesOf({ fields: fieldsOfVisit(visit), files: [] }), [], () =>
    Promise.resolve(),
  )
  return id
}

/** Begins a visit, or goes on with the one that this device has for the customer. @returns id of the draft */
export async function beginVisit(
  offline: Offline,
  userId: string,
  { kind, customer, customerName }: { kind: string; customer: string; customerName: string },
): Promise<string> {
  for (const { id, fields } of await storedForms(database, userId, visitForm)) {
    const visit = readVisitDraft(fields)
    if (visit?.seen !== null || visit.form !== kind || visit.customer !== customer) continue
    if (visit.touched) return id
    // Nothing was entered: the time of the visit is now, not when it was opened first.
    await discardForm(database, userId, visitForm, id)
  }
  return storeDraft(offline, userId, {
    visit: offline.newId(),
    form: kind,
    customer,
    customerName,
    seen: null,
    visitedAt: new Date().toISOString(),
    place: null,
    attachPlace: false,
    answers: noAnswers,
    photos: {},
    last: undefined,
    touched: false,
  })
}
