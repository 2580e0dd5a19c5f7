import { fold } from '../search/word-index.ts'

/** A workbook's cell as it was stored. */
export type SheetValue = string | number | boolean | Date | null | undefined

/**
 * Returns the text of a workbook's cell. A number has the 15 digits that spreadsheet programs show; a date is a day,
 * ISO 8601.
 */
export function textOfCell(value: SheetValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value).trim()
}

/** A line as it was pasted, counted from 1, and what stands in it. */
export interface PastedCells {
  line: number
  text: string
  cells: string[]
}

/** Which column holds what, as a header row says. -1: none does. */
export interface Columns {
  code: number
  ean: number
  qty: number
  note: number
  sorg: number
}

const invisible = /[\u200B-\u200F\u2060\uFEFF\u00AD]/g
const anySpace = /[\u00A0\u2000-\u200A\u202F\u3000]/g
const quoting = /^(?:[>|]\s?)+(?=\S)/
const bullet = /^(?:[-*•–—·▪◦‣→»+☐☑✓]|\[[ xX]?\])\s+(?=\S)/
const numbering = /^(?:#?\d{1,4}[.)]|\(\d{1,4}\)|#\d{1,4}:?|pos\.?\s*\d{1,4}[.:)]?)\s+(?=\S)/i

/** A line without what a mail, a list or a spreadsheet has put around it. */
export function bareLine(line: string): string {
  let text = line.replace(invisible, '').replace(anySpace, ' ').trimEnd().replace(/^ +/, '')
  text = text.replace(quoting, '')
  return text.replace(bullet, '').replace(numbering, '')
}

/** A cell without quotes, Excel's `="…"` and the apostrophe that keeps noughts. */
const bareCell = (cell: string) =>
  cell
    .trim()
    .replace(/^=?"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .replace(/^'(?=\S)/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** True when a quote is opened at the beginning of a cell and not closed: the line goes on below. */
function isOpen(line: string): boolean {
  if (!/(^|[\t;,])=?"/.test(line)) return false
  return (line.match(/"/g)?.length ?? 0) % 2 === 1 && !/\d"\s*$/.test(line)
}

/** Maximum lines of one quoted cell: beyond it the quote was an inch mark. */
const tallestCell = 6

/** The lines of a paste; a quoted cell with a line break in it stays one line. */
export function pastedLines(text: string): { line: number; text: string }[] {
  const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const lines: { line: number; text: string }[] = []
  for (let at = 0; at < raw.length; at++) {
    const line = at + 1
    let joined = raw[at]!
    const below = isOpen(joined)
      ? raw
          .slice(at + 1, at + tallestCell)
          .findIndex((next) => (next.match(/"/g)?.length ?? 0) % 2 === 1)
      : -1
    for (let n = 0; n <= below; n++) joined += ` ${raw[++at]}`
    lines.push({ line, text: joined })
  }
  return lines
}

/** The cells of a line by its own separator: tab, semicolon, bar or comma; one cell where there is none. */
export function cellsOf(line: string): string[] {
  for (const separator of ['\t', ';', '|']) {
    if (line.includes(separator)) return split(line, separator).map(bareCell)
  }
  return split(line, ',').map(bareCell)
}

function split(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at]!
    if (letter === '"' && (quoted || /^=?\s*$/.test(cell))) quoted = !quoted
    else if (letter === '"' && line[at - 1] === '"') quoted = !quoted
    if (letter === separator && !quoted && !(separator === ',' && isDecimal(line, at, cell))) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

/** A comma inside a number and not between cells: noughts follow it, and the number before it stands alone behind a word. */
const isDecimal = (line: string, at: number, cell: string) =>
  /\S\s+\d+$/.test(cell) && /^0{1,3}(?!\d)/.test(line.slice(at + 1))

const headings: Record<keyof Columns | 'other', RegExp> = {
  code: /^(article|articles?|item|art|artikel|code|sku|part|material|product|produkt|produk|barang|reference|ref|kode|kod)(\s?(code|no|nr|nummer|number|numero|id|barang|artikel|produk|article|item))?s?$|^(artikelnummer|artikelnr|bestellnummer|bestellnr|materialnummer|teilenummer|nomor artikel|no artikel|no barang|code article|n article|numero d article|part no|item no|nombor item|no item)$/,
  ean: /^(ean|gtin|upc|barcode|bar code|strichcode|code barres?|code a barres|kode batang|kod bar|ean ?13|ean code|gencod)$/,
  qty: /^(qty|quantity|quantities|order qty|menge|bestellmenge|anzahl|stuck|stk|qte|quantite|jumlah|jml|kuantiti|kuantitas|bilangan|qty ordered|pcs|pieces)$/,
  note: /^(notes?|remarks?|comments?|notiz|bemerkung|anmerkung|remarque|commentaire|catatan|nota)$/,
  sorg: /^(sorg|sales org|sales organi[sz]ation|vkorg|verkaufsorganisation|organisation commerciale|organisasi penjualan|organisasi jualan)$/,
  other:
    /^(pos|position|line|no|nr|name|description|desc|bezeichnung|beschreibung|nom|designation|libelle|nama|nama barang|keterangan|perihal|price|preis|prix|harga|(unit|retail) price|einzelpreis|stuckpreis|verkaufspreis|prix (unitaire|public)|harga (satuan|eceran|seunit|runcit)|total|subtotal|summe|zwischensumme|gesamt|sous total|subjumlah|amount|betrag|montant|unit|uom|einheit|unite|satuan|size|grosse|taille|ukuran|saiz|colour|color|farbe|couleur|warna|brand|marke|marque|merek|jenama|ve|eur|usd|idr)$/,
}

const headingOf = (cell: string): keyof Columns | 'other' | null => {
  const plain = fold(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return (
    (Object.keys(headings) as (keyof typeof headings)[]).find((key) => headings[key].test(plain)) ??
    null
  )
}

/** Reads a header row. Null: it is none. A header without separators has no columns to name. */
export function headerOf(cells: string[]): Columns | null {
  const filled = cells.filter(Boolean)
  if (filled.some((cell) => /\d{3}/.test(cell))) return null
  const words = filled.length === 1 && !headingOf(filled[0]!) ? filled[0]!.split(/\s+/) : cells
  const found = words.map(headingOf)
  const whatAndHowMany = (found.includes('code') || found.includes('ean')) && found.includes('qty')
  const orders = found.some(
    (heading) => heading === 'code' || heading === 'ean' || heading === 'qty',
  )
  if (
    !whatAndHowMany &&
    (!orders || found.filter(Boolean).length < words.filter(Boolean).length / 2)
  )
    return null
  const at = (heading: keyof Columns) =>
    words === cells && cells.length > 1 ? found.indexOf(heading) : -1
  return { code: at('code'), ean: at('ean'), qty: at('qty'), note: at('note'), sorg: at('sorg') }
}
