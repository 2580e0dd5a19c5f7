import { add, type Decimal } from '../ordering/money.ts'

interface SorgTotal {
  currency: string
  total: Decimal
}

/** Adds up the totals of sales organisations that sell in the same currency, in the order in which they come. */
export function totalsByCurrency(totals: readonly SorgTotal[]): SorgTotal[] {
  const sums = new Map<string, Decimal>()
  for (const { currency, total } of totals)
    sums.set(currency, add(sums.get(currency) ?? '0', total))
  return [...sums].map(([currency, total]) => ({ currency, total }))
}
