import { describe, expect, test } from 'vitest'
import { changeOf, compareYears } from './compare-years.ts'

describe('the change in percent', () => {
  test.each([
    ['150', '100', '50.0'],
    ['50', '100', '-50.0'],
    ['100', '100', '0.0'],
    ['1', '3', '-66.7'],
    ['5', '0', null],
    ['5', '-3', null],
    ['-10', '100', '-110.0'],
  ])('from %2$s to %1$s is %3$s', (now, before, change) => {
    expect(changeOf(now, before)).toBe(change)
  })
})

const month = (number: number, now: string, before: string) => ({
  month: number,
  netSales: now,
  netSalesLastYear: before,
})
const sales = [month(1, '10', '5'), month(2, '20', '20'), month(11, '1', '100')]

describe('complete months alone are compared', () => {
  test.each([
    [
      'a past year as a whole',
      2025,
      '2026-11-25',
      { from: 1, to: 11, netSales: '31', netSalesLastYear: '125', change: '-75.2' },
    ],
    [
      'the running year without the running month',
      2026,
      '2026-11-25',
      { from: 1, to: 2, netSales: '30', netSalesLastYear: '25', change: '20.0' },
    ],
    ['nothing in January', 2026, '2026-01-31', null],
    [
      'January from February on',
      2026,
      '2026-02-01',
      { from: 1, to: 1, netSales: '10', netSalesLastYear: '5', change: '100.0' },
    ],
    ['nothing of a year to come', 2027, '2026-11-25', null],
  ])('%s', (_, year, today, comparison) => {
    expect(compareYears(sales, year, today)).toEqual(comparison)
  })
  test('without months there is nothing to compare', () => {
    expect(compareYears([], 2020, '2026-11-25')).toBeNull()
  })
})
