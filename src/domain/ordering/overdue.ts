import type { CreditBlock } from './credit.ts'
import type { Day } from '../time/day.ts'
import { compare, type Decimal, sum } from './money.ts'

/** Open amount of one company's invoices and credit notes in one currency that are due on one day. */
export interface OpenDue {
  company: string
  currency: string
  due: Day
  amount: Decimal
}

/**
 * Computes the overdue amount of a credit record. Due credit notes reduce it, never below zero. Other currencies are
 * left out, because no rate is known.
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

/**
 * Returns how an overdue amount is shown: as blocking the account, where the host shows reasons; as existing; null:
 * there is none.
 */
export function overdueNotice(
  { overdue, reasonBlocked }: { overdue: Decimal; reasonBlocked: CreditBlock | null },
  { creditStatusBlockedReason }: { creditStatusBlockedReason: boolean },
): 'blocks' | 'open' | null {
  if (compare(overdue, '0') <= 0) return null
  return creditStatusBlockedReason && ofOverdue.includes(reasonBlocked) ? 'blocks' : 'open'
}
