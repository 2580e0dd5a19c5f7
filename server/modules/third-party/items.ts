import {
  type ItemActor,
  type ItemStatus,
  nextStatuses,
  statusRefusal,
} from '#domain/third-party/item-status.ts'
import { type Auditor, audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { Sender } from '../../mail/queue-mail.ts'
import { orderOf, page } from '../../db/page.ts'
import { notify } from '../notifications/notify.ts'
import type { Tenant } from '../../tenants.ts'
import { mailCancelled } from './mail-vendor.ts'
import { vendorIdOf } from './products.ts'

/** Longest reason, in characters. */
const maxReason = 300

// A vendor's people sell; all others who see the order act for its buyer.
const itemsSql = `
  SELECT l.id::text AS id, l.order_no, l.customer_id, l.vendor_id, l.status, l.changed_at, l.reason, l.price, l.subtotal, l.code, l.description, l.sales_unit, l.qty,
    o.total, o.currency, o.notes, o.req_delivery_date::text AS day, o.created_at, o.created_by, o.address, o.cust_code AS r3, o.cust_name AS customer, v.name AS vendor_name, v.email AS vendor_email,
    EXISTS (SELECT FROM vendor_user s WHERE s.of_vendor = l.vendor_id AND s.of_user = $1) AS sells
  FROM vendor_order_line l JOIN vendor_order o ON o.order_no = l.order_no JOIN vendor v ON v.id = l.vendor_id`

interface ItemRow {
  id: string
  order_no: string
  customer_id: number
  vendor_id: number
  status: ItemStatus
  changed_at: Date
  reason: string | null
  price: string
  subtotal: string
  code: string
  description: string
  sales_unit: string
  qty: number
  total: string
  currency: string
  notes: string | null
  day: string | null
  created_at: Date
  created_by: string
  address: string
  r3: string
  customer: string
  vendor_name: string
  vendor_email: string | null
  sells: boolean
}

const actorOf = ({ sells }: ItemRow): ItemActor => (sells ? 'vendor' : 'buyer')

/** An item as the contract has it, with the statuses that this person may set. */
const itemOf = (row: ItemRow) => ({
  id: row.id,
  orderNo: row.order_no,
  status: row.status,
  since: row.changed_at as never,
  reason: row.reason,
  price: row.price,
  subtotal: row.subtotal,
  totalOrder: row.total,
  currency: row.currency,
  notes: row.notes,
  salesUnit: row.sales_unit,
  reqDeliveryDate: row.day as never,
  createdAt: row.created_at as never,
  createdBy: row.created_by,
  qty: row.qty,
  custThirdParty: { code: row.r3, name: row.customer },
  product: {
    articleCode: row.code,
    description: row.description,
    vendor: { id: String(row.vendor_id), name: row.vendor_name, email: row.vendor_email },
  },
  address: row.address,
  next: nextStatuses(row.status, actorOf(row)),
})

interface Asked {
  search?: string | null
  status?: ItemStatus | null
  vendor?: string | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Reads a page of the ordered items that this transaction sees. */
export async function readItems({ tx, user }: RequestContext, asked: Asked) {
  const { rows, ...found } = await page<ItemRow>(tx, {
    sql: `${itemsSql} WHERE ($2::text IS NULL OR l.status = $2) AND ($3::int IS NULL OR l.vendor_id = $3)`,
    args: [user.id, asked.status ?? null, asked.vendor ? (vendorIdOf(asked.vendor) ?? 0) : null],
    search: {
      term: asked.search,
      in: ['order_no', 'code', 'description', 'customer', 'r3', 'vendor_name'],
    },
    orderBy: orderOf(
      asked.sort,
      {
        createdAt: 'created_at',
        total: 'subtotal',
        customer: 'lower(customer)',
        order: 'order_no',
      },
      'created_at DESC, id::int',
    ),
    page: asked.page,
    limit: asked.limit,
  })
  return { ...found, rows: rows.map(itemOf) }
}

async function readItem(tx: Tx, userId: number | null, orderNo: string, code: string) {
  const [row] = await tx.query<ItemRow>(`${itemsSql} WHERE l.order_no = $2 AND l.code = $3`, [
    userId,
    orderNo,
    code,
  ])
  return row
}

interface Change {
  orderNo: string
  articleCode: string
  status: ItemStatus
  reason?: string | null
}

/** Author of a change: a person, by whom the side is known, or a program for the vendor. */
export type ItemAuthor = Omit<Auditor, 'customer' | 'tenant'> & {
  tenant: Sender & Pick<Tenant, 'hosts'>
}

/**
 * Moves an item on and tells the other side. A status that it has already is no change; what is refused or cancelled goes
 * back into stock, where orders are checked against it.
 * @returns the code of a refusal, null where it is done, and the item as it is then
 */
export async function setItemStatus(
  author: ItemAuthor,
  { orderNo, articleCode, status, reason }: Change,
) {
  const { tx, user, tenant, clock } = author
  const read = () => readItem(tx, user?.id ?? null, orderNo, articleCode)
  await tx.query('SELECT 1 FROM vendor_order_line WHERE order_no = $1 AND code = $2 FOR UPDATE', [
    orderNo,
    articleCode,
  ])
  const before = await read()
  if (!before) return { refusal: 'not_found', item: null } as const
  if (before.status === status) return { refusal: null, item: itemOf(before) }
  if (status === 'new') return { refusal: 'wrong_status', item: itemOf(before) } as const
  const why = (reason ?? '').trim()
  const refusal =
    statusRefusal(before.status, status, user ? actorOf(before) : 'vendor', why) ??
    (why.length > maxReason ? 'too_long' : null)
  if (refusal) return { refusal, item: itemOf(before) }
  await tx.query(
    'UPDATE vendor_order_line SET status = $2, reason = $3, changed_at = $4 WHERE id = $1::int',
    [before.id, status, why || null, clock()],
  )
  if (tenant.config.checkStock3rdParty && (status === 'refused' || status === 'cancelled'))
    await tx.query(
      'UPDATE vendor_product SET stock = stock + $3 WHERE vendor_id = $1 AND code = $2',
      [before.vendor_id, before.code, before.qty],
    )
  await audit(
    { ...author, customer: { id: before.customer_id } },
    {
      action: 'vendor-order.updated',
      target: orderNo,
      before: { article: before.code, status: before.status },
      after: { article: before.code, status, ...(why && { reason: why }) },
    },
  )
  await notify(tx, tenant, {
    kind: 'vendor-item',
    orderNo,
    article: before.code,
    status,
    vendorId: before.vendor_id,
    customerId: before.customer_id,
    actor: user?.id ?? null,
  })
  if (status === 'cancelled') await mailCancelled(tx, tenant, { orderNo, article: before.code })
  return { refusal: null, item: itemOf((await read())!) }
}
