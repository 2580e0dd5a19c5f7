import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VisitDraft } from '#domain/visits/visit-draft.ts'
import type { VisitField } from '#domain/visits/visit-form.ts'
import { slotPart, type VisitSlot } from '#domain/visits/visit-slots.ts'
import type { VisitKind } from '#parts/visits/visits.gql.ts'
import { visitSteps, type VisitStep } from './form-search.ts'

export const stepWords: Record<VisitStep, MessageDescriptor> = {
  shop: msg`Shop`,
  display: msg`Display`,
  questions: msg`Questions`,
  series: msg`Series`,
  review: msg`Review`,
}

/** Questions of the step that has most of them, in their order. */
export const askedQuestions: readonly VisitField[] = [
  'otherMidrange',
  'brandDomination',
  'qtyPlgGrp',
  'qtyNonPlgGrp',
  'brandDisplay',
  'equipment',
]

/** Returns the slots of one part of the form that a kind asks for. */
export const slotsOf = ({ slots }: VisitKind, part: 'shop' | 'display'): VisitSlot[] =>
  slots.filter((slot) => slotPart(slot) === part)

/** Returns the steps of a kind: what it doesn't ask for isn't there. */
export const stepsOf = (kind: VisitKind): VisitStep[] =>
  visitSteps.filter((step) => {
    if (step === 'questions') return askedQuestions.some((field) => kind.fields.includes(field))
    if (step === 'series')
      return kind.fields.includes('seriesList') || kind.fields.includes('otherSeriesList')
    return true
  })

/** Returns the step on which a problem is mended. */
export function stepOfProblem(field: string, code: string): VisitStep {
  if (field === 'photos') return code === 'photo_display_needed' ? 'display' : 'shop'
  if (field === 'seriesList' || field === 'otherSeriesList') return 'series'
  return field === 'notes' ? 'review' : 'questions'
}

/** Whether something of a step is filled in. */
export function isFilled(step: VisitStep, { photos, answers }: VisitDraft): boolean {
  if (step === 'shop' || step === 'display')
    return Object.keys(photos).some((slot) => slotPart(slot as VisitSlot) === step)
  if (step === 'series') return answers.seriesList.length > 0 || answers.otherSeriesList !== ''
  if (step === 'review') return answers.notes !== ''
  return askedQuestions.some((field) => {
    const answer = answers[field]
    return Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== ''
  })
}
