import { confirmedBy } from '#domain/cart/confirmed.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { latestOrders, readOrders } from './order-store.ts'

const maxOrders = 100

export const Query: QueryResolvers<RequestContext> = {
  async orders(_, { filter, withPayment }, request) {
    const customer = customerOf(request)
    const orders = filter?.orderNumbers
      ? await readOrders(request, filter.orderNumbers.slice(0, maxOrders))
      : await latestOrders(
          request,
          customer.id,
          Math.min(maxOrders, Math.max(1, filter?.limit ?? 20)),
        )
    return withPayment ? orders : orders.map((order) => ({ ...order, orderPayment: null }))
  },
  async stockOrderConfirmations(_, { orders, reqDeliveryDate }, request) {
    customerOf(request)
    if (orders.length > maxOrders) throw failure('TOO_LARGE', { field: 'orders', limit: maxOrders })
    return (await readOrders(request, orders)).flatMap((order) => {
      const by = reqDeliveryDate ?? order.request_delivery_to ?? order.request_delivery_date
      return order.details
        .filter(({ cancelled }) => !cancelled)
        .map(({ id, article_code, order_qty, confirmations }) => {
          const { confirmed, open, next } = confirmedBy(order_qty, confirmations, by)
          return {
            order_no: order.order_no,
            line: id,
            article_code,
            reqDeliveryDate: by,
            order_qty,
            confirmedQty: confirmed,
            openQty: open,
            next,
          }
        })
    })
  },
}
