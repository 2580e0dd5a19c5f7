import { expect, test } from 'vitest'
import { type ClaimedFrame, filledFrom, fillOf } from './claim-frame.ts'

const none: ClaimedFrame = {
  articleCode: null,
  brand: null,
  model: null,
  modelYear: null,
  series: null,
  productionCode: null,
  deliveryNo: null,
  soldOn: null,
}
const frame: ClaimedFrame = { ...none, articleCode: 'A1', modelYear: 2026, deliveryNo: 'D1' }
const other: ClaimedFrame = { ...none, articleCode: 'A2', soldOn: '2026-05-01' }
const empty = fillOf(null)

test.each([
  [
    'an empty form takes all',
    empty,
    null,
    frame,
    { articleCode: 'A1', modelYear: '2026', deliveryNo: 'D1' },
  ],
  [
    'what was typed stays',
    { ...empty, deliveryNo: 'D7' },
    null,
    frame,
    { articleCode: 'A1', modelYear: '2026' },
  ],
  ['the same frame again changes nothing', fillOf(frame), frame, frame, {}],
  [
    'another frame replaces what the first filled in',
    fillOf(frame),
    frame,
    other,
    { articleCode: 'A2', modelYear: '', deliveryNo: '', purchaseDate: '2026-05-01' },
  ],
  [
    'an unknown one takes back what the first filled in, and nothing else',
    { ...fillOf(frame), deliveryNo: 'D7', series: 'Own' },
    frame,
    null,
    { articleCode: '', modelYear: '' },
  ],
])('%s', (_, fields, before, now, changed) => {
  expect(filledFrom(fields, fillOf(before), fillOf(now))).toEqual(changed)
})
