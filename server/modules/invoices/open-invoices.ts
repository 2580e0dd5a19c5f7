import { type Ageing, ageingOf, ageings } from '#domain/invoices/due.ts'
import { isPending } from '#domain/invoices/invoice-status.ts'
import { sum } from '#domain/ordering/money.ts'
import type { RequestContext } from '../../context.ts'
import type { Invoice, OpenInvoiceCompany, OpenInvoiceCustomer } from '../../resolver-types.gen.ts'
import { type CreditScope, invoiceOf, type InvoiceRow, openSql, scopeArgs } from './invoice-rows.ts'
import { displaysOf, readPriceComponents } from './price-components.ts'

export interface OpenAsked {
  payerCode?: string | null | undefined
  /** Codes (r3); null or empty: all. */
  customers?: readonly string[] | null | undefined
  sorgs?: readonly string[] | null | undefined
}

const some = (codes: readonly string[] | null | undefined) =>
  codes && codes.length > 0 ? codes : null

/** Reads what is unpaid in a scope, the oldest first. */
const readOpen = ({ tx }: RequestContext, scope: CreditScope, asked: OpenAsked) =>
  tx.query<InvoiceRow>(`${openSql} ORDER BY i.due_date, i.invoice_no`, [
    ...scopeArgs(scope),
    asked.payerCode ?? null,
    some(asked.customers),
    some(asked.sorgs),
  ])

/** Reads what is unpaid, by company, credit customer and age. */
export async function openInvoices(
  request: RequestContext,
  scope: CreditScope,
  asked: OpenAsked,
): Promise<OpenInvoiceCompany[]> {
  const rows = await readOpen(request, scope, asked)
  const components = await readPriceComponents(request.tx, 'invoice')
  const companies = groupsOf(rows, ({ companyCode }) => companyCode)
  return companies.map((ofCompany) => {
    const [{ companyCode, companyName }] = ofCompany
    return {
      companyCode,
      companyName,
      additionalDisplays: displaysOf(
        components,
        ofCompany.map(({ sorg }) => sorg),
      ),
      allowPayInvoice: ofCompany.some(({ allowPayInvoice }) => allowPayInvoice),
      creditCustomers: groupsOf(ofCompany, ({ r3, payerCode, currency }) =>
        [r3, payerCode, currency].join('\n'),
      ).map((rowsOfOne) =>
        creditCustomer(rowsOfOne.map((row) => invoiceOf(row, request)) as Some<Invoice>),
      ),
    }
  })
}

type Some<Item> = [Item, ...Item[]]

/** Rows with one key together, in the order of their keys. */
function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Some<Row>[] {
  const groups = new Map<string, Some<Row>>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}

const amountOf = (invoices: readonly Invoice[]) =>
  sum(invoices.map(({ accountingAmount }) => String(accountingAmount)))

function creditCustomer(invoices: Some<Invoice>): OpenInvoiceCustomer {
  const [{ custCode, custName, payerCode, payerName, currency }] = invoices
  const open = invoices.filter((one) => !isPending(one))
  return {
    custCode,
    custName,
    payerCode,
    payerName,
    currency,
    total: amountOf(open),
    overdue: amountOf(open.filter(({ overdue }) => overdue < 0)),
    ageing: ageings.map(
      ({ code, from, to }: { code: Ageing; from: number | null; to: number | null }) => {
        const group = open.filter(({ overdue }) => ageingOf(overdue) === code)
        return { code: code as never, from, to, value: amountOf(group), invoices: group }
      },
    ),
    pending: invoices.filter(isPending),
  }
}
