import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import type { NumberCell, SheetCell } from '#parts/file/workbook-rows.ts'

/** Returns the workbook format of an amount: the currency's decimals, and more for prices that have them. */
function amount(text: string | null, { product }: ViewLine, more = ''): SheetCell {
  if (text === null) return ''
  const decimals = product?.price.decimal_precission ?? 0
  return {
    number: Number(text),
    ...(decimals > 0 && { format: `0.${'0'.repeat(decimals)}${more}` }),
  }
}

/** The cart as rows of a file for the shop's own system: a header, then a row for each line. Codes are texts, amounts numbers. @param headings of its columns */
export function cartTable({ lines }: CartView, headings: readonly string[]): SheetCell[][] {
  return [
    [...headings],
    ...lines.map((line): SheetCell[] => {
      const { sorg, article, qty, uom, product, unitPrice, subtotal, note } = line
      return [
        product?.article_code_display ?? article,
        product?.ean ?? '',
        product?.name ?? '',
        sorg,
        { number: qty },
        uom,
        amount(unitPrice, line, '##'),
        amount(subtotal, line),
        amount(product?.price.retailDisplay ?? null, line),
        note,
      ]
    }),
  ]
}

const isNumber = (cell: SheetCell): cell is NumberCell => typeof cell === 'object'

/** Returns the table as texts, for CSV. */
export const textTable = (table: readonly (readonly SheetCell[])[]): string[][] =>
  table.map((row) => row.map((cell) => (isNumber(cell) ? String(cell.number) : cell)))
