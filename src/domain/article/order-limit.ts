import { maxLineQuantity } from '../cart/cart-limits.ts'

/** Whether a number may be the most that one order holds of an article, in EA: no more than a line may hold. */
export const isOrderLimit = (limit: number): boolean =>
  Number.isInteger(limit) && limit >= 1 && limit <= maxLineQuantity

/**
 * Reads a typed order limit.
 * @returns null for none, undefined for an invalid one
 */
export function readOrderLimit(text: string): number | null | undefined {
  const typed = text.trim()
  if (!typed) return null
  const limit = /^\d{1,6}$/.test(typed) ? Number(typed) : NaN
  return isOrderLimit(limit) ? limit : undefined
}
