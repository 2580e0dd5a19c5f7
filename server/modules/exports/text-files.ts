import { csvLine, csvStart } from '#domain/files/csv-line.ts'
import type { CellFormat } from './export-kind.ts'
import type { CellValue } from './workbook-stream.ts'

interface TextColumn {
  /** Key in JSON, in every language. */
  name: string
  heading: string
  format: CellFormat
}
type Batches = AsyncIterable<readonly (readonly CellValue[])[]>

/** Decimals of prices of a unit, as the database keeps them. */
const priceDecimals = 4

/** A price of a unit with the tenant's decimals at least, and with those it has. */
const priceText = (value: CellValue, decimals: number) => {
  const whole = Number(value).toFixed(priceDecimals)
  const spare = /0*$/.exec(whole)![0].length
  return Number(value).toFixed(Math.max(decimals, priceDecimals - spare))
}

/** A CSV file, a batch of rows at a time. @param decimals of amounts */
export async function* csvText(
  columns: readonly TextColumn[],
  batches: Batches,
  decimals: number,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvStart + csvLine(columns.map(({ heading }) => heading)))
  const cell = (value: CellValue, format: CellFormat) =>
    value === null
      ? ''
      : format === 'number'
        ? Number(value)
        : format === 'amount'
          ? Number(Number(value).toFixed(decimals))
          : format === 'price'
            ? Number(value)
            : String(value)
  for await (const rows of batches)
    yield Buffer.from(
      rows.map((row) => csvLine(row.map((value, n) => cell(value, columns[n]!.format)))).join(''),
    )
}

/** An array of objects, a line each, for other programs: amounts are texts, because JSON's numbers are binary fractions. @param decimals of amounts */
export async function* jsonText(
  columns: readonly TextColumn[],
  batches: Batches,
  decimals: number,
): AsyncGenerator<Buffer> {
  const cell = (value: CellValue, format: CellFormat) =>
    value === null
      ? null
      : format === 'number'
        ? Number(value)
        : format === 'amount'
          ? Number(value).toFixed(decimals)
          : format === 'price'
            ? priceText(value, decimals)
            : String(value)
  const line = (row: readonly CellValue[]) =>
    JSON.stringify(
      Object.fromEntries(columns.map(({ name, format }, n) => [name, cell(row[n]!, format)])),
    )
  let before = '[\n'
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield Buffer.from(before + rows.map(line).join(',\n'))
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}
