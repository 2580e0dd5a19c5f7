import { totalsByCurrency } from '#domain/quotes/quote-totals.ts'
import { dayIn } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { drawFacts, drawSmall, drawSums, drawTable, startPaper } from '../../paper/paper.ts'
import type { QuoteLine, StoredQuote } from './quote-store.ts'

/**
 * Draws a quote as a PDF in the tenant's look.
 * @param language of its reader; the tenant's first where it does not offer that
 */
export async function quotePdf(
  request: RequestContext,
  quote: StoredQuote,
  lines: readonly QuoteLine[],
  language: string | null,
): Promise<Buffer> {
  const { timeZone } = request.tenant.config
  const paper = await startPaper(request, {
    language,
    title: ({ quotePaper }) => `${quotePaper.quote} ${quote.number}`,
    at: new Date(quote.createdAt),
  })
  const { day, money } = paper
  const words = paper.words.quotePaper
  drawFacts(paper, {
    title: `${words.quote} ${quote.number}`,
    subtitle: quote.name,
    facts: [
      [words.customer, `${quote.customerName} (${quote.customerCode})`],
      [words.date, day(dayIn(timeZone, new Date(quote.createdAt)))],
      [words.validUntil, day(quote.validUntil)],
      [words.from, quote.createdBy],
    ],
    note: quote.note,
  })
  const currencyOf = (sorg: string) => quote.totals.find((one) => one.sorg === sorg)?.currency ?? ''
  drawTable(
    paper,
    [
      { heading: words.code, share: 0.21 },
      { heading: words.article, share: 0.37 },
      { heading: words.quantity, share: 0.11, align: 'right' },
      { heading: words.unitPrice, share: 0.15, align: 'right' },
      { heading: words.amount, share: 0.16, align: 'right' },
    ],
    lines.map(({ sorg, article_code_display, name, note, qty, uom, unitPrice, subtotal }) => [
      article_code_display,
      note ? `${name}\n${note}` : name,
      `${qty} ${uom}`,
      money(unitPrice, currencyOf(sorg)),
      money(subtotal, currencyOf(sorg)),
    ]),
  )
  drawSums(
    paper,
    totalsByCurrency(quote.totals).map(({ total, currency }) => ({
      label: words.total,
      amount: money(total, currency),
      strong: true,
    })),
  )
  drawSmall(paper, quote.held ? words.held : words.rechecked)
  return paper.finish(quote.number)
}
