import { expect, test } from 'vitest'
import { freightAfter, freightBenefits, freightOff, piecesByArea } from './freight.ts'

const benefits = [
  { warehouseArea: 'South', targetQty: 5 },
  { warehouseArea: 'North', targetQty: 20 },
  { warehouseArea: 'North', targetQty: 10 },
]
test.each<[string, { warehouseArea: string; qty: number }[], string]>([
  ['nothing asked', [], ''],
  ['an area without any', [{ warehouseArea: 'East', qty: 99 }], ''],
  ['one piece short', [{ warehouseArea: 'North', qty: 9 }], 'North 10 no, North 20 no'],
  ['just reached', [{ warehouseArea: 'North', qty: 10 }], 'North 10 yes, North 20 no'],
  ['both reached', [{ warehouseArea: 'North', qty: 20 }], 'North 10 yes, North 20 yes'],
  [
    'the same area twice counts together',
    [
      { warehouseArea: 'North', qty: 6 },
      { warehouseArea: 'North', qty: 6 },
    ],
    'North 10 yes, North 20 no',
  ],
  [
    'areas do not help each other',
    [
      { warehouseArea: 'North', qty: 9 },
      { warehouseArea: 'South', qty: 4 },
    ],
    'North 10 no, North 20 no, South 5 no',
  ],
])('%s', (_, asked, expected) => {
  expect(
    freightBenefits(benefits, asked)
      .map(
        ({ warehouseArea, targetQty, reached }) =>
          `${warehouseArea} ${targetQty} ${reached ? 'yes' : 'no'}`,
      )
      .join(', '),
  ).toBe(expected)
})

const north = (available: number) => ({ warehouseArea: 'North', available })
const south = (available: number) => ({ warehouseArea: 'South', available })
test.each<[string, Parameters<typeof piecesByArea>[0], string]>([
  ['the fullest first', [{ qty: 5, areas: [north(3), south(4)] }], 'South 4, North 1'],
  [
    'what is nowhere comes from none',
    [{ qty: 9, areas: [north(3), south(4)] }],
    'South 4, North 3',
  ],
  [
    'nothing anywhere',
    [
      { qty: 2, areas: [north(0), south(-1)] },
      { qty: 2, areas: [] },
    ],
    '',
  ],
  [
    'each line for itself',
    [
      { qty: 2, areas: [north(2)] },
      { qty: 1, areas: [north(9)] },
    ],
    'North 2, North 1',
  ],
])('pieces: %s', (_, lines, expected) => {
  expect(
    piecesByArea(lines)
      .map(({ warehouseArea, qty }) => `${warehouseArea} ${qty}`)
      .join(', '),
  ).toBe(expected)
})

const step = (warehouseArea: string, discountAmount: string, reached: boolean) => ({
  warehouseArea,
  targetQty: 1,
  discountAmount,
  reached,
})
test.each<[string, Parameters<typeof freightOff>[0], string, string, string]>([
  ['none', [], '5', '5', '0'],
  ['not reached', [step('N', '3', false)], '5', '5', '0'],
  ['reached', [step('N', '3', true)], '5.50', '2.5', '3'],
  ['the greater of one area', [step('N', '1', true), step('N', '3', true)], '5', '2', '3'],
  ['areas are added', [step('N', '1', true), step('S', '3', true)], '5', '1', '4'],
  ['never less than nothing', [step('N', '9', true)], '5', '0', '5'],
  ['of free freight nothing', [step('N', '9', true)], '0', '0', '0'],
])('off the freight: %s', (_, benefits, rate, freight, benefit) => {
  expect(freightAfter(rate, freightOff(benefits))).toEqual({ freight, benefit })
})
