import { strFromU8, unzipSync } from 'fflate/browser'

const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''
const attribute = (tag: string, name: string): string =>
  first(tag, new RegExp(`\\s${name}="([^"]*)"`))

/** Formats that show a number with noughts in front and nothing else, by their place among the cell formats; how many digits they show. */
function paddingFormats(styles: string): Map<number, number> {
  const codes = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'numFmtId'),
      attribute(tag, 'formatCode'),
    ]),
  )
  const formats = [
    ...first(styles, /<(?:\w+:)?cellXfs\b[^>]*>(.*?)<\/(?:\w+:)?cellXfs>/s).matchAll(
      /<(?:\w+:)?xf\b[^>]*>/g,
    ),
  ]
  return new Map(
    formats.flatMap(([tag], at) => {
      const digits = first(codes.get(attribute(tag, 'numFmtId')) ?? '', /^(0{2,})(?:;@)?$/).length
      return digits > 0 ? [[at, digits]] : []
    }),
  )
}

/** Returns the path of the first sheet in the archive. */
function firstSheet(workbook: string, relations: string): string {
  const id = first(workbook, /<(?:\w+:)?sheet\s[^>]*r:id="([^"]*)"/)
  const target = [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].find(
    ([tag]) => attribute(tag, 'Id') === id,
  )
  const path = target ? attribute(target[0], 'Target') : ''
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`
}

const column = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/**
 * Reads how many digits each number of a workbook's first sheet is shown with, where its format adds leading zeros
 * (00000000): the number alone has lost them.
 * @returns the digits at a row and a column, both from 0; 0 where no zeros are added
 */
export function shownZeros(archive: Uint8Array): (row: number, column: number) => number {
  const read = (...names: string[]) =>
    Object.fromEntries(
      Object.entries(unzipSync(archive, { filter: ({ name }) => names.includes(name) })).map(
        ([name, bytes]) => [name, strFromU8(bytes)],
      ),
    )
  const {
    'xl/styles.xml': styles = '',
    'xl/workbook.xml': workbook = '',
    'xl/_rels/workbook.xml.rels': relations = '',
  } = read('xl/styles.xml', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels')
  const formats = paddingFormats(styles)
  if (formats.size === 0) return () => 0
  const path = firstSheet(workbook, relations)
  const widths = new Map<string, number>()
  for (const [tag] of (read(path)[path] ?? '').matchAll(/<(?:\w+:)?c\s[^>]*>/g)) {
    const digits = formats.get(Number(attribute(tag, 's') || NaN))
    const [, letters, number] = /^([A-Z]+)(\d+)$/.exec(attribute(tag, 'r')) ?? []
    if (digits && letters) widths.set(`${Number(number) - 1} ${column(letters)}`, digits)
  }
  return (row, at) => widths.get(`${row} ${at}`) ?? 0
}
