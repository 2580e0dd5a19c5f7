import Big from 'big.js'
import type { CurrencyFormat } from '../portal/host-config.ts'

/** Exact decimal text with a point. Money is never a float. */
export type Decimal = string

// Half up, as commerce rounds; applied only where a rule says so.
Big.RM = Big.roundHalfUp

export const add = (a: Decimal, b: Decimal): Decimal => new Big(a).plus(b).toFixed()
export const times = (a: Decimal, n: number | Decimal): Decimal => new Big(a).times(n).toFixed()
export const compare = (a: Decimal, b: Decimal): number => new Big(a).cmp(b)
/** @param precision decimals kept; half up */
export const round = (a: Decimal, precision: number): Decimal =>
  new Big(a).round(precision).toFixed(precision)
export const sum = (amounts: Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()
/** `percent` of `a`, signed: percentOf('80', '-5') is '-4'. */
export const percentOf = (a: Decimal, percent: Decimal): Decimal =>
  new Big(a).times(percent).div(100).toFixed()
/** Returns the reduction from `before` to `now`, in percent with one decimal; 0 when `before` is 0. */
export const percentOff = (before: Decimal, now: Decimal): Decimal =>
  new Big(before).eq(0) ? '0' : new Big(before).minus(now).div(before).times(100).round(1).toFixed()

/**
 * Whether the sign follows the amount: `822,70 €`, `5,00 CHF`. So where the euro, or a currency's code, meets a decimal
 * comma.
 */
const signFollows = ({ symbol, decimalSeparator }: CurrencyFormat): boolean =>
  decimalSeparator === ',' && /^(€|[A-Z]{3})$/.test(symbol)

/**
 * Writes an amount the tenant's way: symbol, separators and precision come from its config. A sign stands close to its
 * amount (`$875.22`), letters with a space that never breaks (`Rp 12.500`).
 */
export function formatMoney(amount: Decimal, currency: CurrencyFormat): string {
  const { symbol } = currency
  const fixed = new Big(amount)
    .abs()
    .round(currency.decimalPrecision)
    .toFixed(currency.decimalPrecision)
  const [whole = '0', fraction] = fixed.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, currency.thousandSeparator)
  const number = grouped + (fraction ? currency.decimalSeparator + fraction : '')
  // Joined to the amount: after a sign of its own a line may break.
  const minus = new Big(amount).lt(0) && !/^0*(\.0*)?$/.test(fixed) ? '-\u2060' : ''
  if (signFollows(currency)) return `${minus}${number}\u00a0${symbol}`
  return `${minus}${symbol}${/\p{L}$/u.test(symbol) ? '\u00a0' : ''}${number}`
}

/**
 * Returns the currency sign of an amount: the tenant's sign for the tenant's or an unnamed currency, else the
 * currency's code.
 */
export const signOf = (
  currency: string,
  { display, symbol }: Pick<CurrencyFormat, 'display' | 'symbol'>,
): string => (display === '' || currency === display ? symbol : currency)

/** An amount in a currency of its own, the tenant's way. */
export const formatMoneyIn = (amount: Decimal, currency: string, format: CurrencyFormat): string =>
  formatMoney(amount, { ...format, symbol: signOf(currency, format) })
