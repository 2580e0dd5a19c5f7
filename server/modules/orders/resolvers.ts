import { customerOf, type Request } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { latestOrders, readOrders } from './order-store.ts'

const mostOrders = 100

export const Query: QueryResolvers<Request> = {
  async orders(_, { filter, withPayment }, request) {
    const customer = customerOf(request)
    const orders = filter?.orderNumbers
      ? await readOrders(request, filter.orderNumbers.slice(0, mostOrders))
      : await latestOrders(request, customer.id, Math.min(mostOrders, Math.max(1, filter?.limit ?? 20)))
    return withPayment ? orders : orders.map((order) => ({ ...order, orderPayment: null }))
  },
}
