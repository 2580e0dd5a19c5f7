import type { Decimal } from '../ordering/money.ts'

/** A field of the form that takes a cart back: its name and its value. */
export type FormField = readonly [name: string, value: string]

/** A line of a cart that goes back. */
export interface PunchOutItem {
  article: string
  name: string
  quantity: number
  unitPrice: Decimal
  currency: string
  uom: string
  brand: string | null
  ean: string | null
  category: string
  note: string | null
}

const maxAddress = 2_000

/** Address to which a cart may be sent: https, without a log-in in it. */
export function isReturnUrl(url: string): boolean {
  const match = /^https:\/\/([^/?#\s"'<>\\]+)([/?#][^\s"'<>\\]*)?$/.exec(url)
  return match !== null && url.length <= maxAddress && !match[1]!.includes('@')
}
