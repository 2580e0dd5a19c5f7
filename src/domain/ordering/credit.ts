import Big from 'big.js'
import { compare, type Decimal } from './money.ts'

export type CreditBlock =
  | 'limit_exceeded'
  | 'overdue_over_limit'
  | 'oldest_ar_blocked'
  | 'other_company_blocked'

/** Credit with one group of companies. Amounts in `currency`, an ISO code; `balance` may be negative. */
export interface Credit {
  companies: readonly { code: string; name: string }[]
  currency: string
  creditLimit: Decimal
  balance: Decimal
  creditExposure: Decimal
  openInvoice: Decimal
  /** Of it what is past its due date. */
  overdue: Decimal
  openDo: Decimal
  consignment: Decimal
  /** Ordered here on credit since `updatedAt`, and not yet in the balance. */
  orderedSince: Decimal
  reasonBlocked: CreditBlock | null
  /** Instant of the last delivery from the ERP. */
  updatedAt: string
}

/**
 * The credit records of an answer.
 * @throws Error 'graphql return no data' without an answer, 'No data found for credit information.' for an empty one
 */
export function creditsOf<Record>(
  answer: { creditInformation: readonly Record[] } | null | undefined,
): readonly Record[] {
  if (!answer?.creditInformation) throw new Error('graphql return no data')
  if (answer.creditInformation.length === 0)
    throw new Error('No data found for credit information.')
  return answer.creditInformation
}

/** Red when one company blocks, amber when an invoice is overdue or the credit is used up, else green. */
export function creditTone(
  credits: readonly Pick<Credit, 'reasonBlocked' | 'overdue' | 'balance' | 'orderedSince'>[],
): 'danger' | 'warning' | 'success' {
  if (credits.some(({ reasonBlocked }) => reasonBlocked)) return 'danger'
  const pressing = credits.some(
    (credit) => compare(credit.overdue, '0') > 0 || compare(creditLeft(credit), '0') < 0,
  )
  return pressing ? 'warning' : 'success'
}

/**
 * Records that colour one company's balance in a list: all of them where any company blocks, so that every balance is
 * red; else its own alone.
 */
export const colouring = <Record extends Pick<Credit, 'reasonBlocked'>>(
  credit: Record,
  credits: readonly Record[],
): readonly Record[] => (credits.some(({ reasonBlocked }) => reasonBlocked) ? credits : [credit])

/** Returns the amount left to order on credit, orders that the ERP has not counted yet taken off. In the record's currency. */
export const creditLeft = ({
  balance,
  orderedSince,
}: Pick<Credit, 'balance' | 'orderedSince'>): Decimal =>
  new Big(balance).minus(orderedSince).toFixed()

/** Whether the balance is called "open to buy" on this host. @param hosts names without a port */
export const isOpenToBuy = (host: string, hosts: readonly string[] | undefined): boolean =>
  (hosts ?? []).includes(host.toLowerCase())

/** Returns the used share of the limit, in whole percent from 0; null without a limit. */
export function usedPercent({
  creditLimit,
  creditExposure,
}: Pick<Credit, 'creditLimit' | 'creditExposure'>): number | null {
  if (compare(creditLimit, '0') <= 0) return null
  const percent = new Big(creditExposure).times(100).div(creditLimit)
  return Math.max(0, Number(percent.round(0).toFixed()))
}

/** Names one group of companies. */
export const companyNames = ({ companies }: Pick<Credit, 'companies'>): string =>
  companies.map(({ name }) => name).join(', ')

/** Key of a record among those of one customer. */
export const creditKey = ({ companies }: Pick<Credit, 'companies'>): string =>
  companies[0]?.code ?? ''

/** Returns the record to warn of: a blocked one first, then the one with most overdue; undefined when there is nothing to warn of. */
export const worstCredit = <Record extends Pick<Credit, 'reasonBlocked' | 'overdue'>>(
  records: readonly Record[],
): Record | undefined =>
  records
    .filter(({ reasonBlocked, overdue }) => reasonBlocked !== null || compare(overdue, '0') > 0)
    .toSorted(
      (one, other) =>
        Number(other.reasonBlocked !== null) - Number(one.reasonBlocked !== null) ||
        compare(other.overdue, one.overdue),
    )[0]
