import { compare, type Decimal, sum } from '#domain/ordering/money.ts'
import type { RequestContext } from '../../context.ts'
import type { MailWords } from '../../mail/words/mail-words.ts'
import { drawFacts, drawSmall, drawSums, drawTable, startPaper } from '../../paper/paper.ts'
import type { Invoice, InvoiceLine } from '../../resolver-types.gen.ts'

type Words = MailWords['invoicePaper']

/**
 * Draws an invoice or credit note as a PDF in the tenant's look.
 * @param language of its reader; the tenant's first where it does not offer that
 */
export async function invoicePdf(
  request: Pick<RequestContext, 'tenant' | 'logoOf'>,
  invoice: Invoice & { companyName: string },
  lines: readonly InvoiceLine[],
  language: string | null,
): Promise<Buffer> {
  const { invoiceNo, currency } = invoice
  const title = ({ invoicePaper: words }: MailWords) =>
    `${compare(String(invoice.grandTotal), '0') < 0 ? words.creditNote : words.invoice} ${invoiceNo}`
  const paper = await startPaper(request, {
    language,
    title,
    at: new Date(`${String(invoice.invoiceDate)}T12:00:00Z`),
  })
  const words = paper.words.invoicePaper
  const money = (amount: unknown) => paper.money(String(amount), currency)
  drawFacts(paper, {
    title: title(paper.words),
    subtitle: invoice.companyName,
    facts: factsOf(words, invoice, paper.day),
    note: [invoice.notes, invoice.detailNotes].filter(Boolean).join('\n'),
  })
  drawTable(
    paper,
    [
      { heading: words.code, share: 0.21 },
      { heading: words.article, share: 0.37 },
      { heading: words.quantity, share: 0.11, align: 'right' },
      { heading: words.unitPrice, share: 0.15, align: 'right' },
      { heading: words.amount, share: 0.16, align: 'right' },
    ],
    lines.map(({ articleCodeDisplay, articleCode, name, brand, qty, uom, price, subTotal }) => [
      articleCodeDisplay ?? articleCode ?? '',
      brand ? `${name}\n${brand}` : name,
      `${String(qty)} ${uom}`,
      money(price),
      money(subTotal),
    ]),
  )
  drawSums(
    paper,
    sumsOf(words, invoice, lines).map(({ amount, ...one }) => ({ ...one, amount: money(amount) })),
  )
  if (invoice.earlyPaymentDate && compare(String(invoice.earlyPaymentDiscount), '0') > 0)
    drawSmall(
      paper,
      words.early(money(invoice.earlyPaymentDiscount), paper.day(String(invoice.earlyPaymentDate))),
    )
  drawSmall(paper, words.copy)
  return paper.finish(invoiceNo)
}

const factsOf = (words: Words, invoice: Invoice, day: (day: string) => string) =>
  [
    [words.customer, `${invoice.custName} (${invoice.custCode.r3})`],
    [
      words.payer,
      invoice.payerCode === invoice.custCode.r3
        ? null
        : `${invoice.payerName} (${invoice.payerCode})`,
    ],
    [words.date, day(String(invoice.invoiceDate))],
    [words.due, day(String(invoice.dueDate.date))],
    [words.paidOn, invoice.clearingDate ? day(String(invoice.clearingDate)) : null],
    [words.installment, invoice.installment],
    [words.terms, invoice.terms],
    [words.order, invoice.orderNo],
    [words.delivery, invoice.doNo],
    [words.carrier, [invoice.expeditionName, invoice.expeditionTracking].filter(Boolean).join(' ')],
  ] as const

interface Sum {
  label: string
  amount: Decimal
  strong?: boolean
}

const negative = (amount: unknown): Decimal => sum(['0', `-${String(amount)}`.replace('--', '')])
const isZero = (amount: unknown) => compare(String(amount), '0') === 0

/** The way from the lines to the total; what is zero is left out. */
function sumsOf(words: Words, invoice: Invoice, lines: readonly InvoiceLine[]): Sum[] {
  const goods = sum(lines.map(({ subTotal }) => String(subTotal)))
  const parts: Sum[] = [
    { label: words.goods, amount: goods },
    { label: words.discount, amount: negative(invoice.discount) },
    { label: words.shippingCost, amount: String(invoice.shippingCost) },
    { label: words.freightAllowance, amount: negative(invoice.freightAllowance) },
    { label: words.surcharges, amount: String(invoice.surcharges) },
    { label: words.recycleFee, amount: String(invoice.recycleFee) },
    { label: words.tax, amount: String(invoice.tax) },
  ]
  const { grandTotal, accountingAmount, paymentDiscount } = invoice
  return [
    ...parts.filter(({ amount }) => !isZero(amount)),
    { label: words.total, amount: String(grandTotal), strong: true },
    ...(isZero(paymentDiscount)
      ? []
      : [{ label: words.paymentDiscount, amount: negative(paymentDiscount) }]),
    ...(invoice.installment && compare(String(accountingAmount), String(grandTotal)) !== 0
      ? [{ label: words.part, amount: String(accountingAmount), strong: true }]
      : []),
  ]
}
