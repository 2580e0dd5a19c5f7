export interface QuantityRange {
  min: number
  max?: number
}

/** A whole number within the range. */
export const withinRange = (value: number, { min, max = Number.MAX_SAFE_INTEGER }: QuantityRange) =>
  Math.min(max, Math.max(min, Math.round(value)))

/** Thousands set apart, as they come out of a spreadsheet. */
const grouped = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/

/** Parses a typed quantity; null when it is no whole number, so that the old one stays. */
export function parseQuantity(typed: string, range: QuantityRange): number | null {
  const text = typed.trim()
  const digits = grouped.test(text) ? text.replace(/\D/g, '') : text
  return /^\d{1,9}$/.test(digits) ? withinRange(Number(digits), range) : null
}
