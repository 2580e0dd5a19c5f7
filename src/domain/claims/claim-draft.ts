import * as v from 'valibot'
import type { IntentFile } from '../sync/intent-file.ts'
import {
  ClaimFields,
  type ClaimProblem,
  claimProblems,
  type ClaimRules,
  noClaimFields,
} from './claim-form.ts'
import type { ClaimIntent } from './claim-intent.ts'
import { type ClaimSlot, claimSlots } from './claim-slots.ts'
import type { ClaimCategory } from './claim-status.ts'

/** File of one slot while a claim is filled in. `kept`: it is on the server already. */
export interface DraftDoc {
  file: string
  state: 'ready' | 'kept'
  name: string
}

/** A claim as it is filled in. */
export interface ClaimDraft {
  /** Id of the claim, made on the device. */
  claim: string
  category: ClaimCategory
  customer: string
  /** Revision that is changed; null: the claim is new. */
  seen: number | null
  fields: ClaimFields
  docs: Partial<Record<ClaimSlot, DraftDoc>>
  /** Fields and slots in which the claim differed from this draft when it had been changed meanwhile. */
  meanwhile?: readonly string[]
  /** Ids of files of the claim that were removed from this draft. */
  removed?: readonly string[]
}

export type ClaimField = keyof ClaimFields
const fieldNames = Object.keys(noClaimFields) as ClaimField[]

/** Name of the draft's field that holds a field of the claim. */
export const claimField = (name: ClaimField): string => `field/${name}`
/** Name of the draft's field that holds the file of a slot. */
export const docField = (slot: ClaimSlot): string => `doc/${slot}`

type Stored = Readonly<Record<string, unknown>>

/** Reads a claim from the fields of its draft; null: these are no claim's. */
export function readClaimDraft(stored: Stored): ClaimDraft | null {
  const { claim, category, customer, seen, meanwhile, removed } = stored
  if (typeof claim !== 'string' || typeof customer !== 'string') return null
  const fields = fieldNames.flatMap((name) => {
    const value = stored[claimField(name)]
    return value === undefined ? [] : [[name, value]]
  })
  const docs = claimSlots.flatMap((slot) => {
    const doc = stored[docField(slot)]
    return doc ? [[slot, doc]] : []
  })
  return {
    claim,
    category: category === 'paa' ? 'paa' : 'bike',
    customer,
    seen: typeof seen === 'number' ? seen : null,
    fields: { ...noClaimFields, ...(Object.fromEntries(fields) as Partial<ClaimFields>) },
    docs: Object.fromEntries(docs) as ClaimDraft['docs'],
    ...(Array.isArray(meanwhile) && { meanwhile: meanwhile as string[] }),
    ...(Array.isArray(removed) && { removed: removed as string[] }),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Makes a draft one of the claim as it is now: its values stay, files that the claim has lost go, and those that have come
 * where the draft has none come with it, unless they were removed here. `meanwhile` names all that differs.
 */
export function rebasedOn(draft: ClaimDraft, now: ClaimDraft): ClaimDraft {
  const there = Object.values(now.docs).map(({ file }) => file)
  const docs = Object.fromEntries(
    claimSlots.flatMap((slot) => {
      const own = draft.docs[slot]
      const isKept = own && (own.state === 'ready' || there.includes(own.file))
      const doc = isKept ? own : now.docs[slot]
      return doc && !draft.removed?.includes(doc.file) ? [[slot, doc]] : []
    }),
  ) as ClaimDraft['docs']
  return {
    ...draft,
    seen: now.seen,
    docs,
    meanwhile: [
      ...fieldNames.filter((name) => !isSame(draft.fields[name], now.fields[name])),
      ...claimSlots.filter((slot) => draft.docs[slot]?.file !== now.docs[slot]?.file),
    ],
  }
}

/** Returns the fields of a draft that `readClaimDraft` reads as this claim. */
export const fieldsOfClaim = ({ fields, docs, ...rest }: ClaimDraft): Stored => ({
  ...rest,
  ...Object.fromEntries(fieldNames.map((name) => [claimField(name), fields[name]])),
  ...Object.fromEntries(
    Object.entries(docs).map(([slot, doc]) => [docField(slot as ClaimSlot), doc]),
  ),
})

/** Fields of a draft whose slot is emptied; a file that the claim has is noted as removed. */
export function withoutDoc({ docs, removed = [] }: ClaimDraft, slot: ClaimSlot): Stored {
  const doc = docs[slot]
  return {
    [docField(slot)]: null,
    ...(doc?.state === 'kept' && { removed: [...removed, doc.file] }),
  }
}

/** Slots of a draft that have a file. */
export const draftSlots = ({ docs }: ClaimDraft): ClaimSlot[] =>
  claimSlots.filter((slot) => docs[slot])

/** Everything that keeps a draft from being submitted. */
export function draftProblems(draft: ClaimDraft, rules: ClaimRules): ClaimProblem[] {
  const problems = claimProblems(draft.category, draft.fields, draftSlots(draft), rules)
  const { issues = [] } = v.safeParse(ClaimFields, draft.fields)
  for (const { path = [], message } of issues) {
    const field = path.map(({ key }) => String(key)).join('.')
    if (!problems.some((one) => one.field === field)) problems.push({ field, code: message })
  }
  return problems
}

/** The intent that submits a draft. */
export function claimIntent(draft: ClaimDraft, files: readonly IntentFile[]): ClaimIntent {
  const docs = draftSlots(draft).map((slot) => ({ slot, file: draft.docs[slot]!.file }))
  return {
    kind: 'CLAIM',
    args: {
      claim: draft.claim,
      seen: draft.seen,
      category: draft.category,
      fields: v.parse(ClaimFields, draft.fields),
      docs,
      files: files.filter(({ id }) => docs.some(({ file }) => file === id)),
    },
  }
}

/** The draft that an intent was made of, to be mended. Files that it does not bring along are on the server. */
export function draftOfIntent(
  { claim, seen, category, fields, docs, files }: ClaimIntent['args'],
  customer: string,
): ClaimDraft {
  const isOwn = (id: string) => files.some((file) => file.id === id)
  return {
    claim,
    category,
    customer,
    seen,
    fields,
    docs: Object.fromEntries(
      docs.map(({ slot, file }) => [
        slot,
        { file, state: isOwn(file) ? 'ready' : 'kept', name: '' },
      ]),
    ),
  }
}
