import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import {
  AccountBikeChange,
  AccountBikeFields,
  accountBikeColumns,
  accountBikeRefusal,
  readAccountBikeSheet,
  repeatedFrames,
} from './account-bike.ts'

const good = { frameNumber: 'wu 123 456', registeredOn: '2026-11-20', name: 'Ana' }

test.each<[string, object, Record<string, string>]>([
  ['good', {}, {}],
  ['no number', { frameNumber: ' ' }, { frameNumber: 'required' }],
  ['a short number', { frameNumber: 'AB1' }, { frameNumber: 'frame_number' }],
  ['no day', { registeredOn: '' }, { registeredOn: 'required' }],
  ['a day that is none', { registeredOn: '2026-02-30' }, { registeredOn: 'valid_day' }],
  ['a day written otherwise', { registeredOn: '20.11.2026' }, { registeredOn: 'valid_day' }],
  ['no owner', { name: ' ' }, { name: 'required' }],
  ['a mail address that is none', { email: 'ana@' }, { email: 'valid_email' }],
  ['a long city', { city: 'x'.repeat(81) }, { city: 'too_long' }],
])('%s', (_, over, problems) => {
  expect(problemsOf(AccountBikeFields, { ...good, ...over })).toEqual(problems)
  const { frameNumber: _number, ...ofChange } = problems
  expect(problemsOf(AccountBikeChange, { ...good, ...over })).toEqual(ofChange)
})

const days = { registeredOn: '2026-11-20', today: '2026-11-20' }
test.each([
  ['delivered', { registrable: true }, days, undefined],
  ['never delivered', undefined, days, 'frame_unknown'],
  ['of another brand', { registrable: false }, days, 'brand_not_registrable'],
  ['of tomorrow', { registrable: true }, { ...days, registeredOn: '2026-11-21' }, 'in_future'],
])('a bicycle %s', (_, frame, given, code) =>
  expect(accountBikeRefusal(frame, given)?.code).toBe(code),
)

test('a workbook is read by its headings, and other headings are refused', () => {
  const sheet = readAccountBikeSheet([
    ['Frame number', 'Name', 'registered-on'],
    ['wu 1', ' Ana ', '2026-11-20'],
  ])
  const cells = Object.fromEntries(accountBikeColumns.map((column) => [column, '']))
  expect(sheet).toEqual({
    problem: null,
    rows: [
      {
        line: 2,
        cells: { ...cells, frame_number: 'wu 1', name: 'Ana', registered_on: '2026-11-20' },
      },
    ],
  })
  expect(readAccountBikeSheet([['Frame', 'Name']])).toEqual({
    problem: 'columns',
    missing: ['frame_number', 'registered_on'],
    unknown: ['frame'],
  })
})

test('the second line of a frame is told, however its number is written', () => {
  const rows = ['WU1', 'wu 1', '', ''].map((frame_number, n) => ({
    line: n + 2,
    cells: { frame_number },
  }))
  expect([...repeatedFrames(rows)]).toEqual([3])
})
