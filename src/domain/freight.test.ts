import { expect, test } from 'vitest'
import { freightBenefits } from './freight.ts'

const benefits = [{ warehouseArea: 'South', targetQty: 5 }, { warehouseArea: 'North', targetQty: 20 }, { warehouseArea: 'North', targetQty: 10 }]
test.each<[string, { warehouseArea: string; qty: number }[], string]>([
  ['nothing asked', [], ''],
  ['an area without any', [{ warehouseArea: 'East', qty: 99 }], ''],
  ['one piece short', [{ warehouseArea: 'North', qty: 9 }], 'North 10 no, North 20 no'],
  ['just reached', [{ warehouseArea: 'North', qty: 10 }], 'North 10 yes, North 20 no'],
  ['both reached', [{ warehouseArea: 'North', qty: 20 }], 'North 10 yes, North 20 yes'],
  ['the same area twice counts together', [{ warehouseArea: 'North', qty: 6 }, { warehouseArea: 'North', qty: 6 }], 'North 10 yes, North 20 no'],
  ['areas do not help each other', [{ warehouseArea: 'North', qty: 9 }, { warehouseArea: 'South', qty: 4 }], 'North 10 no, North 20 no, South 5 no'],
])('%s', (_, asked, expected) => {
  expect(freightBenefits(benefits, asked).map(({ warehouseArea, targetQty, reached }) => `${warehouseArea} ${targetQty} ${reached ? 'yes' : 'no'}`).join(', ')).toBe(expected)
})
