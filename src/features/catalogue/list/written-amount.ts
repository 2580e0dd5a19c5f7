/** How a tenant writes amounts. */
interface AmountFormat {
  thousandSeparator: string
  decimalSeparator: string
}

/** An amount as somebody has typed it, as a decimal; undefined: nothing was typed, null: this is no amount. */
export function writtenAmount(
  typed: string,
  { thousandSeparator, decimalSeparator }: AmountFormat,
): string | undefined | null {
  const bare = typed.replace(/\s/g, '')
  if (bare === '') return undefined
  const plain = bare.replaceAll(thousandSeparator || ' ', '').replace(decimalSeparator || '.', '.')
  return /^\d{1,12}(\.\d{1,4})?$/.test(plain) ? plain : null
}

/** A decimal as the tenant writes it: what somebody reads in a field means the same when it is read back. */
export function shownAmount(
  amount: string,
  { thousandSeparator, decimalSeparator }: AmountFormat,
): string {
  const [whole = '', fraction] = amount.split('.')
  return (
    whole.replace(/\B(?=(\d{3})+$)/g, thousandSeparator) +
    (fraction ? decimalSeparator + fraction : '')
  )
}
