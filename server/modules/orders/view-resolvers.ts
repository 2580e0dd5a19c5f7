import { isPeriod } from '#domain/orders/delivery-period.ts'
import { hasLeft } from '#domain/orders/line-figures.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { deliveriesBetween, readDelivery } from './deliveries-store.ts'
import { readOpenOrders } from './open-orders-store.ts'
import { readOrderPage, readOrderView } from './order-view-store.ts'

const deliveriesAsked = (request: RequestContext, { from, to }: { from: string; to: string }) => {
  const customer = customerOf(request)
  if (!isPeriod({ from, to })) throw failure('BAD_INPUT', { field: 'from' })
  return deliveriesBetween(request, customer.id, from, to)
}

export const Query: QueryResolvers<RequestContext> = {
  orderView(_, { orderNo }, request) {
    customerOf(request)
    return readOrderView(request, orderNo)
  },
  orderPage: (_, asked, request) => readOrderPage(request, customerOf(request).id, asked),
  openOrderV4(_, { custAreaSorgs, creditCustomers }, request) {
    const { id, r3 } = customerOf(request)
    if (creditCustomers && !creditCustomers.includes(r3)) return []
    const sorgs = request.sorgs.filter((sorg) => custAreaSorgs?.includes(sorg) ?? true)
    return readOpenOrders(request, id, sorgs, {
      internal: request.user.permissions.includes('page.orderlist'),
    })
  },
  openDeliveryV4: (_, { from, to }, request) => deliveriesAsked(request, { from, to }),
  delivery: (_, { doNumber }, request) => readDelivery(request, customerOf(request).id, doNumber),
  async shippedOrders(_, { from, to }, request) {
    const companies = await deliveriesAsked(request, { from, to })
    return companies
      .map((company) => ({
        ...company,
        openDelivery: company.openDelivery.filter(({ deliveryDate }) =>
          hasLeft({ left: deliveryDate ?? null }, request.today),
        ),
      }))
      .filter(({ openDelivery }) => openDelivery.length > 0)
  },
}
