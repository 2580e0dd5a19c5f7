import { Readable } from 'node:stream'
import yazl from 'yazl'
import { maxWorkbookRows } from '#domain/files/file-problem.ts'
import type { CellFormat } from './export-kind.ts'
import { FileFailed } from './file-problem.ts'

/** A value of a row; null is an empty cell. Decimals and days come as texts. */
export type CellValue = string | number | null

interface Column {
  heading: string
  format: CellFormat
}

/** Places of the styles in `styles`, below. */
const styleOf: Record<CellFormat, number> = {
  text: 0,
  number: 2,
  amount: 3,
  day: 4,
  price: 5,
  link: 6,
}
const headingStyle = 1

/** Width of a column in characters. Rows are written as they come, so nothing is measured. */
const widthOf: Record<CellFormat, number> = {
  text: 22,
  number: 10,
  amount: 15,
  price: 15,
  day: 12,
  link: 22,
}

/** Characters that XML cannot hold. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign]!)

const millisecondsOfDay = 86_400_000
/** Days since the last day of 1899, as workbooks count them. */
const serialOf = (day: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / millisecondsOfDay)

/** Letters of a column, from 0: A to Z, AA and so on. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

const typeOf = ({ text, link }: Cell) =>
  link !== undefined ? ' t="str"' : text === undefined ? '' : ' t="inlineStr"'

/** A link is a formula: the table of a sheet's own hyperlinks could be written only when all rows are known. */
const contentOf = ({ text, link, number }: Cell) =>
  link !== undefined
    ? `<f>HYPERLINK("${escaped(link.replaceAll('"', '%22'))}")</f><v>${escaped(link)}</v>`
    : text === undefined
      ? `<v>${number}</v>`
      : `<is><t xml:space="preserve">${escaped(text)}</t></is>`

/** A row with addresses, which some readers need; empty cells are left out. */
const rowXml = (number: number, cells: readonly (Cell | undefined)[]) =>
  `<row r="${number}">${cells
    .map((cell, n) =>
      cell
        ? `<c r="${lettersOf(n)}${number}"${typeOf(cell)}${cell.style ? ` s="${cell.style}"` : ''}>${contentOf(cell)}</c>`
        : '',
    )
    .join('')}</row>`

interface Cell {
  style: number
  text?: string
  /** An https address. */
  link?: string
  number?: number
}

/** Formulas take no longer text. */
const maxLink = 255
const isLink = (text: string) => text.startsWith('https://') && text.length <= maxLink

/** Texts stay texts, so that codes keep their noughts and nothing is taken for a formula. */
function cellOf(value: CellValue, format: CellFormat): Cell | undefined {
  if (value === null || value === '') return undefined
  if (format === 'link' && isLink(String(value)))
    return { style: styleOf.link, link: String(value) }
  const number = format === 'day' ? serialOf(String(value)) : Number(value)
  return format === 'text' || format === 'link' || !Number.isFinite(number)
    ? { style: styleOf.text, text: String(value) }
    : { style: styleOf[format], number }
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Number formats of amounts and of prices of a unit, which have up to four decimals. */
const amountFormat = (decimals: number) => `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`
const priceFormat = (decimals: number) => `#,##0.${'0'.repeat(decimals).padEnd(4, '#')}`

const styles = (
  decimals: number,
) => `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${amountFormat(decimals)}"/><numFmt numFmtId="165" formatCode="${priceFormat(decimals)}"/></numFmts>\
<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>\
<font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>\
<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`

const parts = (sheet: string, decimals: number): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>\
<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles(decimals),
})

/** A sheet's XML, a batch of rows at a time. The heading stays in sight. */
async function* sheetXml(
  columns: readonly Column[],
  batches: AsyncIterable<readonly (readonly CellValue[])[]>,
): AsyncGenerator<Buffer> {
  const widths = columns.map(
    ({ format }, n) =>
      `<col min="${n + 1}" max="${n + 1}" width="${widthOf[format]}" customWidth="1"/>`,
  )
  yield Buffer.from(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${widths.join('')}</cols><sheetData>${rowXml(
      1,
      columns.map(({ heading }) => ({ style: headingStyle, text: heading })),
    )}`,
  )
  let number = 1
  for await (const rows of batches) {
    // Excel would cut off the rest without a word.
    if (number + rows.length > maxWorkbookRows) throw new FileFailed('too_many_rows')
    const xml = rows.map((row) =>
      rowXml(
        (number += 1),
        row.map((value, n) => cellOf(value, columns[n]!.format)),
      ),
    )
    yield Buffer.from(xml.join(''))
  }
  yield Buffer.from('</sheetData></worksheet>')
}

/**
 * Writes a workbook of one sheet while its rows come, in memory that does not grow with them.
 * @param options.sheet its name; what a workbook does not take is left out
 * @param options.decimals of amounts
 */
export function workbookStream(
  columns: readonly Column[],
  batches: AsyncIterable<readonly (readonly CellValue[])[]>,
  { sheet, decimals }: { sheet: string; decimals: number },
): Readable {
  const zip = new yazl.ZipFile()
  const name = sheet.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)
  for (const [path, xml] of Object.entries(parts(name, decimals)))
    zip.addBuffer(Buffer.from(xml), path)
  const rows = Readable.from(sheetXml(columns, batches), { objectMode: false })
  const output = zip.outputStream as Readable
  rows.on('error', (error) => output.destroy(error))
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml')
  zip.end()
  return output
}
