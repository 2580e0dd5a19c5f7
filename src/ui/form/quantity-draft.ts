export interface QuantityRange {
  min: number
  max?: number
}

/** A whole number within the range. */
export const withinRange = (value: number, { min, max = Number.MAX_SAFE_INTEGER }: QuantityRange) =>
  Math.min(max, Math.max(min, Math.round(value)))

/** What somebody typed as a quantity; null when it is no number, so that the old one stays. */
export function parseQuantity(typed: string, range: QuantityRange): number | null {
  const digits = typed.trim()
  return /^\d{1,9}$/.test(digits) ? withinRange(Number(digits), range) : null
}
