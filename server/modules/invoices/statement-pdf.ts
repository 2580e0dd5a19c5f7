import { ageings } from '#domain/invoices/due.ts'
import { sum } from '#domain/ordering/money.ts'
import type { RequestContext } from '../../context.ts'
import { drawFacts, drawSums, drawTable, startPaper } from '../../paper/paper.ts'
import type { OpenInvoiceCompany, OpenInvoiceCustomer } from '../../resolver-types.gen.ts'

/**
 * Draws a statement of account: everything a payer owes a company, a table for each customer and currency.
 * @param companies of which the first is told; none: nothing is open
 */
export async function statementPdf(
  request: Pick<RequestContext, 'tenant' | 'logoOf' | 'clock' | 'today'>,
  {
    company,
    payer,
    companies,
  }: { company: string; payer: string; companies: readonly OpenInvoiceCompany[] },
  language: string | null,
): Promise<Buffer> {
  const paper = await startPaper(request, {
    language,
    title: ({ statementPaper }) => `${statementPaper.statement} ${payer}`,
    at: request.clock(),
  })
  const words = paper.words.statementPaper
  const customers = companies[0]?.creditCustomers ?? []
  const [first] = customers
  drawFacts(paper, {
    title: words.statement,
    facts: [
      [words.account, first ? `${first.payerName} (${payer})` : payer],
      [words.company, companies[0]?.companyName ?? company],
      [words.date, paper.day(request.today)],
    ],
    note: first ? null : words.nothing,
  })
  for (const customer of customers) drawCustomer(paper, customer, customers.length > 1)
  return paper.finish(`${words.statement} ${payer}`)
}

type Paper = Awaited<ReturnType<typeof startPaper>>

function drawCustomer(paper: Paper, customer: OpenInvoiceCustomer, named: boolean): void {
  const words = paper.words.statementPaper
  const money = (amount: unknown) => paper.money(String(amount), customer.currency)
  if (named)
    paper.doc
      .moveDown(0.5)
      .font('Helvetica-Bold')
      .fontSize(11)
      .text(`${customer.custName} (${customer.custCode.r3}) · ${customer.currency}`, 48)
      .moveDown(0.5)
  const open = customer.ageing.flatMap(({ invoices }) => invoices)
  drawTable(
    paper,
    [
      { heading: words.invoice, share: 0.28 },
      { heading: words.invoiceDate, share: 0.17 },
      { heading: words.due, share: 0.17 },
      { heading: words.days, share: 0.16, align: 'right' },
      { heading: words.amount, share: 0.22, align: 'right' },
    ],
    [...open, ...customer.pending]
      .toSorted((one, other) => one.overdue - other.overdue)
      .map((one) => [
        [one.invoiceNo, one.installment].filter(Boolean).join(' · '),
        paper.day(String(one.invoiceDate)),
        paper.day(String(one.dueDate.date)),
        one.overdue < 0 ? String(-one.overdue) : '',
        customer.pending.includes(one)
          ? `${money(one.accountingAmount)}\n${words.pending}`
          : money(one.accountingAmount),
      ]),
  )
  const pending = sum(customer.pending.map(({ accountingAmount }) => String(accountingAmount)))
  drawSums(paper, [
    ...ageings.map(({ code, from, to }) => ({
      label: from === null ? words.notDue : words.ageing(from, to),
      amount: money(customer.ageing.find((group) => group.code === (code as never))?.value ?? '0'),
    })),
    { label: words.overdue, amount: money(customer.overdue), strong: true },
    { label: words.total, amount: money(customer.total), strong: true },
    ...(customer.pending.length > 0 ? [{ label: words.pending, amount: money(pending) }] : []),
  ])
}
