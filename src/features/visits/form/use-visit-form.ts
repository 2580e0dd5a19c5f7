import { useEffect, useRef, useState } from 'react'
import {
  answerField,
  answersFromLast,
  draftProblems,
  isFromLast,
  noAnswers,
  readVisitDraft,
  type VisitDraft,
  type VisitPlace,
} from '#domain/visits/visit-draft.ts'
import type { VisitAnswers, VisitProblem } from '#domain/visits/visit-form.ts'
import type { OfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { useVisitPhotos, type VisitPhotos } from '../photos/use-visit-photos.ts'
import type { VisitAnsweredData, VisitKind } from '#parts/visits/visits.gql.ts'

/** A visit form on the screen. */
export interface VisitForm {
  kind: VisitKind
  draft: OfflineDraft
  visit: VisitDraft
  photos: VisitPhotos
  /** The visit before of this customer; undefined: not known yet, or not on this device. */
  last: VisitAnsweredData | null | undefined
  answer<Name extends keyof VisitAnswers>(name: Name, value: VisitAnswers[Name]): void
  set(fields: Partial<Pick<VisitDraft, 'place' | 'attachPlace'>>): void
  /** Stores where the device is; the person has entered nothing by it. */
  stampPlace(place: VisitPlace): void
  /** Takes the answers of the last visit, or clears those that are still as they were then. */
  fillFromLast(): void
  clearLast(): void
  isFromLast(name: keyof VisitAnswers): boolean
  /** Everything that keeps the form from being sent. */
  problems: readonly VisitProblem[]
  /** Code of what is wrong with a field, once the person has tried to send. */
  problemOf(field: string): string | undefined
  /** The person has tried to send. */
  tried: boolean
  setTried(): void
}

/** Answers of a visit as the server has them, in the shape of the form. */
export const answersOf = (visit: VisitAnsweredData): VisitAnswers => ({
  otherMidrange: visit.otherMidrange,
  otherMidrangeDescription: visit.otherMidrangeDescription ?? '',
  brandDomination: visit.brandDomination,
  qtyPlgGrp: visit.qtyPlgGrp,
  qtyNonPlgGrp: visit.qtyNonPlgGrp,
  brandDisplay: visit.brandDisplay,
  brandDisplayDescription: visit.brandDisplayDescription ?? '',
  seriesList: visit.seriesList,
  otherSeriesList: visit.otherSeriesList ?? '',
  notes: visit.notes ?? '',
  equipment: visit.equipment,
  equipmentText: visit.equipmentText ?? '',
})

const fieldsOf = (answers: Partial<VisitAnswers>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      answerField(name as keyof VisitAnswers),
      value,
    ]),
  )

/** The state of one visit form over its draft. Call with a draft that is a visit's. */
export function useVisitForm(
  kind: VisitKind,
  draft: OfflineDraft,
  last: VisitAnsweredData | null | undefined,
): VisitForm {
  const visit = readVisitDraft(draft.fields)!
  const photos = useVisitPhotos(draft, visit)
  const [tried, setTried] = useState(false)
  const problems = draftProblems(visit, kind)
  const isEmpty = JSON.stringify(visit.answers) === JSON.stringify(noAnswers)

  const fillFromLast = () => {
    if (!last) return
    const answers = answersFromLast(answersOf(last), kind)
    draft.setFields({
      ...fieldsOf(answers),
      last: { visitedAt: String(last.visitedAt), answers },
    })
  }
  const isFillable = visit.seen === null && visit.last === undefined && isEmpty && !!last
  const fill = useRef(fillFromLast)
  useEffect(() => {
    fill.current = fillFromLast
  })
  // A form begins with the last answers once, as soon as they are known.
  useEffect(() => {
    if (isFillable) fill.current()
  }, [isFillable])

  return {
    kind,
    draft,
    visit,
    photos,
    last,
    problems,
    tried,
    setTried: () => setTried(true),
    answer: (name, value) => draft.setFields({ [answerField(name)]: value, touched: true }),
    set: (fields) =>
      draft.setFields({ ...fields, ...('place' in fields && { placeSet: true }), touched: true }),
    stampPlace: (place) => draft.setFields({ place, placeSet: true }),
    fillFromLast,
    clearLast() {
      const names = Object.keys(visit.last?.answers ?? {}) as (keyof VisitAnswers)[]
      const cleared = names
        .filter((name) => isFromLast(visit, name))
        .map((name) => [name, noAnswers[name]])
      draft.setFields({ ...fieldsOf(Object.fromEntries(cleared)), last: null, touched: true })
    },
    isFromLast: (name) => visit.seen === null && isFromLast(visit, name),
    problemOf: (field) =>
      tried ? problems.find((problem) => problem.field === field)?.code : undefined,
  }
}
