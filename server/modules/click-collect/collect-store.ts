import {
  canCount,
  type CollectLine,
  type CollectStatus,
  nextCollectStatuses,
  offeredStatuses,
  type ShipmentRefusal,
  withShipment,
} from '#domain/collect/collect-status.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { page } from '../../db/page.ts'

interface OrderRow {
  id: string
  customer_id: number
  status: CollectStatus
  changed_at: Date
  created_at: Date
  first_name: string
  last_name: string
  custCode: string
  custName: string
  details: (CollectLine & { name: string; sku: string; codes: string[] })[]
}

const ordersSql = `
  SELECT o.order_id AS id, o.customer_id, o.status, o.changed_at, o.created_at, o.first_name, o.last_name, c.r3 AS "custCode", c.name AS "custName",
    (SELECT string_agg(l.sku || ' ' || l.name, ' ') FROM collect_line l WHERE l.order_id = o.order_id) AS goods,
    coalesce((SELECT json_agg(json_build_object('id', l.line_no::text, 'name', l.name, 'sku', l.sku, 'codes', array_remove(ARRAY[l.sku, a.code_display, a.ean], NULL), 'qty', l.qty, 'qtyShipped', l.qty_shipped) ORDER BY l.line_no)
      FROM collect_line l LEFT JOIN article a ON a.code = l.sku WHERE l.order_id = o.order_id), '[]') AS details
  FROM collect_order o JOIN customer c ON c.id = o.customer_id`

/** An order as the contract has it, with what the shop may do next. */
const orderOf = ({ changed_at, created_at, first_name, last_name, ...row }: OrderRow) => ({
  ...row,
  since: changed_at as never,
  createdAt: created_at as never,
  next: offeredStatuses(row.status),
  countable: canCount(row.status),
  customer: {
    firstName: first_name,
    lastName: last_name,
    fullName: [first_name, last_name].filter(Boolean).join(' '),
  },
})

interface Asked {
  status?: readonly CollectStatus[] | null
  search?: string | null
  page?: number | null
  limit?: number | null
}

/** Reads a page of the orders of the customers this transaction sees. */
export async function readCollectOrders(tx: Tx, { status, search, page: at, limit }: Asked) {
  const { rows, ...found } = await page<OrderRow>(tx, {
    sql: `${ordersSql} WHERE ($1::text[] IS NULL OR o.status = ANY ($1))`,
    args: [status?.length ? status : null],
    search: {
      term: search,
      in: ['id', 'first_name', 'last_name', 'goods', '"custName"', '"custCode"'],
    },
    orderBy: 'created_at DESC, id',
    page: at,
    limit,
  })
  return { ...found, rows: rows.map(orderOf) }
}

const readRow = async (tx: Tx, orderId: string): Promise<OrderRow | undefined> =>
  (await tx.query<OrderRow>(`${ordersSql} WHERE o.order_id = $1`, [orderId]))[0]

/** Reads one order of the customers this transaction sees. */
export async function readCollectOrder(tx: Tx, orderId: string) {
  const row = await readRow(tx, orderId)
  return row ? orderOf(row) : null
}

type Actor = Pick<RequestContext, 'tx' | 'tenant' | 'user' | 'clock' | 'requestId' | 'streamId'>

/** Two people may act at once: the second waits here and sees what the first has done. */
async function lockRow(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  await tx.query('SELECT 1 FROM collect_order WHERE order_id = $1 FOR UPDATE', [orderId])
  return readRow(tx, orderId)
}

async function store(actor: Actor, before: OrderRow, status: CollectStatus, after: object) {
  const { tx, clock } = actor
  if (status !== before.status)
    await tx.query('UPDATE collect_order SET status = $2, changed_at = $3 WHERE order_id = $1', [
      before.id,
      status,
      clock(),
    ])
  await audit(
    { ...actor, customer: { id: before.customer_id } },
    {
      action: 'collect-order.updated',
      target: before.id,
      before: { status: before.status },
      after: { status, ...after },
    },
  )
}

/** Moves an order on. A status that it has already is no change. @returns the code of the refusal; null: it is done */
export async function setCollectStatus(
  actor: Actor,
  orderId: string,
  status: CollectStatus,
): Promise<'not_found' | 'wrong_status' | null> {
  const before = await lockRow(actor.tx, orderId)
  if (!before) return 'not_found'
  if (before.status === status) return null
  if (!nextCollectStatuses(before.status, 'shop').includes(status)) return 'wrong_status'
  await store(actor, before, status, {})
  return null
}

/** Counts what came of an order. @returns the code of the refusal; null: it is done */
export async function addCollectShipment(
  actor: Actor,
  orderId: string,
  shipped: readonly { id: string; qtyShipped: number }[],
): Promise<'not_found' | ShipmentRefusal | null> {
  const before = await lockRow(actor.tx, orderId)
  if (!before) return 'not_found'
  const after = withShipment(before.status, before.details, shipped)
  if ('refusal' in after) return after.refusal
  for (const { id, qtyShipped } of after.lines)
    await actor.tx.query(
      'UPDATE collect_line SET qty_shipped = $3 WHERE order_id = $1 AND line_no = $2',
      [orderId, Number(id), qtyShipped],
    )
  await store(actor, before, after.status, {
    shipped: after.lines.map(({ id, qtyShipped }) => ({ id, qtyShipped })),
  })
  return null
}
