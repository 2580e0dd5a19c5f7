import { customerOf, type RequestContext } from '../../context.ts'
import type { CustomerArea, CustomerCompany, QueryResolvers } from '../../resolver-types.gen.ts'
import { creditRecords } from './credit-records.ts'
import { type AccountCustomer, type Area, areasOf, customersOnAccounts } from './credit-store.ts'
import { readCustomer } from '../customers/customer-store.ts'

function customerArea(
  { r3, isr, unified, custName: _, allowPayInvoice, ...area }: Area,
  onAccounts: readonly AccountCustomer[],
): CustomerArea {
  return {
    ...area,
    custCode: { r3, isr, unified },
    merchantConfig: { allowPayInvoice },
    creditCusts: onAccounts
      .filter(
        ({ companyCode, accountCurrent }) =>
          companyCode === area.companyCode && accountCurrent === area.accountCurrent,
      )
      .map(({ custName, ...code }) => ({
        custName,
        custCode: { r3: code.r3, isr: code.isr, unified: code.unified },
      })),
  }
}

/** Areas of the chosen customer; others on the same account are told to those who may act for them. */
const areasNow = (asked: RequestContext): Promise<CustomerArea[]> =>
  asked.alone(async ({ tx, customer, user }) => {
    if (!customer) return []
    const areas = await areasOf(tx, customer.id)
    await tx.query('SELECT act_for_all($1)', [user.id])
    const onAccounts = await customersOnAccounts(tx, areas)
    return areas.map((area) => customerArea(area, onAccounts))
  })

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
