import { round, times } from '#domain/ordering/money.ts'

// As Stripe counts, which differs from ISO 4217: https://docs.stripe.com/currencies#zero-decimal
const withoutDecimals = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
)
const withThree = new Set('BHD JOD KWD OMR TND'.split(' '))

const decimalsOf = (currency: string): number => {
  const code = currency.toUpperCase()
  return withoutDecimals.has(code) ? 0 : withThree.has(code) ? 3 : 2
}

/** An amount in the smallest units in which Stripe counts a currency. */
export const toMinorUnits = (amount: string, currency: string): number =>
  Number(round(times(amount, 10 ** decimalsOf(currency)), 0))

/** The amount of so many smallest units. */
export const fromMinorUnits = (units: number, currency: string): string => {
  const decimals = decimalsOf(currency)
  return round(times(String(units), (10 ** -decimals).toFixed(decimals)), decimals)
}
