import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** Cell formats by their number: 0 as it comes, 1 a date, 2 eight digits with noughts in front. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="00000000"/></numFmts><fonts count="1"><font/></fonts>
<fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** A text cell. */
export const text = (at: string, value: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
/** A number; `style` see above. */
export const number = (at: string, value: number, style = 0): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`
/** A formula with what it came to; without a value a program has written it that does not reckon. */
export const formula = (at: string, source: string, value?: string | number): string =>
  `<c r="${at}"${typeof value === 'string' ? ' t="str"' : ''}><f>${source}</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`
export const row = (at: number, ...cells: string[]): string =>
  `<row r="${at}">${cells.join('')}</row>`

/** A workbook written by hand, as other programs write them: what ours would never write can be read as well. @param sheets the rows of each */
export function rawWorkbook(sheets: readonly string[]): Uint8Array<ArrayBuffer> {
  const each = (piece: (n: number) => string) => sheets.map((_, n) => piece(n + 1)).join('')
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((n) => `<sheet name="Sheet ${n}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rIdS" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(
      sheets.map((rows, n) => [
        `xl/worksheets/sheet${n + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        strToU8(`<?xml version="1.0" encoding="UTF-8"?>${content}`),
      ]),
    ),
  )
}
