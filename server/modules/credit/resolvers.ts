import { customerOf, type RequestContext } from '../../context.ts'
import type { CustomerArea, CustomerCompany, QueryResolvers } from '../../resolver-types.gen.ts'
import { creditRecords } from './credit-records.ts'
import { type Area, areasOf } from './credit-store.ts'
import { readCustomer } from '../customers/customer-store.ts'

function customerArea({
  r3,
  isr,
  unified,
  custName,
  allowPayInvoice,
  ...area
}: Area): CustomerArea {
  const custCode = { r3, isr, unified }
  return {
    ...area,
    custCode,
    merchantConfig: { allowPayInvoice },
    creditCusts: [{ custName, custCode }],
  }
}

const areasNow = async ({ tx, customer }: RequestContext): Promise<CustomerArea[]> =>
  customer ? (await areasOf(tx, customer.id)).map(customerArea) : []

function byCompany(areas: readonly CustomerArea[]): CustomerCompany[] {
  const companies = new Map<string, CustomerCompany>()
  for (const area of areas) {
    const { companyCode, companyName, accountCurrent, creditCusts } = area
    const known = companies.get(companyCode)
    if (known) known.areas.push(area)
    else
      companies.set(companyCode, {
        code: companyCode,
        name: companyName,
        accountCurrent,
        creditCusts,
        areas: [area],
      })
  }
  return [...companies.values()]
}

export const Query: QueryResolvers<RequestContext> = {
  customerAreaV3: (_, __, request) => areasNow(request),
  customerCompanies: async (_, __, request) => byCompany(await areasNow(request)),
  async creditInformation(_, __, request) {
    const { id } = customerOf(request)
    const { records } = await creditRecords(request, id)
    if (records.length === 0)
      request.log.info({ customer: id }, 'No data found for credit information.')
    const customer = await readCustomer(request.tx, id)
    return records.map((record) => ({ ...record, custCode: customer!.custCode }))
  },
}
