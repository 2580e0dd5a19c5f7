import { sum } from '#domain/ordering/money.ts'
import { overdueOf } from '#domain/ordering/overdue.ts'
import type { RequestContext } from '../../context.ts'
import {
  areasOf,
  companiesOf,
  companiesOfRecord,
  creditOf,
  openBefore,
  orderedSince,
} from './credit-store.ts'

/**
 * Returns a customer's credit in the shapes of the contract and the rules, with the company behind each sales
 * organisation.
 */
export async function creditRecords(
  { tx, tenant, today }: Pick<RequestContext, 'tx' | 'tenant' | 'today'>,
  customerId: number,
) {
  const rows = await creditOf(tx, customerId)
  const areas = await areasOf(tx, customerId)
  const known = await companiesOf(tx)
  const since = await orderedSince(tx, customerId)
  const open = await openBefore(tx, customerId, today)
  const company = (code: string) =>
    known.find((one) => one.code === code) ?? {
      code,
      name: code,
      currency: tenant.config.currency.display,
    }
  const records = rows.map((row) => {
    const companies = companiesOfRecord(row, rows, areas).map(company)
    const { currency } = company(row.companyCode)
    const own = since.filter(
      (one) =>
        one.record === row.companyCode &&
        one.currency === currency &&
        (rows.length === 1 || companies.some(({ code }) => code === one.company)),
    )
    const overdue = overdueOf(open, {
      companies: rows.length === 1 ? null : companies.map(({ code }) => code),
      currency,
      today,
    })
    return {
      ...row,
      companies,
      currency,
      overdue,
      orderedSince: sum(own.map(({ total }) => total)),
      updatedAt: new Date(row.updatedAt).toISOString(),
    }
  })
  return {
    records,
    companyOf: (sorg: string) => areas.find((area) => area.sorg === sorg)?.companyCode,
  }
}
