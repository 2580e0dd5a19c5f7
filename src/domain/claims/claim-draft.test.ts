import { expect, test } from 'vitest'
import {
  type ClaimDraft,
  claimField,
  claimIntent,
  docField,
  draftOfIntent,
  draftProblems,
  draftSlots,
  fieldsOfClaim,
  readClaimDraft,
  rebasedOn,
  withoutDoc,
} from './claim-draft.ts'
import { noClaimFields } from './claim-form.ts'

const id = '0198c0de-0000-7000-8000-0000000000c1'
const photo = '0198c0de-0000-7000-8000-0000000000f1'
const kept = '0198c0de-0000-7000-8000-0000000000f2'
const draft: ClaimDraft = {
  claim: id,
  category: 'paa',
  customer: '100001',
  seen: 2,
  fields: { ...noClaimFields, articleCode: 'A1', contactName: 'Ada' },
  docs: {
    photo1: { file: photo, state: 'ready', name: 'a.jpg' },
    invoice: { file: kept, state: 'kept', name: 'i.pdf' },
  },
}
const rules = {
  claimProblemRequired: false,
  claimNonCode: false,
  claimAllowNonCode: false,
  today: '2026-06-01',
}

test('is read as it was stored', () => {
  expect(readClaimDraft(fieldsOfClaim(draft))).toEqual(draft)
  expect(readClaimDraft({ [claimField('model')]: 'x', [docField('photo1')]: {} })).toBeNull()
})

test('becomes an intent with its new files, and a draft again', () => {
  const file = { id: photo, kind: 'claim-file', bytes: 3, sha256: 'a'.repeat(64) } as const
  const { args } = claimIntent(draft, [file, { ...file, id }])
  expect(args.files).toEqual([file])
  expect(args.docs).toEqual([
    { slot: 'invoice', file: kept },
    { slot: 'photo1', file: photo },
  ])
  const again = draftOfIntent(args, draft.customer)
  expect(again.docs.photo1?.state).toBe('ready')
  expect(again.docs.invoice?.state).toBe('kept')
  expect(again.fields).toEqual(draft.fields)
  expect(draftSlots(again)).toEqual(['invoice', 'photo1'])
})

test('a claim that was changed meanwhile is gone on with, and what differs is named', () => {
  const other = '0198c0de-0000-7000-8000-0000000000f3'
  const now: ClaimDraft = {
    ...draft,
    seen: 5,
    fields: { ...draft.fields, contactName: 'Bo' },
    docs: {
      invoice: { file: other, state: 'kept', name: 'new.pdf' },
      additionalDoc1: { file: kept, state: 'kept', name: 'i.pdf' },
    },
  }
  const lost = { ...draft, docs: { ...draft.docs, photo2: { ...draft.docs.invoice!, file: id } } }
  expect(rebasedOn(lost, now)).toEqual({
    ...draft,
    seen: 5,
    docs: {
      // It is still a file of the claim, whichever place it has there.
      invoice: draft.docs.invoice,
      photo1: draft.docs.photo1,
      additionalDoc1: now.docs.additionalDoc1,
    },
    meanwhile: ['contactName', 'invoice', 'photo1', 'photo2', 'additionalDoc1'],
  })
  expect(readClaimDraft(fieldsOfClaim(rebasedOn(lost, now)))).toEqual(rebasedOn(lost, now))
})

test('a file that was removed in the draft does not come back with a claim that was changed meanwhile', () => {
  const { invoice } = draft.docs
  const removed = readClaimDraft({
    ...fieldsOfClaim(draft),
    ...withoutDoc(draft, 'invoice'),
  })!
  expect(removed.removed).toEqual([kept])
  expect(withoutDoc(removed, 'photo1')).toEqual({ [docField('photo1')]: null })
  const now: ClaimDraft = { ...draft, seen: 5, docs: { invoice: invoice! } }
  const after = rebasedOn(removed, now)
  expect(after.docs).toEqual(removed.docs)
  expect(after.meanwhile).toEqual(['invoice', 'photo1'])
  expect(readClaimDraft(fieldsOfClaim(after))).toEqual(after)
})

test('names what is missing and what is wrong', () => {
  const wrong = { ...draft, fields: { ...draft.fields, description: '12' } }
  const fields = draftProblems(wrong, rules).map(({ field }) => field)
  expect(fields).toEqual(
    expect.arrayContaining(['contactPhone', 'photo2', 'photo3', 'description']),
  )
})
