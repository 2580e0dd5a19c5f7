import { isPartial } from '../invoices/partial-amount.ts'
import { add, compare, type Decimal, round, times } from '../ordering/money.ts'
import type { CurrencyFormat } from '../portal/host-config.ts'

const isoDigits = (currency: string): number => {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2
    )
  } catch {
    return 2
  }
}

/** Decimals of amounts in a currency: the tenant's own for its currency, else those of ISO 4217. */
export const precisionOf = (
  currency: string,
  { display, decimalPrecision }: Pick<CurrencyFormat, 'display' | 'decimalPrecision'>,
): number => (currency === display ? decimalPrecision : isoDigits(currency))

/**
 * Amount that a payment method takes off, rounded half up to the currency. Only of a whole payment: who pays a part gets
 * none.
 * @param fraction of the method, such as 0.02
 */
export function discountOf(
  total: Decimal,
  {
    fraction,
    isPartialPayment,
    precision,
  }: { fraction: Decimal; isPartialPayment: boolean; precision: number },
): Decimal {
  if (isPartialPayment || compare(fraction, '0') <= 0 || compare(total, '0') <= 0) return '0'
  const discount = round(times(total, fraction), precision)
  return compare(discount, total) < 0 ? discount : '0'
}

/** Sums of a payment request. */
export interface RequestSums {
  /** Of the chosen invoices and credit notes. */
  total: Decimal
  discount: Decimal
  /** To pay. */
  amount: Decimal
  /** A part of the total is paid; entering the total itself is no payment in part. */
  isPartialPayment: boolean
}

/** Works out what a request asks for. @param part amount that the payer entered; null: the whole is paid */
export function requestSums(
  total: Decimal,
  part: Decimal | null,
  { fraction, precision }: { fraction: Decimal; precision: number },
): RequestSums {
  const whole = round(total, precision)
  const isPartialPayment = part !== null && isPartial(part, whole)
  const discount = discountOf(whole, { fraction, isPartialPayment, precision })
  const amount =
    part !== null && isPartialPayment ? round(part, precision) : add(whole, `-${discount}`)
  return { total: whole, discount, amount: round(amount, precision), isPartialPayment }
}

/** Whether money that came is the money that was asked for; null: it is. */
export const receiptProblem = (
  asked: { amount: Decimal; currency: string },
  came: { amount: Decimal; currency: string },
): 'CURRENCY_DIFFERS' | 'AMOUNT_DIFFERS' | null =>
  asked.currency === came.currency
    ? compare(asked.amount, came.amount) === 0
      ? null
      : 'AMOUNT_DIFFERS'
    : 'CURRENCY_DIFFERS'
