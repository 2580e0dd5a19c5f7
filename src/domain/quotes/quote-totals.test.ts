import { expect, test } from 'vitest'
import { totalsByCurrency } from './quote-totals.ts'

const of = (currency: string, total: string) => ({ currency, total })

test.each([
  [[], []],
  [[of('USD', '10.5')], [of('USD', '10.5')]],
  [[of('USD', '10.5'), of('USD', '0.25')], [of('USD', '10.75')]],
  [
    [of('USD', '1'), of('CAD', '2'), of('USD', '3')],
    [of('USD', '4'), of('CAD', '2')],
  ],
])('%j adds up to %j', (totals, sums) => {
  expect(totalsByCurrency(totals)).toEqual(sums)
})
