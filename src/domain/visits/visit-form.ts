import * as v from 'valibot'
import { slotPart, type VisitSlot } from './visit-slots.ts'

/** Fields of the form that a kind of visit can do without. */
export const visitFields = [
  'otherMidrange',
  'brandDomination',
  'qtyPlgGrp',
  'qtyNonPlgGrp',
  'brandDisplay',
  'seriesList',
  'otherSeriesList',
  'equipment',
  'notes',
] as const
export type VisitField = (typeof visitFields)[number]

/** Text of several lines, with the digits that the specification allows in notes. */
const notesText = /^[\p{L}\p{M}\p{N} \-.,/&:\r\n]*$/u

/** Most characters of a description, and of the notes. */
export const visitTextLengths = { description: 200, notes: 1_000 }
/** Most bicycles of one shop. */
export const mostCounted = 9_999

const description = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(visitTextLengths.description, 'too_long'),
)
const counted = v.pipe(
  v.number('must_be_numeric'),
  v.integer('must_be_numeric'),
  v.minValue(0, 'must_be_numeric'),
  v.maxValue(mostCounted, 'too_many'),
)
const choices = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(200, 'too_many'))

/** The answers of a visit, ids being those of the kind's lists. An empty text is no answer. */
export const VisitAnswers = v.object({
  otherMidrange: v.optional(choices, []),
  otherMidrangeDescription: v.optional(description, ''),
  brandDomination: v.optional(v.nullable(v.boolean()), null),
  qtyPlgGrp: v.optional(v.nullable(counted), null),
  qtyNonPlgGrp: v.optional(v.nullable(counted), null),
  brandDisplay: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
  brandDisplayDescription: v.optional(description, ''),
  seriesList: v.optional(choices, []),
  otherSeriesList: v.optional(description, ''),
  notes: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(visitTextLengths.notes, 'too_long'),
      v.regex(notesText, 'valid_text'),
    ),
    '',
  ),
  equipment: v.optional(choices, []),
  equipmentText: v.optional(description, ''),
})
export type VisitAnswers = v.InferOutput<typeof VisitAnswers>

/** Answer that can be chosen. `needsText`: a description is asked for with it. */
export interface VisitChoice {
  id: string
  name: string
  needsText: boolean
}

/** Kind of visit: which fields and photos it asks for, and what can be chosen. */
export interface VisitKindRules {
  id: string
  fields: readonly VisitField[]
  slots: readonly VisitSlot[]
  otherMidRanges: readonly VisitChoice[]
  equipments: readonly VisitChoice[]
  brandDisplays: readonly VisitChoice[]
  series: readonly { id: string; brand: string; name: string }[]
}

/**
 * Share of the seller's brands among the bicycles counted in a shop, 0 to 1.
 * @returns null where one of the two was not counted, or both are none
 */
export function brandShare(own: number | null, others: number | null): number | null {
  if (own === null || others === null || own + others === 0) return null
  return own / (own + others)
}

/** Ids of all answers that are chosen from a list. */
export const chosenIds = (answers: VisitAnswers): string[] => [
  ...answers.otherMidrange,
  ...(answers.brandDisplay === null ? [] : [answers.brandDisplay]),
  ...answers.seriesList,
  ...answers.equipment,
]

/** Why a visit is not accepted, and where: a field of the answers, or `photos`. */
export interface VisitProblem {
  field: string
  code: string
}

/**
 * Checks a visit against its kind: at least one photo outside or inside the shop, one of the display area, and a selected
 * series where the kind has series; nothing that the kind does not ask for; chosen answers that exist; a description with
 * each answer that needs one.
 * @param kept answers of the revision before, which stay allowed where the list has lost them
 * @returns one problem a field, in the order of the form; empty: the visit can be sent
 */
export function visitProblems(
  rules: VisitKindRules,
  answers: VisitAnswers,
  slots: readonly VisitSlot[],
  kept: readonly string[] = [],
): VisitProblem[] {
  const problems: VisitProblem[] = []
  const asks = (field: VisitField) => rules.fields.includes(field)
  const notAsked = (field: string) => problems.push({ field, code: 'field_not_asked' })
  const unknownIn = (ids: readonly string[], list: readonly { id: string }[]) =>
    ids.some((id) => !kept.includes(id) && !list.some((one) => one.id === id))
  const choose = (
    field: 'otherMidrange' | 'equipment' | 'brandDisplay',
    ids: readonly string[],
    list: readonly VisitChoice[],
    [textField, text]: readonly [string, string],
  ) => {
    if (!asks(field)) {
      if (ids.length > 0 || text) notAsked(field)
      return
    }
    if (unknownIn(ids, list)) problems.push({ field, code: 'choice_unknown' })
    if (!text && list.some(({ id, needsText }) => needsText && ids.includes(id)))
      problems.push({ field: textField, code: 'required' })
  }

  if (!slots.some((slot) => slotPart(slot) === 'shop'))
    problems.push({ field: 'photos', code: 'photo_outside_needed' })
  else if (!slots.some((slot) => slotPart(slot) === 'display'))
    problems.push({ field: 'photos', code: 'photo_display_needed' })
  else if (slots.some((slot) => !rules.slots.includes(slot)))
    problems.push({ field: 'photos', code: 'field_not_asked' })
  if (asks('seriesList')) {
    if (unknownIn(answers.seriesList, rules.series))
      problems.push({ field: 'seriesList', code: 'choice_unknown' })
    else if (answers.seriesList.length === 0)
      problems.push({ field: 'seriesList', code: 'series_needed' })
  } else if (answers.seriesList.length > 0) notAsked('seriesList')
  choose('otherMidrange', answers.otherMidrange, rules.otherMidRanges, [
    'otherMidrangeDescription',
    answers.otherMidrangeDescription,
  ])
  choose(
    'brandDisplay',
    answers.brandDisplay === null ? [] : [answers.brandDisplay],
    rules.brandDisplays,
    ['brandDisplayDescription', answers.brandDisplayDescription],
  )
  choose('equipment', answers.equipment, rules.equipments, ['equipmentText', answers.equipmentText])
  for (const field of ['brandDomination', 'qtyPlgGrp', 'qtyNonPlgGrp'] as const)
    if (!asks(field) && answers[field] !== null) notAsked(field)
  for (const field of ['otherSeriesList', 'notes'] as const)
    if (!asks(field) && answers[field]) notAsked(field)
  return problems
}
