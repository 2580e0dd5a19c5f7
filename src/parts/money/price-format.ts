import { type Decimal, formatMoney } from '#domain/ordering/money.ts'

/** The part of an article's price that says how to write it. */
export interface MoneyFormat {
  symbol: string
  separator: string
  decimal_separator: string
  decimal_precission: number
}

/** Writes an amount as the tenant does; an unknown amount is a dash. */
export const priceText = (amount: Decimal | null | undefined, format: MoneyFormat): string =>
  amount === null || amount === undefined
    ? '–'
    : formatMoney(amount, {
        display: format.symbol,
        symbol: format.symbol,
        thousandSeparator: format.separator,
        decimalSeparator: format.decimal_separator,
        decimalPrecision: format.decimal_precission,
      })
