import type PDFDocument from 'pdfkit'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { formatDay } from '#domain/time/date-format.ts'
import type { RequestContext } from '../context.ts'
import type { MailWords } from '../mail/words/mail-words.ts'
import { wordsFor } from '../mail/words/words-for.ts'

const margin = 48
const logoHeight = 36
const ink = '#1a1a1a'
const muted = '#555555'
const rule = '#d0d0d0'
/** Letter where that is what printers have. */
const letterCountries: readonly string[] = ['US', 'CA']

type Doc = InstanceType<typeof PDFDocument>

/** Characters that the built-in fonts have: Windows-1252. */
const known = /[^\u0020-\u007e\u00a0-\u00ff€…‘’“”•–—„‚†‡ˆ‰Š‹Œ™š›œŸŽžƒ\n]/gu
// What joins or spaces characters has no picture of its own.
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2060\u200b\ufeff]/g, '')
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll(known, '?')

/** A PDF in the tenant's look, being written from top to bottom. */
export interface Paper {
  doc: Doc
  words: MailWords
  accent: string
  day: (day: string) => string
  money: (amount: string, currency: string) => string
  /** Numbers the pages, with a text beside, and returns the file. */
  finish: (footer: string) => Promise<Buffer>
}

/**
 * Begins a PDF with the tenant's logo and name.
 * @param options.language of its reader; the tenant's first where it does not offer that
 */
export async function startPaper(
  { tenant, logoOf }: Pick<RequestContext, 'tenant' | 'logoOf'>,
  options: { language: string | null; title: (words: MailWords) => string; at: Date },
): Promise<Paper> {
  const { config } = tenant
  const { locale, words } = wordsFor(
    options.language,
    config.languages.map(({ code }) => code),
  )
  // Loaded with the first paper: its fonts would cost each start a tenth of a second.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: letterCountries.includes(config.countryId) ? 'LETTER' : 'A4',
    margin,
    bufferPages: true,
    lang: locale,
    info: { Title: options.title(words), Author: config.webTitle, CreationDate: options.at },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<void>((resolve) => doc.on('end', resolve))
  drawHead(doc, { title: config.webTitle, accent: config.accent, logo: await logoOf(tenant) })
  return {
    doc,
    words,
    accent: config.accent,
    day: (text) => formatDay(config, text, locale),
    money: (amount, currency) => formatMoneyIn(amount, currency, config.currency),
    async finish(footer) {
      numberPages(doc, words, `${config.webTitle} · ${footer}`)
      doc.end()
      await finished
      return Buffer.concat(chunks)
    },
  }
}

const widthOf = (doc: Doc) => doc.page.width - 2 * margin

function drawHead(
  doc: Doc,
  { title, accent, logo }: { title: string; accent: string; logo: Buffer | undefined },
): void {
  if (logo) doc.image(logo, margin, margin, { fit: [200, logoHeight] })
  doc
    .font('Helvetica-Bold')
    .fontSize(12)
    .fillColor(ink)
    .text(plain(title), margin + 210, margin + 10, { width: widthOf(doc) - 210, align: 'right' })
  const y = margin + logoHeight + 10
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(2)
    .strokeColor(accent)
    .stroke()
  doc.y = y + 22
}

/** Writes the paper's title, what it is about and its facts, each with a label. */
export function drawFacts(
  { doc }: Paper,
  {
    title,
    subtitle,
    facts,
    note,
  }: {
    title: string
    subtitle?: string | undefined
    facts: readonly (readonly [label: string, value: string | null | undefined])[]
    note?: string | null | undefined
  },
): void {
  doc
    .font('Helvetica-Bold')
    .fontSize(20)
    .fillColor(ink)
    .text(plain(title), margin, doc.y, { width: widthOf(doc) })
  if (subtitle) doc.fontSize(12).text(plain(subtitle), { width: widthOf(doc) })
  doc.moveDown(0.6)
  for (const [label, value] of facts) {
    if (!value) continue
    doc.font('Helvetica').fontSize(10)
    const height = Math.max(
      doc.heightOfString(plain(label), { width: 110 }),
      doc.heightOfString(plain(value), { width: widthOf(doc) - 120 }),
    )
    // A label stays on the page of its value, unless the value is longer than a page.
    if (doc.y + height > doc.page.maxY() && height < doc.page.maxY() / 2) doc.addPage()
    const y = doc.y
    doc
      .font('Helvetica')
      .fontSize(10)
      .fillColor(muted)
      .text(plain(label), margin, y, { width: 110 })
    const under = doc.y
    doc
      .font('Helvetica')
      .fillColor(ink)
      .text(plain(value), margin + 120, y, { width: widthOf(doc) - 120 })
    doc.y = Math.max(doc.y, under)
    doc.moveDown(0.25)
  }
  if (note) doc.moveDown(0.6).text(plain(note), margin, doc.y, { width: widthOf(doc) })
  doc.moveDown(1)
}

/** A column of a table: its heading, its share of the width, and where its texts stand. */
export interface PaperColumn {
  heading: string
  share: number
  align?: 'left' | 'right'
}

/** Writes a table; its head stands on each page again. */
export function drawTable(
  { doc, accent }: Paper,
  columns: readonly PaperColumn[],
  rows: Iterable<readonly string[]>,
): void {
  const starts = columns.map(
    (_, n) => margin + widthOf(doc) * sumOf(columns.slice(0, n).map(({ share }) => share)),
  )
  const bottom = doc.page.height - margin - 24
  const row = (cells: readonly string[], bold = false) => {
    doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(9)
    const width = (n: number) => widthOf(doc) * columns[n]!.share - 8
    const height = Math.max(
      ...cells.map((cell, n) => doc.heightOfString(plain(cell), { width: width(n) })),
    )
    if (doc.y + height > bottom) {
      doc.addPage()
      if (!bold) head()
    }
    const y = doc.y
    doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fillColor(ink)
    for (const [n, cell] of cells.entries())
      doc.text(plain(cell), starts[n]!, y, {
        width: width(n),
        align: columns[n]!.align ?? 'left',
      })
    doc.y = y + height + 5
    doc
      .moveTo(margin, doc.y - 2)
      .lineTo(doc.page.width - margin, doc.y - 2)
      .lineWidth(bold ? 1 : 0.5)
      .strokeColor(bold ? accent : rule)
      .stroke()
    doc.y += 4
  }
  const head = () =>
    row(
      columns.map(({ heading }) => heading),
      true,
    )
  head()
  for (const cells of rows) row(cells)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Writes amounts under a table, each with a label; `strong` ones larger. */
export function drawSums(
  { doc }: Paper,
  sums: readonly { label: string; amount: string; strong?: boolean }[],
): void {
  doc.moveDown(0.4)
  for (const { label, amount, strong } of sums) {
    if (doc.y > doc.page.height - margin - 48) doc.addPage()
    const y = doc.y
    doc
      .font(strong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(strong ? 11 : 9.5)
      .fillColor(ink)
      .text(plain(label), margin, y, { width: widthOf(doc) * 0.68, align: 'right' })
    doc.text(plain(amount), margin + widthOf(doc) * 0.7, y, {
      width: widthOf(doc) * 0.3 - 8,
      align: 'right',
    })
    doc.moveDown(0.3)
  }
}

/** Writes a small sentence in the paper's whole width. */
export function drawSmall({ doc }: Paper, text: string): void {
  doc
    .moveDown(1.5)
    .font('Helvetica')
    .fontSize(8.5)
    .fillColor(muted)
    .text(plain(text), margin, doc.y, { width: widthOf(doc) })
}

/** Under every page, when it is known how many there are. */
function numberPages(doc: Doc, words: MailWords, text: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let n = 0; n < count; n += 1) {
    doc.switchToPage(start + n)
    // Without this a text in the margin would begin another page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - margin + 8
    doc.font('Helvetica').fontSize(8).fillColor(muted)
    doc.text(plain(text), margin, y, { width: widthOf(doc) / 2, lineBreak: false })
    doc.text(plain(words.paperPage(n + 1, count)), margin + widthOf(doc) / 2, y, {
      width: widthOf(doc) / 2,
      align: 'right',
      lineBreak: false,
    })
  }
}

/** Draws a QR code of dark and light squares, with a sentence beside it. */
export function drawQr(
  { doc }: Paper,
  squares: readonly (readonly boolean[])[],
  text: string,
): void {
  const size = 120
  const side = size / squares.length
  const top = doc.y
  doc.fillColor(ink)
  for (const [y, row] of squares.entries())
    for (const [x, dark] of row.entries())
      // A hair more than its place: no light line is seen between two dark squares.
      if (dark) doc.rect(margin + x * side, top + y * side, side + 0.05, side + 0.05).fill()
  doc
    .font('Helvetica')
    .fontSize(10)
    .fillColor(muted)
    .text(plain(text), margin + size + 16, top + size / 2 - 12, {
      width: widthOf(doc) - size - 16,
    })
  doc.y = top + size + 12
}
