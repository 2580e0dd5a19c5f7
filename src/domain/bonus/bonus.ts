import { add, type Decimal, percentOf, round, times } from '../ordering/money.ts'

/** Bonus programmes, each with its own screen. */
export const bonusPrograms = ['polygon', 'wim'] as const
export type BonusProgram = (typeof bonusPrograms)[number]

/** A quarter as `2026Q1`. */
export type Quarter = string

/** Returns the four quarters of a year. */
export const quartersOf = (year: number): Quarter[] => [1, 2, 3, 4].map((n) => `${year}Q${n}`)

/** Money of a line: points of an article, times pieces, times the money that a point is worth. */
export const bonusAmount = (point: Decimal, qty: number, pointValue: Decimal): Decimal =>
  times(times(point, qty), pointValue)

/** Sums of a quarter in the tenant's currency; `verification` in percent, null: not verified yet. */
export interface QuarterSums {
  purchases: Decimal
  retailSales: Decimal
  verification: Decimal | null
  onTimePayment: Decimal
}

/** Steps from a quarter's sums to its bonus, rounded at each step that is shown. */
export interface QuarterBonus {
  /** Purchases and retail sales together. */
  earned: Decimal
  /** The verified part of it; nothing while the quarter is not verified. */
  verified: Decimal
  /** Verified, and the bonus for paying on time. */
  total: Decimal
}

/**
 * Returns a quarter's bonus: what purchases and retail sales have earned, times the verification percentage, plus the bonus
 * for payment on time. Until a quarter is verified only the last is certain.
 */
export function quarterBonus(
  { purchases, retailSales, verification, onTimePayment }: QuarterSums,
  precision: number,
): QuarterBonus {
  const earned = round(add(purchases, retailSales), precision)
  const verified = verification === null ? '0' : round(percentOf(earned, verification), precision)
  return { earned, verified, total: round(add(verified, onTimePayment), precision) }
}
