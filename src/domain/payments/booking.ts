import { compare, type Decimal, sum, times } from '../ordering/money.ts'

/** An invoice of a request: what was open then, and what the ERP says is open now (0: cleared). */
export interface BookedInvoice {
  amount: Decimal
  openNow: Decimal
}

/**
 * Judges what the ERP has booked on the invoices of a request that is not paid yet.
 * @returns paid: exactly what was asked for, or the whole with its discount; changed: something else
 */
export function bookingOf(
  { total, amount }: { total: Decimal; amount: Decimal },
  invoices: readonly BookedInvoice[],
): 'nothing' | 'paid' | 'changed' {
  if (invoices.every((one) => compare(one.amount, one.openNow) === 0)) return 'nothing'
  const booked = sum(invoices.flatMap((one) => [one.amount, times(one.openNow, -1)]))
  return compare(booked, amount) === 0 || compare(booked, total) === 0 ? 'paid' : 'changed'
}
