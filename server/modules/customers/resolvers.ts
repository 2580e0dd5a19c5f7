import { done } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { changeCustomer } from './change-customer.ts'
import { customerPage, customersOf } from './customer-store.ts'

export const Query: QueryResolvers<RequestContext> = {
  salesCustomers: (_, __, request) =>
    request.user.permissions.includes('menu.change-cust')
      ? request.alone(({ tx, user }) => customersOf(tx, user.id))
      : [],
  getCustomers: (_, asked, request) =>
    request.alone(({ tx, user }) => customerPage(tx, user.id, asked)),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async changeCustomerV2(_, { custCode }, request) {
    const changed = await changeCustomer(request, custCode)
    return changed.refused === undefined
      ? done('Customer changed', changed)
      : {
          // Plain clients show this sentence as it is.
          message: { status: false, description: 'Failed change customer, please try again' },
          userErrors: [userError(changed.refused, 'custCode')],
        }
  },
}
