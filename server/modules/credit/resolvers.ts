import { customerOf, type Request } from '../../context.ts'
import type { CustomerArea, CustomerCompany, QueryResolvers } from '../../resolver-types.gen.ts'
import { type Area, areasOf, companiesOf, companiesOfRecord, creditOf } from './credit-store.ts'
import { readCustomer } from '../customers/customer-store.ts'

function customerArea({ r3, isr, unified, custName, allowPayInvoice, ...area }: Area): CustomerArea {
  const custCode = { r3, isr, unified }
  return { ...area, custCode, merchantConfig: { allowPayInvoice }, creditCusts: [{ custName, custCode }] }
}

const areasNow = async ({ tx, customer }: Request): Promise<CustomerArea[]> => (customer ? (await areasOf(tx, customer.id)).map(customerArea) : [])

function byCompany(areas: readonly CustomerArea[]): CustomerCompany[] {
  const companies = new Map<string, CustomerCompany>()
  for (const area of areas) {
    const { companyCode, companyName, accountCurrent, creditCusts } = area
    const known = companies.get(companyCode)
    if (known) known.areas.push(area)
    else companies.set(companyCode, { code: companyCode, name: companyName, accountCurrent, creditCusts, areas: [area] })
  }
  return [...companies.values()]
}

export const Query: QueryResolvers<Request> = {
  customerAreaV3: (_, __, request) => areasNow(request),
  customerCompanies: async (_, __, request) => byCompany(await areasNow(request)),
  async creditInformation(_, __, request) {
    const { tx, tenant, log } = request
    const { id } = customerOf(request)
    const [records, areas, companies, customer] = [await creditOf(tx, id), await areasOf(tx, id), await companiesOf(tx), await readCustomer(tx, id)]
    if (records.length === 0) log.info({ customer: id }, 'No data found for credit information.')
    const company = (code: string) => companies.find((one) => one.code === code) ?? { code, name: code, currency: tenant.config.currency.display }
    return records.map((record) => ({
      ...record,
      companies: companiesOfRecord(record, records, areas).map(company),
      currency: company(record.companyCode).currency,
      custCode: customer!.custCode,
      updatedAt: new Date(record.updatedAt).toISOString(),
    }))
  },
}
