import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { parseQuantity } from '#ui/form/quantity-draft.ts'
import type { OnInvalidInput } from '#ui/form/use-invalid-input.ts'

export type Cell = 'code' | 'qty'

/** Actions of a grid row; the same object as long as the screen is shown. */
export interface GridActions {
  code(id: string, code: string): void
  qty(id: string, qty: number): void
  /** Reports the quantity in a field that is being filled in; null: it was left. */
  typing(id: string, qty: number | null): void
  /** Whether a row was made a moment ago and its quantity was not asked for yet. */
  isNew(id: string): boolean
  pick(id: string, product: string): void
  /** Removes a row; the focus goes to the one that takes its place. */
  remove(id: string): void
  /** Adds one piece of a code, as from a scanner. */
  scan(code: string): void
  /** Text of several cells or lines. */
  paste(text: string): void
  undo(): void
  redo(): void
  go(id: string, cell: Cell): void
  /** Moves to the same cell some rows further; stays where there is none. */
  move(id: string, cell: Cell, rows: number): void
  /** Whether the key that was just pressed was the Enter or Tab of a scanner, and what it had read. */
  scanned(): string | null
  /** Reports that a quantity is no number, or no longer there. */
  onUnread: OnInvalidInput
}

/** Everything is marked, as it is when the focus comes by key: the next key is for the cell and not for a letter in it. */
export const allMarked = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length

const rowKeys: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 }

/** Returns how many rows a key moves; 0: none. */
export const rowsOfKey = (key: string): number => rowKeys[key] ?? 0

/** Undo and redo as every platform writes them. */
export function historyKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo'
  return letter === 'z' ? 'undo' : null
}

/** Parses a typed quantity; null: none. More digits come from a scanner with the focus in the wrong field. */
export function quantityIn(text: string): number | null {
  const quantity = parseQuantity(text, { min: 0 })
  return quantity !== null && quantity <= maxLineQuantity && /^\D*(?:\d\D*){1,5}$/.test(text)
    ? quantity
    : null
}

/** A number that is no quantity: with decimals, a sign or an exponent. */
const otherNumber = /^[-+]?\d{0,5}(?:[.,'’\s]\d{0,4})?(?:e\d*)?$/i

/** A code that a scanner has left in a quantity; a number that is none is no code either. */
export const isCode = (text: string) => quantityIn(text) === null && !otherNumber.test(text.trim())

/** Whether a key goes on from a cell: Enter, and the Tab with which some scanners end a code. */
export const goesOn = (
  { key }: Pick<KeyboardEvent, 'key'>,
  { scanned }: Pick<GridActions, 'scanned'>,
): boolean => key === 'Enter' || (key === 'Tab' && scanned() !== null)
