import { describe, expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import {
  changeRefusal,
  frameStatuses,
  handoverAfterChange,
  handoverLabel,
  RegistrationFields,
  registrationRefusal,
  withdrawalRefusal,
} from './registration.ts'

const good = {
  frameNumber: 'wu 123 456',
  soldDate: '2026-11-20',
  useAccountData: false,
  nonRetail: false,
  name: 'Ana',
}

describe('fields', () => {
  test.each<[string, object, Record<string, string>]>([
    ['good', {}, {}],
    ['no number', { frameNumber: ' ' }, { frameNumber: 'required' }],
    ['a short number', { frameNumber: 'AB1' }, { frameNumber: 'frame_number' }],
    ['no day', { soldDate: '' }, { soldDate: 'required' }],
    ['no owner', { name: ' ' }, { name: 'required' }],
    ['the shop as the owner', { name: '', useAccountData: true }, {}],
    ['not for retail', { name: null, nonRetail: true }, {}],
    ['a mail address that is none', { email: 'ana@' }, { email: 'valid_email' }],
    ['a phone number with letters', { phone: 'x1' }, { phone: 'must_be_numeric_with_max_digits' }],
    ['a long city', { city: 'x'.repeat(81) }, { city: 'too_long' }],
  ])('%s', (_, over, problems) =>
    expect(problemsOf(RegistrationFields, { ...good, ...over })).toEqual(problems),
  )
})

describe('registering', () => {
  const days = { soldDate: '2026-11-20', today: '2026-11-20' }
  test('a frame of which nothing is known, or of another brand, is refused', () => {
    expect(registrationRefusal(undefined, days)?.code).toBe('frame_unknown')
    expect(registrationRefusal({ registrable: false, status: null }, days)?.code).toBe(
      'brand_not_registrable',
    )
  })
  test.each(frameStatuses)('one that is %s', (status) =>
    expect(registrationRefusal({ registrable: true, status }, days)?.code).toBe(
      status === 'withdrawn' ? undefined : 'already_reported',
    ),
  )
  test('a sale of tomorrow is refused', () => {
    const frame = { registrable: true, status: null }
    expect(registrationRefusal(frame, days)).toBeNull()
    expect(registrationRefusal(frame, { ...days, soldDate: '2026-11-21' })).toEqual({
      code: 'in_future',
      field: 'soldDate',
    })
  })
})

describe('changing', () => {
  const sold = { soldDate: '2026-11-20', today: '2026-11-20' }
  test.each([
    ['none', undefined, sold, 'not_found'],
    ['registered', 'registered', sold, undefined],
    ['changed', 'changed', sold, undefined],
    ['withdrawn', 'withdrawn', sold, 'not_found'],
    ['stolen', 'stolen', sold, 'no_longer_editable'],
    ['its warranty ended', 'warranty_ended', sold, 'no_longer_editable'],
    ['sold tomorrow', 'registered', { ...sold, soldDate: '2026-11-21' }, 'in_future'],
  ] as const)('a report: %s', (_, status, days, code) =>
    expect(changeRefusal(status, days)?.code).toBe(code),
  )
})

test.each([
  [undefined, 'not_found'],
  ['registered', null],
  ['changed', null],
  ['withdrawn', 'not_found'],
  ['stolen', 'frame_stolen'],
  ['warranty_ended', null],
] as const)('withdrawing one that is %s', (status, refusal) =>
  expect(withdrawalRefusal(status)).toBe(refusal),
)

test.each([
  ['insert', 'pending', 'pending_insert', 'insert'],
  ['insert', 'processing', 'processing_insert', 'update'],
  ['insert', 'failed', 'failed_insert', 'insert'],
  ['insert', 'complete', 'complete', 'update'],
  ['update', 'pending', 'pending_update', 'update'],
  ['update', 'processing', 'processing_update', 'update'],
  ['update', 'failed', 'failed_update', 'update'],
  ['update', 'complete', 'complete', 'update'],
] as const)('%s and %s is %s; a change then is an %s', (action, state, label, next) => {
  expect(handoverLabel({ action, state })).toBe(label)
  expect(handoverAfterChange({ action, state })).toEqual({ action: next, state: 'pending' })
})
