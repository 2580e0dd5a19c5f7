import type { CreditBlock } from './credit.ts'
import type { CreditEffect } from './credit-effect.ts'
import { compare } from './money.ts'

/** Why an order is refused for credit: a reason of the ledger where the host tells it, else `credit_blocked`. */
export type CreditRefusal =
  | 'insufficient_balance'
  | 'over_order_limit'
  | 'credit_blocked'
  | CreditBlock

const refusals: readonly string[] = [
  'insufficient_balance',
  'over_order_limit',
  'credit_blocked',
  'limit_exceeded',
  'overdue_over_limit',
  'oldest_ar_blocked',
  'other_company_blocked',
] satisfies CreditRefusal[]

/** Whether an order was refused for credit: another way to pay may do. */
export const isCreditRefusal = (code: string): code is CreditRefusal => refusals.includes(code)

export interface CreditRules {
  /** Orders are checked at all. */
  creditCheck: boolean
  /** Whether the host tells why an account is blocked. */
  creditStatusBlockedReason: boolean
}

/**
 * Returns the first reason to refuse an order on credit; null: accepted. A blocked account orders nothing; an order
 * above the whole limit would never fit; else it must fit the available credit. A customer without a record is not
 * checked.
 * @param effects of the order on each record it draws on
 */
export function creditRefusal(
  effects: readonly CreditEffect[],
  { creditCheck, creditStatusBlockedReason }: CreditRules,
): CreditRefusal | null {
  if (!creditCheck) return null
  const blocked = effects.find(({ credit }) => credit.reasonBlocked)?.credit.reasonBlocked
  if (blocked) return creditStatusBlockedReason ? blocked : 'credit_blocked'
  const limited = effects.filter(({ credit }) => compare(credit.creditLimit, '0') > 0)
  if (limited.some(({ credit, taken }) => compare(taken, credit.creditLimit) > 0))
    return 'over_order_limit'
  return effects.every(({ enough }) => enough) ? null : 'insufficient_balance'
}
