import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type HandoverKind, recordHandoverPage, sendRecordAgain } from './record-handovers.ts'
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

const handoverSql = `
  SELECT h.order_no, c.name AS customer, o.total, o.currency, h.state, h.attempts, h.error, h.created_at, h.delivered_at
  FROM order_handover h JOIN sales_order o ON o.tenant_id = h.tenant_id AND o.order_no = h.order_no JOIN customer c ON c.id = h.customer_id`

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

async function countFailed(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ failed: number }>(
    `SELECT count(*)::int AS failed FROM order_handover WHERE state = 'failed'`,
  )
  return row!.failed
}

/** Lets the transaction see the orders of every customer this person may act for, whichever one is chosen. */
const seeAllOwnCustomers = ({ tx, user }: RequestContext) =>
  tx.query('SELECT act_for_all($1)', [user.id])

export const Query: QueryResolvers<RequestContext> = {
  recordHandovers: (_, filters, asked) =>
    asked.alone(async (request) => {
      await seeAllOwnCustomers(request)
      return recordHandoverPage(request, filters) as never
    }),

  orderHandovers: (_, { state, search, sort, page, limit }, asked) =>
    asked.alone(async (request) => {
      const { tx, settings } = request
      await seeAllOwnCustomers(request)
      const { rows, ...found } = await readPage<Row>(tx, {
        sql: `${handoverSql} WHERE $1::text IS NULL OR h.state = $1`,
        args: [state?.toLowerCase() ?? null],
        search: { term: search, in: ['order_no', 'customer'] },
        orderBy: orderOf(
          sort,
          { id: 'order_no', customer: 'lower(customer)', createdAt: 'created_at', state: 'state' },
          `array_position(ARRAY['failed', 'waiting', 'delivered', 'filed'], state), created_at DESC, order_no DESC`,
        ),
        page,
        limit,
      })
      return {
        ...found,
        failed: await countFailed(tx),
        orders: rows.map(handoverOf),
        transport: settings.erpUrl ? ('HTTP' as never) : ('FILE' as never),
      }
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async sendRecordAgain(_, { kind, id }, request) {
    await seeAllOwnCustomers(request)
    return sendRecordAgain(request, kind as HandoverKind, id) as never
  },

  async sendOrderAgain(_, { orderNo }, request) {
    const { tx, tenant } = request
    await seeAllOwnCustomers(request)
    const [again] = await tx.query(
      `UPDATE order_handover SET state = 'waiting', error = NULL WHERE order_no = $1 AND state = 'failed' RETURNING order_no`,
      [orderNo],
    )
    if (!again) return refused('not_given_up', 'orderNo', { order: null })
    await enqueue(tx, 'handover', { tenantId: tenant.id, orderNo })
    await audit(request, {
      action: 'order.resent',
      target: orderNo,
      before: { state: 'failed' },
      after: { state: 'waiting' },
    })
    const [row] = await tx.query<Row>(`${handoverSql} WHERE h.order_no = $1`, [orderNo])
    return done('The order is sent again', { order: handoverOf(row!) })
  },
}
