import * as v from 'valibot'
import type { IntentFile } from '../sync/intent-file.ts'
import {
  VisitAnswers,
  type VisitChoice,
  type VisitKindRules,
  visitFields,
  type VisitProblem,
  visitProblems,
} from './visit-form.ts'
import type { VisitIntent } from './visit-intent.ts'
import { type VisitSlot, visitSlots } from './visit-slots.ts'

export interface PlaceOnEarth {
  lat: number
  lng: number
}
/** Place of a visit, `accuracy` in metres. */
export type VisitPlace = PlaceOnEarth & { accuracy: number | null }

/**
 * Photo of one slot while a form is filled in. `raw`: as the camera made it, still to be compressed. `unreadable`: this
 * device can't compress it, so it isn't sent. `kept`: the revision before has it, and it is on the server.
 */
export interface DraftPhoto {
  file: string
  state: 'raw' | 'ready' | 'unreadable' | 'kept'
  /** Place of the camera; written into the file only where the person attaches places. */
  place: PlaceOnEarth | null
  /** The file has its place in it. */
  placed: boolean
  /** Addresses of a kept photo. */
  url?: string
  thumbnailUrl?: string
}

/** Answers that a form began with, and the time of the visit they are from. */
export interface LastAnswers {
  visitedAt: string
  answers: Partial<VisitAnswers>
}

/** A visit form as it is filled in. */
export interface VisitDraft {
  /** Id of the visit, made on the device. */
  visit: string
  /** Kind of visit. */
  form: string
  customer: string
  customerName: string
  /** Revision that is changed; null: the visit is new. */
  seen: number | null
  visitedAt: string
  place: VisitPlace | null
  /** The person or the device has set the place: it is not stamped again. */
  placeSet?: boolean
  attachPlace: boolean
  answers: VisitAnswers
  photos: Partial<Record<VisitSlot, DraftPhoto>>
  /** null: the form began empty, or was cleared. Undefined: the last visit isn't known yet. */
  last: LastAnswers | null | undefined
  /** Something was entered. */
  touched: boolean
}

/** Answers of a form in which nothing is filled in. */
export const noAnswers: VisitAnswers = v.parse(VisitAnswers, {})
type AnswerName = keyof VisitAnswers
const answerNames = Object.keys(noAnswers) as AnswerName[]

/** Name of the draft's field that holds an answer. */
export const answerField = (name: AnswerName): string => `answer/${name}`
/** Name of the draft's field that holds the photo of a slot. */
export const photoField = (slot: VisitSlot): string => `photo/${slot}`

type Fields = Readonly<Record<string, unknown>>

/** Reads a form from the fields of its draft; null: these are no visit's. */
export function readVisitDraft(fields: Fields): VisitDraft | null {
  const { visit, form, customer } = fields
  if (typeof visit !== 'string' || typeof form !== 'string' || typeof customer !== 'string')
    return null
  const answers = answerNames.flatMap((name) => {
    const value = fields[answerField(name)]
    return value === undefined ? [] : [[name, value]]
  })
  const photos = visitSlots.flatMap((slot) => {
    const photo = fields[photoField(slot)]
    return photo ? [[slot, photo]] : []
  })
  return {
    visit,
    form,
    customer,
    customerName: String(fields.customerName ?? ''),
    seen: typeof fields.seen === 'number' ? fields.seen : null,
    visitedAt: String(fields.visitedAt ?? new Date(0).toISOString()),
    place: (fields.place as VisitPlace | null | undefined) ?? null,
    ...(fields.placeSet === true && { placeSet: true }),
    attachPlace: fields.attachPlace === true,
    answers: { ...noAnswers, ...(Object.fromEntries(answers) as Partial<VisitAnswers>) },
    photos: Object.fromEntries(photos) as VisitDraft['photos'],
    last: fields.last as VisitDraft['last'],
    touched: fields.touched === true,
  }
}

/** Returns the fields of a draft that `readVisitDraft` reads as this form. */
export const fieldsOfVisit = ({ answers, photos, ...rest }: VisitDraft): Fields => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  ...Object.fromEntries(answerNames.map((name) => [answerField(name), answers[name]])),
  ...Object.fromEntries(
    Object.entries(photos).map(([slot, photo]) => [photoField(slot as VisitSlot), photo]),
  ),
})

/** Text that belongs to a choice, and the list of that choice. */
export const choiceTexts = {
  otherMidrange: ['otherMidrangeDescription', 'otherMidRanges'],
  brandDisplay: ['brandDisplayDescription', 'brandDisplays'],
  equipment: ['equipmentText', 'equipments'],
} as const

/** Whether one of the chosen answers asks for a description. */
export const needsText = (
  chosen: string | readonly string[] | null,
  choices: readonly VisitChoice[],
): boolean =>
  choices.some(
    (choice) => choice.needsText && (chosen === choice.id || chosen?.includes(choice.id)),
  )

/** The answers that a kind asks for; descriptions whose choice was taken back are left out. */
export function askedAnswers(answers: VisitAnswers, kind: VisitKindRules): VisitAnswers {
  const asked: Partial<VisitAnswers> = Object.fromEntries(
    visitFields.filter((name) => kind.fields.includes(name)).map((name) => [name, answers[name]]),
  )
  for (const [field, [text, list]] of Object.entries(choiceTexts)) {
    const name = field as keyof typeof choiceTexts
    if (kind.fields.includes(name) && needsText(answers[name], kind[list]))
      asked[text] = answers[text]
  }
  return { ...noAnswers, ...asked }
}

/** The slots whose photo can be sent. */
const sentSlots = ({ photos }: Pick<VisitDraft, 'photos'>): VisitSlot[] =>
  visitSlots.filter((slot) => photos[slot] && photos[slot].state !== 'unreadable')

/** Problems that keep a form from being sent, one a field, in the order of the form. */
export function draftProblems(draft: VisitDraft, kind: VisitKindRules): VisitProblem[] {
  const answers = askedAnswers(draft.answers, kind)
  const { issues = [] } = v.safeParse(VisitAnswers, answers)
  const kept = draft.seen === null ? [] : keptAnswers(draft)
  const problems = visitProblems(kind, answers, sentSlots(draft), kept)
  for (const { path, message } of issues) {
    const field = String(path?.[0].key)
    if (!problems.some((one) => one.field === field)) problems.push({ field, code: message })
  }
  return problems
}

/** Ids that the revision before answered with: they stay allowed where the list has lost them. */
const keptAnswers = ({ last }: VisitDraft): string[] => {
  const { otherMidrange = [], equipment = [], seriesList = [], brandDisplay } = last?.answers ?? {}
  return [...otherMidrange, ...equipment, ...seriesList, ...(brandDisplay ? [brandDisplay] : [])]
}

/** The intent that sends a form. @param sentAt by the device's clock, ISO 8601 */
export function visitIntent(
  draft: VisitDraft,
  kind: VisitKindRules,
  files: readonly IntentFile[],
  sentAt: string,
): VisitIntent {
  const photos = sentSlots(draft).map((slot) => ({ slot, file: draft.photos[slot]!.file }))
  const { visit, seen, form, visitedAt, place, attachPlace } = draft
  return {
    kind: 'VISIT',
    args: {
      visit,
      seen,
      form,
      answers: v.parse(VisitAnswers, askedAnswers(draft.answers, kind)),
      visitedAt,
      sentAt,
      place,
      attachPlace,
      photos,
      files: files.filter(({ id }) => photos.some(({ file }) => file === id)),
    },
  }
}

type VisitArgs = Extract<VisitIntent, { kind: 'VISIT' }>['args']

/** The form that an intent was made of, to be mended. Photos without a file in the intent are on the server. */
export function draftOfIntent(
  { visit, seen, form, answers, visitedAt, place, attachPlace, photos, files }: VisitArgs,
  { customer, customerName }: Pick<VisitDraft, 'customer' | 'customerName'>,
): VisitDraft {
  const isOwn = (id: string) => files.some((file) => file.id === id)
  return {
    visit,
    seen,
    form,
    customer,
    customerName,
    visitedAt,
    place,
    placeSet: true,
    attachPlace,
    answers,
    photos: Object.fromEntries(
      photos.map(({ slot, file }) => [
        slot,
        { file, state: isOwn(file) ? 'ready' : 'kept', place: null, placed: attachPlace },
      ]),
    ),
    last: null,
    touched: true,
  }
}

/**
 * The answers of an earlier visit that a new form begins with: those that can still be chosen, without the notes, which
 * are about one visit.
 */
export function answersFromLast(
  answers: Partial<VisitAnswers>,
  kind: VisitKindRules,
): Partial<VisitAnswers> {
  const among = (list: readonly { id: string }[]) => (id: string) =>
    list.some((one) => one.id === id)
  const known: VisitAnswers = {
    ...noAnswers,
    ...answers,
    notes: '',
    otherMidrange: (answers.otherMidrange ?? []).filter(among(kind.otherMidRanges)),
    equipment: (answers.equipment ?? []).filter(among(kind.equipments)),
    seriesList: (answers.seriesList ?? []).filter(among(kind.series)),
    brandDisplay: [answers.brandDisplay ?? ''].find(among(kind.brandDisplays)) ?? null,
  }
  const asked = askedAnswers(known, kind)
  return Object.fromEntries(
    answerNames
      .filter((name) => JSON.stringify(asked[name]) !== JSON.stringify(noAnswers[name]))
      .map((name) => [name, asked[name]]),
  )
}

/** Whether an answer is still the one that the last visit had. */
export const isFromLast = ({ last, answers }: VisitDraft, name: AnswerName): boolean =>
  last?.answers[name] !== undefined &&
  JSON.stringify(last.answers[name]) === JSON.stringify(answers[name])
