import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  ClaimFields,
  claimProblems,
  completeness,
  neededSlots,
  noClaimFields,
} from './claim-form.ts'

const rules = {
  claimProblemRequired: true,
  claimNonCode: true,
  claimAllowNonCode: true,
  today: '2026-06-01',
}
const full: ClaimFields = {
  ...noClaimFields,
  frameNumber: 'WTU123456',
  articleCode: 'A1',
  contactName: 'Ada',
  contactPhone: '0301',
  purchaseDate: '2026-05-01',
  problems: [{ id: 'p1', notes: '' }],
  customerNotes: 'Cracked',
}
const files = ['invoice', 'photo1', 'photo2', 'photo3'] as const
const consumer = { ...noClaimFields.consumer, name: 'Bo' }
const codes = (...args: Parameters<typeof claimProblems>) =>
  claimProblems(...args).map(({ field, code }) => `${field} ${code}`)

test.each([
  ['a full bike claim', 'bike', full, files, rules, []],
  ['without files', 'bike', full, [], rules, files.map((slot) => `${slot} file_needed`)],
  [
    'the fault on a later photo',
    'bike',
    full,
    ['invoice', 'photo1', 'photo2', 'photo5'],
    rules,
    [],
  ],
  [
    'a consumer without an ID card',
    'bike',
    { ...full, consumer },
    files,
    rules,
    ['idCard file_needed'],
  ],
  ['a consumer with one', 'bike', { ...full, consumer }, [...files, 'idCard'], rules, []],
  ['no problem', 'bike', { ...full, problems: [] }, files, rules, ['problems problem_needed']],
  [
    'no problem asked for',
    'bike',
    { ...full, problems: [] },
    files,
    { ...rules, claimProblemRequired: false },
    [],
  ],
  ['bought today', 'bike', { ...full, purchaseDate: '2026-06-01' }, files, rules, []],
  [
    'bought tomorrow',
    'bike',
    { ...full, purchaseDate: '2026-06-02' },
    files,
    rules,
    ['purchaseDate in_future'],
  ],
  ['no frame number', 'bike', { ...full, frameNumber: '' }, files, rules, ['frameNumber required']],
  ['a part without frame', 'paa', { ...full, frameNumber: '' }, files, rules, []],
  [
    'a part without code',
    'paa',
    { ...full, articleCode: '' },
    files,
    rules,
    ['description required'],
  ],
  [
    'where none may be',
    'paa',
    { ...full, articleCode: '' },
    files,
    { ...rules, claimNonCode: false },
    ['articleCode article_needed'],
  ],
  [
    'where the dealer may not',
    'paa',
    { ...full, articleCode: '' },
    files,
    { ...rules, claimAllowNonCode: false },
    ['articleCode article_needed'],
  ],
  [
    'an article that never arrived',
    'bike',
    {
      ...noClaimFields,
      articleCode: 'A1',
      contactName: 'Ada',
      contactPhone: '0301',
      deliveryNo: '80001',
      isShortage: true,
      consumer,
    },
    [],
    rules,
    [],
  ],
  [
    'one that never arrived, from no delivery',
    'paa',
    { ...full, isShortage: true },
    [],
    rules,
    ['deliveryNo required'],
  ],
] as const)('%s', (_, category, fields, slots, of, expected) => {
  expect(codes(category, fields as ClaimFields, slots, of)).toEqual(expected)
})

test('grows from nothing to complete', () => {
  expect(completeness('bike', noClaimFields, [], rules)).toBe(0)
  expect(completeness('bike', full, [], rules)).toBeGreaterThan(0.5)
  expect(completeness('bike', full, files, rules)).toBe(1)
  expect(neededSlots(full)).toEqual(files)
  const shortage = { ...full, isShortage: true }
  expect(completeness('bike', shortage, [], rules)).toBeLessThan(1)
  expect(completeness('bike', { ...shortage, deliveryNo: '80001' }, [], rules)).toBe(1)
  expect(neededSlots(shortage)).toEqual([])
})

test.each([
  [{ description: 'Frame 2' }, 'claim_invalid_article_description'],
  [{ description: 'Rahmen, größer: A & B' }, undefined],
  [{ problems: [{ id: 'a', notes: 'torn <b>' }] }, 'valid_text'],
  [{ consumer: { ...consumer, email: 'nope' } }, 'invalid_email'],
  [{ frameNumber: 'a b' }, 'frame_invalid'],
  [{ purchaseDate: '2026-13-01' }, 'invalid_date'],
  [{ qty: 0 }, 'too_small'],
  [{ contactPhone: '+49 (30) 123-45/6' }, undefined],
  [{ contactPhone: '1'.repeat(17) }, undefined],
  [{ contactPhone: '1'.repeat(18) }, 'must_be_numeric_with_max_digits'],
  [{ contactPhone: '030 ask Bo' }, 'must_be_numeric_with_max_digits'],
  [{ contactPhone: '30+1' }, 'must_be_numeric_with_max_digits'],
  [{ consumer: { ...consumer, phone: 'none' } }, 'must_be_numeric_with_max_digits'],
])('%j: %s', (input, code) => {
  expect(v.safeParse(ClaimFields, input).issues?.[0].message).toBe(code)
})

test('a phone number is stored without what stands between its digits', () => {
  expect(v.parse(ClaimFields, { contactPhone: '+49 (30) 12' }).contactPhone).toBe('+493012')
})

test('normalises the frame number', () => {
  expect(v.parse(ClaimFields, { frameNumber: 'wtu 123 456' }).frameNumber).toBe('WTU123456')
})
