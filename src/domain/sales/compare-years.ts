import Big from 'big.js'
import { add, type Decimal } from '../ordering/money.ts'
import type { Day } from '../time/day.ts'

/** Sales of one month, 1 to 12, and of that month in the year before. */
export interface MonthSales {
  month: number
  netSales: Decimal
  netSalesLastYear: Decimal
}

export interface Comparison {
  /** First and last of the months compared. */
  from: number
  to: number
  netSales: Decimal
  netSalesLastYear: Decimal
  /** Change in percent with one decimal, signed; null: nothing was sold in the year before. */
  change: Decimal | null
}

/** Change from one amount to another, in percent with one decimal; null from nothing or less. */
export const changeOf = (now: Decimal, before: Decimal): Decimal | null =>
  new Big(before).lte(0)
    ? null
    : new Big(now).minus(before).div(before).times(100).round(1).toFixed(1)

/**
 * Compares a year with the one before by complete months alone: of the running year, the running month is left out, for it
 * would always look like a fall.
 * @param today in the tenant's zone
 * @returns null while no month of the year is complete, and for a year to come
 */
export function compareYears(
  months: readonly MonthSales[],
  year: number,
  today: Day,
): Comparison | null {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const complete = months.filter(
    ({ month }) => year < thisYear || (year === thisYear && month < thisMonth),
  )
  const numbers = complete.map(({ month }) => month)
  if (numbers.length === 0) return null
  const netSales = complete.reduce((total, one) => add(total, one.netSales), '0')
  const netSalesLastYear = complete.reduce((total, one) => add(total, one.netSalesLastYear), '0')
  return {
    from: Math.min(...numbers),
    to: Math.max(...numbers),
    netSales,
    netSalesLastYear,
    change: changeOf(netSales, netSalesLastYear),
  }
}
