import type { ResultOf } from 'gql.tada'
import { type Ageing, ageingOf } from '#domain/invoices/due.ts'
import { compare, type Decimal, sum } from '#domain/ordering/money.ts'
import type { InvoiceFields, OpenInvoices } from '../invoices.gql.ts'

/** An invoice of the answer in the shape of the rules. */
export interface OpenRow extends Omit<ResultOf<typeof InvoiceFields>, 'dueDate'> {
  dueDate: string
}

/** Everything open that one payer owes one company in one currency: what one payment can be made for. */
export interface Account {
  key: string
  companyCode: string
  companyName: string
  payerCode: string
  payerName: string
  currency: string
  allowPayInvoice: boolean
  displays: Company['additionalDisplays']
  /** Oldest first. */
  open: OpenRow[]
  /** Invoices that a payment is on its way for. */
  pending: OpenRow[]
}

type Company = ResultOf<typeof OpenInvoices>['openInvoiceV5'][number]

const rowOf = ({ dueDate, ...invoice }: ResultOf<typeof InvoiceFields>): OpenRow => ({
  ...invoice,
  dueDate: dueDate.date,
})

const byDueDay = (one: OpenRow, other: OpenRow) =>
  other.overdue === one.overdue
    ? one.invoiceNo < other.invoiceNo
      ? -1
      : 1
    : one.overdue - other.overdue

/** Groups the answer by company, payer and currency. */
export function accountsOf(companies: readonly Company[]): Account[] {
  const accounts = new Map<string, Account>()
  for (const { creditCustomers, additionalDisplays, ...company } of companies)
    for (const { payerCode, payerName, currency, ageing, pending } of creditCustomers) {
      const key = [company.companyCode, payerCode, currency].join(' ')
      const account = accounts.get(key) ?? {
        ...company,
        displays: additionalDisplays,
        key,
        payerCode,
        payerName,
        currency,
        open: [],
        pending: [],
      }
      account.open.push(...ageing.flatMap(({ invoices }) => invoices.map(rowOf)))
      account.pending.push(...pending.map(rowOf))
      accounts.set(key, account)
    }
  return [...accounts.values()].map((account) => ({
    ...account,
    open: account.open.toSorted(byDueDay),
    pending: account.pending.toSorted(byDueDay),
  }))
}

/** Sum of invoices of one currency, credit notes taken off. */
export const amountOf = (rows: readonly { accountingAmount: Decimal }[]): Decimal =>
  sum(rows.map(({ accountingAmount }) => accountingAmount))

/** Amounts that all accounts owe in one currency. */
export interface CurrencyFigures {
  currency: string
  total: Decimal
  overdue: Decimal
  /** Due from today within a week. */
  soon: Decimal
  pending: Decimal
  ageing: Record<Ageing, { value: Decimal; count: number }>
}

const soonDays = 7

/** Figures of all accounts, a currency each. */
export function figuresOf(accounts: readonly Account[]): CurrencyFigures[] {
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = accounts.filter((account) => account.currency === currency)
    const open = own.flatMap((account) => account.open)
    const group = (code: Ageing) => {
      const rows = open.filter(({ overdue }) => ageingOf(overdue) === code)
      return { value: amountOf(rows), count: rows.length }
    }
    return {
      currency,
      total: amountOf(open),
      overdue: amountOf(open.filter(({ overdue }) => overdue < 0)),
      soon: amountOf(open.filter(({ overdue }) => overdue >= 0 && overdue <= soonDays)),
      pending: amountOf(own.flatMap((account) => account.pending)),
      ageing: {
        not_due: group('not_due'),
        days_1_30: group('days_1_30'),
        days_31_60: group('days_31_60'),
        days_61_90: group('days_61_90'),
        over_90: group('over_90'),
      },
    }
  })
}

interface Narrowed {
  ageing?: Ageing | undefined
  search?: string | undefined
}

/** Rows that a filter leaves; every word of the search must occur. */
export function narrowedRows(rows: readonly OpenRow[], { ageing, search }: Narrowed): OpenRow[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (ageing && ageingOf(row.overdue) !== ageing) return false
    const text = [row.invoiceNo, row.orderNo, row.doNo, row.assignment, row.custName, row.payerName]
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Average days to pay of each year, over all sales organisations, the newest first. */
export function averageDays(
  answers: ResultOf<typeof OpenInvoices>['averagePaymentDays'],
): { year: number; days: number }[] {
  const all = answers.flatMap(({ years }) => years)
  return [...new Set(all.map(({ year }) => year))]
    .toSorted((one, other) => other - one)
    .map((year) => {
      const own = all.filter((one) => one.year === year)
      const count = own.reduce((total, { invoices }) => total + invoices, 0)
      const days = own.reduce(
        (total, { averagePaymentDay, invoices }) => total + averagePaymentDay * invoices,
        0,
      )
      return { year, days: Math.round(days / count) }
    })
}

/** Whether a row is a credit note. */
export const isCredit = ({ accountingAmount }: { accountingAmount: Decimal }): boolean =>
  compare(accountingAmount, '0') < 0
