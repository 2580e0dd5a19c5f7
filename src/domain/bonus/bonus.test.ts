import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare } from '../ordering/money.ts'
import { bonusAmount, quarterBonus, type QuarterSums, quartersOf } from './bonus.ts'

const sums = (over: Partial<QuarterSums> = {}): QuarterSums => ({
  purchases: '100',
  retailSales: '50',
  verification: '80',
  onTimePayment: '10',
  ...over,
})

test.each<[string, Partial<QuarterSums>, number, [string, string, string]]>([
  ['part of it is verified', {}, 2, ['150.00', '120.00', '130.00']],
  ['all of it is verified', { verification: '100' }, 2, ['150.00', '150.00', '160.00']],
  ['nothing of it is verified', { verification: '0' }, 2, ['150.00', '0.00', '10.00']],
  ['it is not verified yet', { verification: null }, 2, ['150.00', '0', '10.00']],
  ['nothing was earned', { purchases: '0', retailSales: '0' }, 2, ['0.00', '0.00', '10.00']],
  ['a return takes off', { purchases: '-200' }, 2, ['-150.00', '-120.00', '-110.00']],
  ['without decimals', { purchases: '100.5', verification: '33.3' }, 0, ['151', '50', '60']],
])('%s', (_, over, precision, [earned, verified, total]) => {
  expect(quarterBonus(sums(over), precision)).toEqual({ earned, verified, total })
})

test('points times pieces times value', () => {
  expect(bonusAmount('1.5', 4, '2500')).toBe('15000')
  expect(bonusAmount('1.5', -1, '10')).toBe('-15')
})

test('a year has four quarters', () => {
  expect(quartersOf(2026)).toEqual(['2026Q1', '2026Q2', '2026Q3', '2026Q4'])
})

test('more verified is never less bonus', () => {
  const percent = fc.integer({ min: 0, max: 100 }).map(String)
  fc.assert(
    fc.property(fc.nat(1_000_000).map(String), percent, percent, (earned, one, other) => {
      const [less, more] = [one, other].toSorted((a, b) => Number(a) - Number(b)) as [
        string,
        string,
      ]
      const of = (verification: string) =>
        quarterBonus(sums({ purchases: earned, verification }), 2).total
      expect(compare(of(less), of(more))).toBeLessThanOrEqual(0)
    }),
  )
})
