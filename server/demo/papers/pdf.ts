import { deflateSync } from 'node:zlib'

/** A part of a paper: a heading, a paragraph, or a table whose columns begin at these points from the left margin. */
export type Block =
  | { heading: string }
  | { text: string }
  | { columns: readonly number[]; head?: readonly string[]; rows: readonly (readonly string[])[] }

export interface Paper {
  title: string
  language: string
  blocks: readonly Block[]
}

/** A4 in points. */
const page = { width: 595, height: 842, margin: 56 }
const sizes = { title: 20, heading: 13, text: 10.5, cell: 9 }
/** Signs of text that fit beside each other: Helvetica is half as wide as high, on the average. */
const lineSigns = 84
const titleSigns = 42

/** Characters that Windows-1252 has and Latin-1 lacks. */
const others: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '„': 0x84,
}

/** A text as PDF writes it: in brackets, a byte for each sign; what the font has not is a question mark. */
function written(text: string): string {
  const bytes = [...text].map(
    (sign) => others[sign] ?? (sign.codePointAt(0)! < 0x100 ? sign.codePointAt(0)! : 0x3f),
  )
  return `(${bytes.map((byte) => (byte < 0x20 || byte > 0x7e || byte === 0x28 || byte === 0x29 || byte === 0x5c ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCharCode(byte))).join('')})`
}

/** Encodes a text for the document's properties: no font draws them, so they are UTF-16. */
const told = (text: string) =>
  `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`

function wrapped(text: string, signs = lineSigns): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > signs) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}

interface Line {
  font: 'F1' | 'F2'
  size: number
  /** Above it, in points. */ gap: number
  pieces: { x: number; text: string }[]
}

const linesOf = (block: Block): Line[] => {
  if ('heading' in block)
    return [{ font: 'F2', size: sizes.heading, gap: 14, pieces: [{ x: 0, text: block.heading }] }]
  if ('text' in block)
    return wrapped(block.text).map((text, n) => ({
      font: 'F1',
      size: sizes.text,
      gap: n === 0 ? 4 : 0,
      pieces: [{ x: 0, text }],
    }))
  const { columns, head, rows } = block
  const line = (font: Line['font'], row: readonly string[]): Line => ({
    font,
    size: sizes.cell,
    gap: 1,
    pieces: row.map((text, column) => ({ x: columns[column] ?? 0, text })),
  })
  return [...(head ? [line('F2', head)] : []), ...rows.map((row) => line('F1', row))]
}

/** The lines of each page, as its stream draws them. */
function pagesOf({ title, blocks }: Paper): string[] {
  const titles = wrapped(title, titleSigns).map((text): Line => ({
    font: 'F2',
    size: sizes.title,
    gap: 0,
    pieces: [{ x: 0, text }],
  }))
  const pages: string[] = []
  let drawn = ''
  let y = page.height - page.margin
  for (const { font, size, gap, pieces } of [...titles, ...blocks.flatMap(linesOf)]) {
    y -= gap + size * 1.4
    if (y < page.margin) {
      pages.push(drawn)
      drawn = ''
      y = page.height - page.margin - size * 1.4
    }
    for (const { x, text } of pieces)
      drawn += `BT /${font} ${size} Tf ${page.margin + x} ${y.toFixed(1)} Td ${written(text)} Tj ET\n`
  }
  return [...pages, drawn]
}

/** Writes a paper as PDF 1.4, in one of the fonts that every reader has. */
export function pdfOf(paper: Paper): Uint8Array {
  const streams = pagesOf(paper).map((drawn) => deflateSync(Buffer.from(drawn, 'latin1')))
  const pageAt = (n: number) => 6 + n * 2
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects: (string | [string, Buffer])[] = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${written(paper.language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${streams.length} /Kids [${streams.map((_, n) => `${pageAt(n)} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${told(paper.title)} >>`,
    ...streams.flatMap((stream, n): (string | [string, Buffer])[] => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageAt(n) + 1} 0 R >>`,
      [`<< /Length ${stream.length} /Filter /FlateDecode >>`, stream],
    ]),
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const starts: number[] = []
  let at = parts[0]!.length
  const put = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  objects.forEach((object, n) => {
    starts.push(at)
    const [head, stream] = typeof object === 'string' ? [object] : object
    put(Buffer.from(`${n + 1} 0 obj\n${head}\n`, 'latin1'))
    if (stream) put(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]))
    put(Buffer.from('endobj\n'))
  })
  const places = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
