import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import {
  confirmByOffice,
  isConfirmable,
  type OfficeOrderRow,
  readOfficeLines,
  readOfficeOrder,
  readOfficeOrders,
  readPaymentId,
} from './office-order-store.ts'

const orderOf = (row: OfficeOrderRow) => ({ ...row, createdAt: row.createdAt as never })

const seeAll = ({ tx, user }: RequestContext) => tx.query('SELECT act_for_all($1)', [user.id])

export const Query: QueryResolvers<RequestContext> = {
  officeOrders: (_, asked, entered) =>
    entered.alone(async (request) => {
      await seeAll(request)
      const { rows, ...found } = await readOfficeOrders(request.tx, request.tenant.timeZone, asked)
      return { ...found, rows: rows.map(orderOf) }
    }),
  officeOrder: (_, { orderNo }, entered) =>
    entered.alone(async (request) => {
      await seeAll(request)
      const order = await readOfficeOrder(request.tx, orderNo)
      return order
        ? {
            order: orderOf(order),
            confirmable: await isConfirmable(request.tx, order),
            paymentId: await readPaymentId(request.tx, orderNo),
            lines: await readOfficeLines(request.tx, orderNo, order.request_delivery_date),
          }
        : null
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  confirmOrder: (_, { orderNo, date }, entered) =>
    entered.alone(async (request) => {
      const { tx, today } = request
      await seeAll(request)
      // Two people may press at once: the second waits here, and finds it confirmed.
      await tx.query('SELECT 1 FROM sales_order WHERE order_no = $1 FOR UPDATE', [orderNo])
      const before = await readOfficeOrder(tx, orderNo)
      if (!before) return refused('not_found', 'orderNo')
      if (date < today) return refused('day_past', 'date', { order: orderOf(before) })
      if (!(await isConfirmable(tx, before)))
        return refused('already_confirmed', 'orderNo', { order: orderOf(before) })
      await confirmByOffice(tx, orderNo, date, request.user.name)
      const order = (await readOfficeOrder(tx, orderNo))!
      await audit(request, {
        action: 'order.confirmed',
        target: orderNo,
        before: { status: before.order_status },
        after: { status: order.order_status, date },
      })
      return done('The order is confirmed', { order: orderOf(order) })
    }),
}
