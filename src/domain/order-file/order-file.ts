import type { PasteReason, Pasted } from '../paste/paste-lines.ts'

/** Why a file of a shop's system is not taken at all. */
export type FileRefusal =
  | 'broken_file'
  | 'other_message'
  | 'several_orders'
  | 'too_large'
  | 'too_many_lines'
  | 'unsafe_xml'

/** A file that is not taken; nothing of it is. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
  readonly code: FileRefusal
  constructor(code: FileRefusal) {
    super(code)
    this.code = code
  }
}

/** A line of an order file. `codes`: what may name the article, the seller's own code first; `problem`: why its quantity can't be ordered. */
export interface OrderFileLine {
  /** Its place among the file's lines, from 1. */
  line: number
  text: string
  codes: string[]
  qty: number
  problem: PasteReason | null
  note?: string
}

/** An order as a shop's system sent it. Days are YYYY-MM-DD. */
export interface OrderFile {
  poNumber: string | null
  requestedDate: string | null
  requestedTo: string | null
  /** Code of the ship-to. */
  shipTo: string | null
  notes: string | null
  lines: OrderFileLine[]
}

/** Most characters of a file: 2,000 lines with all that the standards allow need far fewer. */
export const maxFileLength = 5_000_000

/** UN/ECE Recommendation 20 and EDIFACT 6411: units that count sales units one by one. */
const pieces = ['', 'C62', 'H87', 'EA', 'PCE', 'PC', 'NAR', 'PR', 'SET', 'ST', 'NMP']

/** Reads the quantity of a line; a unit that does not count pieces is a problem, not a guess. */
export function fileQuantity(
  quantity: string,
  unit: string,
  maxQuantity: number,
): { qty: number; problem: PasteReason | null } {
  const problem = (reason: PasteReason) => ({ qty: 0, problem: reason })
  if (!/^[+-]?\d{1,12}([.,]\d{1,6})?$/.test(quantity)) return problem('no_quantity')
  if (!pieces.includes(unit.trim().toUpperCase())) return problem('unit')
  const qty = Number(quantity.replace(',', '.'))
  if (qty < 0) return problem('negative')
  if (qty === 0) return problem('zero')
  if (!Number.isInteger(qty)) return problem('fraction')
  return qty > maxQuantity ? problem('too_many') : { qty, problem: null }
}

/** Returns the lines as a paste has them, so that the grid takes both in one way. */
export function pastedOf({ lines }: Pick<OrderFile, 'lines'>): Pasted {
  return {
    lines: lines.flatMap(({ line, text, codes, qty, problem, note }) =>
      problem || codes.length === 0
        ? []
        : [
            {
              line,
              text,
              readings: codes.map((code) => ({ code, qty })),
              doubt: false,
              ...(note && { note }),
            },
          ],
    ),
    problems: lines.flatMap(({ line, text, codes, problem }) => {
      const reason = problem ?? (codes.length === 0 ? 'no_code' : null)
      return reason ? [{ line, text, reason }] : []
    }),
  }
}

/** Whether a text is an XML document or an EDIFACT interchange, and no list of lines. */
export const isOrderDocument = (text: string): boolean =>
  /^\uFEFF?\s*(<[?!\w]|UNA.{6}\s*UNB|UNB\+)/s.test(text)
