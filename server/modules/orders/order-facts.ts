import {
  type DeliveredLine,
  type LineFigures,
  lineFigures,
  orderPhase,
  type OrderedLine,
  type OrderState,
  type Phase,
} from '#domain/orders/line-figures.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'

/** A delivery line with what its delivery says, as orders need it. */
export interface DeliveryRow extends DeliveredLine {
  order_no: string
  do_number: string
  line_no: number
}

/** Facts of an order from which its figures are worked out. */
export interface OrderFacts {
  status: OrderState
  placedAt: Date
  confirmedAt: Date | null
  shippedAt: Date | null
  cancelledAt: Date | null
  phase: Phase
  since: Day | null
  /** By the number of the line. */
  lines: Map<number, LineFigures>
  deliveries: DeliveryRow[]
}

interface HeadRow {
  order_no: string
  status: OrderState
  hoped: Day | null
  created_at: Date
  confirmed_at: Date | null
  shipped_at: Date | null
  cancelled_at: Date | null
  lines: OrderedLine[]
}

/** Part of a request that reading orders needs; jobs have it too. */
export type OrderReader = Pick<RequestContext, 'tx' | 'today'> & {
  tenant: Pick<RequestContext['tenant'], 'timeZone'>
}

/** Works out the figures of orders by their numbers; those that the transaction does not see are left out. */
export async function readFacts(
  { tx, tenant, today }: OrderReader,
  orderNumbers: readonly string[],
): Promise<Map<string, OrderFacts>> {
  const heads = await tx.query<HeadRow>(
    `SELECT o.order_no, o.status, coalesce(o.expected_date, o.requested_date)::text AS hoped, o.created_at, o.confirmed_at, o.shipped_at, o.cancelled_at,
       coalesce((SELECT json_agg(json_build_object('line', l.line_no, 'article', l.article_code, 'qty', l.qty, 'cancelled', l.cancelled, 'confirmations',
         coalesce((SELECT json_agg(json_build_object('date', f.date, 'qty', f.qty)) FROM order_confirmation f
           WHERE f.tenant_id = l.tenant_id AND f.order_no = l.order_no AND f.line_no = l.line_no), '[]')) ORDER BY l.line_no)
         FROM order_line l WHERE l.tenant_id = o.tenant_id AND l.order_no = o.order_no), '[]') AS lines
     FROM sales_order o WHERE o.order_no = ANY ($1::text[])`,
    [orderNumbers],
  )
  const sent = new Map<string, DeliveryRow[]>()
  for (const row of await tx.query<DeliveryRow>(
    `SELECT d.order_no, d.do_number, d.line_no, d.article_code AS article, d.qty, v.delivery_date::text AS left, v.estimated_date::text AS estimated, v.tracking_no IS NOT NULL AS tracked,
       (SELECT min(r.created_at AT TIME ZONE $2)::date::text FROM delivery_receipt r WHERE r.tenant_id = v.tenant_id AND r.do_number = v.do_number) AS "receivedOn"
     FROM delivery_line d JOIN delivery v ON v.tenant_id = d.tenant_id AND v.do_number = d.do_number WHERE d.order_no = ANY ($1::text[]) ORDER BY d.do_number, d.line_no`,
    [orderNumbers, tenant.timeZone],
  ))
    sent.set(row.order_no, [...(sent.get(row.order_no) ?? []), row])
  const dayOf = (at: Date | null) => at && dayIn(tenant.timeZone, new Date(at))
  return new Map(
    heads.map((head) => {
      const deliveries = sent.get(head.order_no) ?? []
      const figures = lineFigures(head, head.lines, deliveries, today)
      const days = {
        placed: dayOf(head.created_at)!,
        confirmed: dayOf(head.confirmed_at),
        shipped: dayOf(head.shipped_at),
        cancelled: dayOf(head.cancelled_at),
      }
      return [
        head.order_no,
        {
          status: head.status,
          placedAt: head.created_at,
          confirmedAt: head.confirmed_at,
          shippedAt: head.shipped_at,
          cancelledAt: head.cancelled_at,
          ...orderPhase(head.status, days, figures, deliveries, today),
          lines: new Map(head.lines.map(({ line }, n) => [line, figures[n]!])),
          deliveries,
        },
      ]
    }),
  )
}
