import type { CreditBlock } from './credit.ts'
import type { Day } from '../time/day.ts'
import { compare, type Decimal, sum } from './money.ts'

/** What is open of the invoices and credit notes that one company wrote in one currency and that fall due on one day. */
export interface OpenDue {
  company: string
  currency: string
  due: Day
  amount: Decimal
}

/**
 * What of a credit record is past its due date. Credit notes that are due count against it, and it is never less than nothing.
 * Another currency than the record's is left out, as it is from what an order takes: nobody here knows the rate.
 * @param companies of the record; null: it is for all of them
 */
export function overdueOf(
  open: readonly OpenDue[],
  {
    companies,
    currency,
    today,
  }: { companies: readonly string[] | null; currency: string; today: Day },
): Decimal {
  const late = open.filter(
    (one) =>
      one.due < today &&
      one.currency === currency &&
      (companies === null || companies.includes(one.company)),
  )
  const amount = sum(late.map((one) => one.amount))
  return compare(amount, '0') > 0 ? amount : '0'
}

/** Reasons of the ledger that paying what is overdue would end. */
const ofOverdue: readonly (CreditBlock | null)[] = ['overdue_over_limit', 'oldest_ar_blocked']

/** What is said of an overdue amount: that it blocks the account, where the host tells reasons; that it is there; null: there is none. */
export function showsOverdue(
  { overdue, reasonBlocked }: { overdue: Decimal; reasonBlocked: CreditBlock | null },
  { creditStatusBlockedReason }: { creditStatusBlockedReason: boolean },
): 'blocks' | 'open' | null {
  if (compare(overdue, '0') <= 0) return null
  return creditStatusBlockedReason && ofOverdue.includes(reasonBlocked) ? 'blocks' : 'open'
}
