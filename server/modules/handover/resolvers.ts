import type { Request } from '../../context.ts'
import { userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { HandoverState, MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'

interface Row {
  order_no: string
  customer: string
  total: string
  currency: string
  state: string
  attempts: number
  error: string | null
  created_at: Date
  delivered_at: Date | null
}

const rowsSql = (where: string) => `
  SELECT h.order_no, c.name AS customer, o.total, o.currency, h.state, h.attempts, h.error, h.created_at, h.delivered_at
  FROM order_handover h JOIN sales_order o ON o.tenant_id = h.tenant_id AND o.order_no = h.order_no JOIN customer c ON c.id = h.customer_id ${where}`

const handoverOf = ({
  order_no,
  customer,
  total,
  currency,
  state,
  attempts,
  error,
  created_at,
  delivered_at,
}: Row) => ({
  id: order_no,
  customer,
  total,
  currency,
  state: state.toUpperCase() as HandoverState,
  attempts,
  error,
  createdAt: created_at as never,
  deliveredAt: delivered_at as never,
})

/** Lets the transaction see the orders of every customer this person may act for, whichever one is chosen. */
const lookFurther = ({ tx, user }: Request) => tx.query('SELECT act_for_all($1)', [user.id])

export const Query: QueryResolvers<Request> = {
  orderHandovers: (_, { page, limit }, asked) =>
    asked.alone(async (request) => {
      const size = Math.min(50, Math.max(1, limit ?? 20))
      const at = Math.min(100_000, Math.max(1, page ?? 1))
      const { tx, settings } = request
      await lookFurther(request)
      const [{ count, failed } = { count: 0, failed: 0 }] = await tx.query<{
        count: number
        failed: number
      }>(
        `SELECT count(*)::int AS count, (count(*) FILTER (WHERE state = 'failed'))::int AS failed FROM order_handover`,
      )
      const rows = await tx.query<Row>(
        rowsSql(
          `ORDER BY array_position(ARRAY['failed', 'waiting', 'delivered'], h.state), h.created_at DESC, h.order_no DESC LIMIT $1 OFFSET $2`,
        ),
        [size, (at - 1) * size],
      )
      return {
        orders: rows.map(handoverOf),
        page: at,
        count,
        failed,
        pageTotal: Math.ceil(count / size),
        transport: settings.erpUrl ? ('HTTP' as never) : ('FILE' as never),
      }
    }),
}

export const Mutation: MutationResolvers<Request> = {
  async sendOrderAgain(_, { orderNo }, request) {
    const { tx, tenant, user, clock } = request
    await lookFurther(request)
    const [again] = await tx.query(
      `UPDATE order_handover SET state = 'waiting', error = NULL WHERE order_no = $1 AND state = 'failed' RETURNING order_no`,
      [orderNo],
    )
    if (!again)
      return {
        order: null,
        message: { status: false, description: 'not_given_up' },
        userErrors: [userError('not_given_up', 'orderNo')],
      }
    await enqueue(tx, 'handover', { tenantId: tenant.id, orderNo })
    await tx.query(
      `INSERT INTO audit_log (tenant_id, at, actor, action, target) VALUES ($1, $2, $3, 'send-order-again', $4)`,
      [tenant.id, clock(), user.id, orderNo],
    )
    const [row] = await tx.query<Row>(rowsSql('WHERE h.order_no = $1'), [orderNo])
    return {
      order: handoverOf(row!),
      message: { status: true, description: 'The order is sent again' },
      userErrors: [],
    }
  },
}
