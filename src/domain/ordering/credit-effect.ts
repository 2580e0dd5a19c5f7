import Big from 'big.js'
import { creditLeft, type Credit } from './credit.ts'
import { compare, type Decimal } from './money.ts'

/** Credit record after an order. Amounts in the record's currency; `left` may be negative. */
export interface CreditEffect {
  credit: Credit
  /** Amount the order takes. */
  taken: Decimal
  left: Decimal
  enough: boolean
}

/**
 * Computes a customer's remaining credit after an order. A sales organisation draws on its company's record; an amount
 * in another currency is left out, because no rate is known.
 * @param totals by sales organisation
 * @param companyOf company code of a sales organisation; undefined: not known
 */
export function creditAfter(
  credits: readonly Credit[],
  totals: readonly { sorg: string; currency: string; total: Decimal }[],
  companyOf: (sorg: string) => string | undefined,
): CreditEffect[] {
  return credits.flatMap((credit) => {
    const codes = credit.companies.map(({ code }) => code)
    const own = totals.filter(
      ({ sorg, currency }) =>
        currency === credit.currency &&
        (credits.length === 1 || codes.includes(companyOf(sorg) ?? '')),
    )
    if (own.length === 0) return []
    const taken = own.reduce((all, { total }) => all.plus(total), new Big(0))
    const left = new Big(creditLeft(credit)).minus(taken).toFixed()
    return [{ credit, taken: taken.toFixed(), left, enough: compare(left, '0') >= 0 }]
  })
}

/** Ranks the urgency of a record: whole numbers first, ties by the share of the limit that is left. */
function pressure({ credit, left, enough }: CreditEffect): [step: number, share: number] {
  const { reasonBlocked, overdue, creditLimit } = credit
  const step =
    reasonBlocked === 'other_company_blocked'
      ? 1
      : reasonBlocked
        ? 0
        : !enough
          ? 2
          : compare(overdue, '0') > 0
            ? 3
            : 4
  return [
    step,
    compare(creditLimit, '0') > 0 ? Number(new Big(left).div(creditLimit).toFixed(6)) : 0,
  ]
}

/**
 * The record to be named where there is room for one: one that blocks, the one that is the cause before those that block
 * because of it; else one the order does not fit; else one with overdue invoices; else the one with the least left of its limit.
 */
export function mostPressing(effects: readonly CreditEffect[]): CreditEffect | undefined {
  return [...effects].sort((one, other) => {
    const [[step, share], [otherStep, otherShare]] = [pressure(one), pressure(other)]
    return step - otherStep || share - otherShare
  })[0]
}
