import { expect, test } from 'vitest'
import { type RateBasis, shipmentPrice } from './shipment-rate.ts'

const steps = [
  { from: '10', rate: '19.90' },
  { from: '30', rate: '49' },
]
const measures = { weight: '29.9999', value: '30', pieces: '3' }

test.each<[RateBasis | null, typeof steps, string]>([
  [null, steps, '5'],
  ['weight', steps, '19.90'],
  ['value', steps, '49'],
  ['pieces', steps, '5'],
  ['weight', [], '5'],
  ['value', [{ from: '0', rate: '0' }], '0'],
])('by %s with steps %j: %s', (basis, given, expected) => {
  expect(shipmentPrice({ rate: '5', basis, steps: given }, measures)).toBe(expected)
})
