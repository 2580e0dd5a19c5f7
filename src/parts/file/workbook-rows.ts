import { readSheet } from 'read-excel-file/universal'
import writeWorkbook from 'write-excel-file/universal'
import { type SheetValue, textOfCell } from '#domain/paste/paste-cells.ts'
import { shownZeros } from './shown-zeros.ts'

/** A number that can be reckoned with; `format` as spreadsheet programs write it, left out: as it comes. */
export interface NumberCell {
  number: number
  format?: string
}
export type SheetCell = string | NumberCell

/** A sheet; its first row is the heading and stays visible. */
export interface Sheet {
  /** At most 31 characters, none of []:*?/\ */
  name: string
  rows: readonly (readonly SheetCell[])[]
}

/**
 * The texts of a workbook's first sheet, row by row. A formula is what it came to when the file was saved, a date is a day,
 * and a number that is shown with noughts in front keeps them. @throws Error for what is no workbook, or a broken one
 */
export async function rowsOfWorkbook(bytes: ArrayBuffer): Promise<string[][]> {
  // The library's types name a date by its constructor.
  const values = (await readSheet(bytes)) as SheetValue[][]
  const zeros = shownZeros(new Uint8Array(bytes))
  return values.map((row, y) =>
    row.map((value, x) => {
      const width =
        typeof value === 'number' && Number.isInteger(value) && value >= 0 ? zeros(y, x) : 0
      return textOfCell(value).padStart(width, '0')
    }),
  )
}

/** Widths in characters between which a column is made to fit its longest text. */
const [narrowest, widest] = [8, 48]

/** A workbook of one sheet. Texts stay texts, so that codes keep their noughts and nothing is taken for a formula. */
export function workbookOf({ name, rows }: Sheet): Promise<Blob> {
  const cells = rows.map((row, y) => row.map((cell) => cellOf(cell, y === 0)))
  const widthOf = (x: number) => rows.reduce((most, row) => Math.max(most, lengthOf(row[x])), 0) + 2
  const columns = (rows[0] ?? []).map((_, x) => ({
    width: Math.min(widest, Math.max(narrowest, widthOf(x))),
  }))
  return writeWorkbook(cells, { columns, sheet: name, stickyRowsCount: 1 }).toBlob()
}

const lengthOf = (cell: SheetCell | undefined) =>
  (typeof cell === 'object' ? String(cell.number) : (cell ?? '')).length

function cellOf(cell: SheetCell, heading: boolean) {
  if (typeof cell === 'string')
    return cell
      ? { value: cell, type: String, ...(heading && { fontWeight: 'bold' as const }) }
      : null
  return { value: cell.number, type: Number, ...(cell.format && { format: cell.format }) }
}
