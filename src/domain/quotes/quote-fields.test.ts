import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  DeclineReason,
  maxDeclineReason,
  maxQuoteName,
  maxQuoteNote,
  quoteFields,
  usualValidUntil,
} from './quote-fields.ts'

const today = '2026-11-24'
const good = { name: 'Spring', note: 'As discussed', validUntil: '2026-12-08', mail: true }

test.each<[object, string | null]>([
  [{}, null],
  [{ name: '', note: '' }, null],
  [{ name: 'x'.repeat(maxQuoteName) }, null],
  [{ name: 'x'.repeat(maxQuoteName + 1) }, 'too_long'],
  [{ note: 'x'.repeat(maxQuoteNote) }, null],
  [{ note: 'x'.repeat(maxQuoteNote + 1) }, 'too_long'],
  [{ validUntil: today }, null],
  [{ validUntil: '2026-11-23' }, 'in_the_past'],
  [{ validUntil: '2027-11-24' }, null],
  [{ validUntil: '2027-11-25' }, 'too_far'],
  [{ validUntil: '' }, 'required'],
  [{ validUntil: '2026-13-01' }, 'required'],
])('a quote with %j is refused as %s', (change, code) => {
  const { issues } = v.safeParse(
    quoteFields(today),
    { ...good, ...change },
    { abortPipeEarly: true },
  )
  expect(issues?.[0].message ?? null).toBe(code)
})

test('a quote is usually valid for two weeks', () => {
  expect(usualValidUntil(today)).toBe('2026-12-08')
})

test('a reason is optional and not endless', () => {
  expect(v.parse(DeclineReason, undefined)).toBe('')
  expect(v.parse(DeclineReason, '  too dear ')).toBe('too dear')
  expect(v.safeParse(DeclineReason, 'x'.repeat(maxDeclineReason + 1)).success).toBe(false)
})
