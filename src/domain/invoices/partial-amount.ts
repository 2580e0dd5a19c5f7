import { compare, type Decimal } from '../ordering/money.ts'

/** Least amount that may be paid in part, in whatever currency. */
export const minPartialAmount: Decimal = '1'

export type AmountProblem = 'amount_missing' | 'amount_precision' | 'amount_min' | 'amount_max'

/**
 * Checks an amount to pay.
 * @param amount undefined: empty; null: no number
 * @param options.total of the chosen invoices and credit notes: the most that may be paid
 * @param options.precision decimals of the currency
 * @returns null: it may be paid
 */
export function amountProblem(
  amount: Decimal | undefined | null,
  { total, precision }: { total: Decimal; precision: number },
): AmountProblem | null {
  if (amount === undefined || amount === null) return 'amount_missing'
  if ((amount.split('.')[1]?.replace(/0+$/, '').length ?? 0) > precision) return 'amount_precision'
  // A total below the minimum can be paid as a whole.
  if (compare(amount, minPartialAmount) < 0 && compare(amount, total) !== 0) return 'amount_min'
  if (compare(amount, total) > 0) return 'amount_max'
  return null
}

/** Whether it is a payment in part: the amount differs from the total. */
export const isPartial = (amount: Decimal, total: Decimal): boolean => compare(amount, total) !== 0
