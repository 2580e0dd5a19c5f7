import { matchesCustomer } from '#domain/account/session.ts'
import type { Request } from '../../context.ts'
import { userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { changeCustomer } from './change-customer.ts'
import { customersOf } from './customer-store.ts'

const allCustomers = (request: Request) => request.alone(({ tx, user }) => customersOf(tx, user.id))

export const Query: QueryResolvers<Request> = {
  salesCustomers: (_, __, request) =>
    request.user.permissions.includes('menu.change-cust') ? allCustomers(request) : [],
  async getCustomers(_, { search, page, limit }, request) {
    const found = (await allCustomers(request)).filter((customer) =>
      matchesCustomer(customer, search ?? ''),
    )
    const size = Math.min(50, Math.max(1, limit ?? 10))
    const at = Math.max(1, page ?? 1)
    return {
      customers: found.slice((at - 1) * size, at * size),
      page: at,
      count: found.length,
      pageTotal: Math.ceil(found.length / size),
    }
  },
}

export const Mutation: MutationResolvers<Request> = {
  async changeCustomerV2(_, { custCode }, request) {
    const changed = await changeCustomer(request, custCode)
    if (changed.refused === undefined)
      return {
        ...changed,
        message: { status: true, description: 'Customer changed' },
        userErrors: [],
      }
    return {
      message: { status: false, description: 'Failed change customer, please try again' },
      userErrors: [userError(changed.refused, 'custCode')],
    }
  },
}
