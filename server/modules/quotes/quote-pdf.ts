import type PDFDocument from 'pdfkit'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { totalsByCurrency } from '#domain/quotes/quote-totals.ts'
import { formatDay } from '#domain/time/date-format.ts'
import { dayIn } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import type { MailWords } from '../../mail/words/mail-words.ts'
import { wordsFor } from '../../mail/words/words-for.ts'
import type { QuoteLine, StoredQuote } from './quote-store.ts'

const margin = 48
const logoHeight = 36
const ink = '#1a1a1a'
const muted = '#555555'
const rule = '#d0d0d0'
/** Letter where that is what printers have. */
const letterCountries: readonly string[] = ['US', 'CA']

type Doc = InstanceType<typeof PDFDocument>
type Words = MailWords['quotePaper']

/** Characters that the built-in fonts have: Windows-1252. */
const known = /[^\u0020-\u007e\u00a0-\u00ff€…‘’“”•–—„‚†‡ˆ‰Š‹Œ™š›œŸŽžƒ\n]/gu
const plain = (text: string) => text.normalize('NFC').replaceAll(known, '?')

/**
 * Draws a quote as a PDF in the tenant's look.
 * @param language of its reader; the tenant's first where it does not offer that
 */
export async function quotePdf(
  { tenant, logoOf }: RequestContext,
  quote: StoredQuote,
  lines: readonly QuoteLine[],
  language: string | null,
): Promise<Buffer> {
  const { config } = tenant
  const { locale, words } = wordsFor(
    language,
    config.languages.map(({ code }) => code),
  )
  // Loaded with the first quote: its fonts would cost each start a tenth of a second.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: letterCountries.includes(config.countryId) ? 'LETTER' : 'A4',
    margin,
    bufferPages: true,
    lang: locale,
    info: {
      Title: `${words.quotePaper.quote} ${quote.number}`,
      Author: config.webTitle,
      CreationDate: new Date(quote.createdAt),
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<void>((resolve) => doc.on('end', resolve))
  const day = (text: string) => formatDay(config, text, locale)
  drawHead(doc, { title: config.webTitle, accent: config.accent, logo: await logoOf(tenant) })
  drawFacts(doc, words.quotePaper, quote, {
    made: day(dayIn(config.timeZone, new Date(quote.createdAt))),
    until: day(quote.validUntil),
  })
  drawLines(doc, words.quotePaper, lines, {
    accent: config.accent,
    money: ({ sorg }, amount) => formatMoneyIn(amount, currencyOf(quote, sorg), config.currency),
  })
  drawTotals(
    doc,
    words.quotePaper,
    totalsByCurrency(quote.totals).map(({ total, currency }) =>
      formatMoneyIn(total, currency, config.currency),
    ),
  )
  doc
    .moveDown(1.5)
    .font('Helvetica')
    .fontSize(8.5)
    .fillColor(muted)
    .text(plain(quote.held ? words.quotePaper.held : words.quotePaper.rechecked), margin, doc.y, {
      width: widthOf(doc),
    })
  numberPages(doc, words.quotePaper, `${config.webTitle} · ${quote.number}`)
  doc.end()
  await finished
  return Buffer.concat(chunks)
}

const widthOf = (doc: Doc) => doc.page.width - 2 * margin
const currencyOf = ({ totals }: StoredQuote, sorg: string) =>
  totals.find((one) => one.sorg === sorg)?.currency ?? ''

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

function drawFacts(
  doc: Doc,
  words: Words,
  quote: StoredQuote,
  { made, until }: { made: string; until: string },
): void {
  doc
    .font('Helvetica-Bold')
    .fontSize(20)
    .fillColor(ink)
    .text(plain(`${words.quote} ${quote.number}`), margin, doc.y, { width: widthOf(doc) })
  if (quote.name) doc.fontSize(12).text(plain(quote.name), { width: widthOf(doc) })
  doc.moveDown(0.6)
  const facts = [
    [words.customer, `${quote.customerName} (${quote.customerCode})`],
    [words.date, made],
    [words.validUntil, until],
    [words.from, quote.createdBy],
  ] as const
  for (const [label, value] of facts) {
    const y = doc.y
    doc
      .font('Helvetica')
      .fontSize(10)
      .fillColor(muted)
      .text(plain(label), margin, y, { width: 110 })
    doc
      .font('Helvetica')
      .fillColor(ink)
      .text(plain(value), margin + 120, y, { width: widthOf(doc) - 120 })
    doc.moveDown(0.25)
  }
  if (quote.note) doc.moveDown(0.6).text(plain(quote.note), margin, doc.y, { width: widthOf(doc) })
  doc.moveDown(1)
}

/** Share of the width of each column: code, article, quantity, unit price, amount. */
const shares = [0.21, 0.37, 0.11, 0.15, 0.16] as const

function drawLines(
  doc: Doc,
  words: Words,
  lines: readonly QuoteLine[],
  { accent, money }: { accent: string; money: (line: QuoteLine, amount: string) => string },
): void {
  const starts = shares.map((_, n) => margin + widthOf(doc) * sumOf(shares.slice(0, n)))
  const bottom = doc.page.height - margin - 24
  const row = (cells: readonly string[], bold = false) => {
    doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(9)
    const width = (n: number) => widthOf(doc) * shares[n]! - 8
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
      doc.text(plain(cell), starts[n]!, y, { width: width(n), align: n < 2 ? 'left' : 'right' })
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
    row([words.code, words.article, words.quantity, words.unitPrice, words.amount], true)
  head()
  for (const line of lines)
    row([
      line.article_code_display,
      line.note ? `${line.name}\n${line.note}` : line.name,
      `${line.qty} ${line.uom}`,
      money(line, line.unitPrice),
      money(line, line.subtotal),
    ])
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** One total for each currency. */
function drawTotals(doc: Doc, { total }: Words, amounts: readonly string[]): void {
  doc.moveDown(0.4)
  for (const amount of amounts) {
    if (doc.y > doc.page.height - margin - 48) doc.addPage()
    const y = doc.y
    doc
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor(ink)
      .text(plain(total), margin, y, {
        width: widthOf(doc) * 0.68,
        align: 'right',
      })
    doc.text(plain(amount), margin + widthOf(doc) * 0.7, y, {
      width: widthOf(doc) * 0.3 - 8,
      align: 'right',
    })
    doc.moveDown(0.3)
  }
}

/** Under every page, when it is known how many there are. */
function numberPages(doc: Doc, words: Words, text: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let n = 0; n < count; n += 1) {
    doc.switchToPage(start + n)
    // Without this a text in the margin would begin another page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - margin + 8
    doc.font('Helvetica').fontSize(8).fillColor(muted)
    doc.text(plain(text), margin, y, { width: widthOf(doc) / 2, lineBreak: false })
    doc.text(plain(words.page(n + 1, count)), margin + widthOf(doc) / 2, y, {
      width: widthOf(doc) / 2,
      align: 'right',
      lineBreak: false,
    })
  }
}
