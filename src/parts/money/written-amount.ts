/** Tenant's format of amounts. */
interface AmountFormat {
  thousandSeparator: string
  decimalSeparator: string
}

/** Parses a typed amount into a decimal; undefined: empty, null: no amount. */
export function writtenAmount(
  typed: string,
  { thousandSeparator, decimalSeparator }: AmountFormat,
): string | undefined | null {
  const bare = typed.replace(/\s/g, '')
  if (bare === '') return undefined
  const plain = bare.replaceAll(thousandSeparator || ' ', '').replace(decimalSeparator || '.', '.')
  return /^\d{1,12}(\.\d{1,4})?$/.test(plain) ? plain : null
}

/** Formats a decimal for a field, so that it parses back to the same amount. */
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
