import { round, sum, times } from '#domain/ordering/money.ts'
import {
  type CartItem,
  itemKey,
  type OfferedProduct,
  productRefusal,
  type ProductRefusal,
} from '#domain/third-party/cart.ts'
import type { ThirdPartyOrder } from '#domain/third-party/third-party-intent.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { notify } from '../notifications/notify.ts'
import { mailVendor } from './mail-vendor.ts'
import { sellsIn, sorgsOfCustomer, vendorIdOf } from './products.ts'

interface OfferedRow extends OfferedProduct {
  vendor_id: number
  code: string
  description: string
  salesUnit: string
}

/** An article that cannot be ordered as it was sent; `subtotal` and `qty` of what was asked for. */
export interface ProductError {
  code: ProductRefusal
  vendor: string
  product: string
  qty: number
  subtotal: string
  /** The price that holds now, where the article is offered. */
  price: string | null
  /** Sales units that can be had, where the article is offered. */
  stock: number | null
}

/** Outcome of an order: the numbers of the vendors' orders, or why nothing was ordered. */
export type Placed =
  | { orders: string[]; refusal: null; errors: [] }
  | { orders: []; refusal: string; errors: ProductError[] }

const refusedBy = (refusal: string, errors: ProductError[] = []): Placed => ({
  orders: [],
  refusal,
  errors,
})

/**
 * Orders articles for a customer, one order for each vendor, or nothing at all. An order that was placed before, by its key
 * and customer, is answered again.
 */
export async function placeThirdPartyOrder(
  request: RequestContext,
  customerId: number,
  order: ThirdPartyOrder,
): Promise<Placed> {
  const { tx, tenant, today } = request
  await tx.query('SELECT 1 FROM customer WHERE id = $1 FOR UPDATE', [customerId])
  const before = await tx.query<{ order_no: string }>(
    'SELECT order_no FROM vendor_order WHERE customer_id = $1 AND key = $2::uuid ORDER BY order_no',
    [customerId, order.key],
  )
  if (before.length > 0)
    return { orders: before.map(({ order_no }) => order_no), refusal: null, errors: [] }
  if (new Set(order.items.map(itemKey)).size < order.items.length)
    return refusedBy('not_understood')
  const [shipTo] = await tx.query<{ name: string; address: string }>(
    `SELECT name, concat_ws(', ', name, address, nullif(concat_ws(' ', postal_code, city), ''), state, country, nullif(phone, '')) AS address
     FROM ship_to WHERE customer_id = $1 AND code = $2 AND active`,
    [customerId, order.shipTo],
  )
  if (!shipTo) return refusedBy('ship_to_changed')
  if (order.reqDeliveryDate !== null && order.reqDeliveryDate < today) return refusedBy('day_past')
  const offered = await offeredFor(tx, customerId, order.items)
  const checks = {
    stock: tenant.config.checkStock3rdParty,
    price: tenant.config.checkPrice3rdParty,
  }
  const precision = tenant.config.currency.decimalPrecision
  const errors = order.items.flatMap((item): ProductError[] => {
    const now = offered.get(itemKey(item))
    const code = productRefusal(item, now, checks)
    return code === null
      ? []
      : [
          {
            code,
            vendor: item.vendor,
            product: item.articleCode,
            qty: item.qty,
            subtotal: round(times(item.price, item.qty), precision),
            price: now?.itemStatus === 'available' ? now.price : null,
            stock: now?.itemStatus === 'available' ? now.stock : null,
          },
        ]
  })
  if (errors.length > 0) return refusedBy('refused_products', errors)
  const orders: string[] = []
  for (const vendor of new Set(order.items.map((item) => item.vendor)))
    orders.push(
      await store(request, { customerId, order, vendor: Number(vendor), shipTo, offered }),
    )
  return { orders, refusal: null, errors: [] }
}

/** Reads what vendors offer a customer of these articles now. Their rows stay locked, so that two orders cannot share the last piece. */
async function offeredFor(tx: Tx, customerId: number, items: readonly CartItem[]) {
  const rows = await tx.query<OfferedRow>(
    `SELECT p.vendor_id, p.code, p.description, p.price, p.stock, p.item_status AS "itemStatus", p.sales_unit AS "salesUnit"
     FROM vendor_product p JOIN vendor v ON v.id = p.vendor_id AND v.active AND ${sellsIn(sorgsOfCustomer('$3'))}
     WHERE (p.vendor_id, p.code) IN (SELECT * FROM unnest($1::int[], $2::text[])) ORDER BY p.id FOR UPDATE OF p`,
    [
      items.map(({ vendor }) => vendorIdOf(vendor) ?? 0),
      items.map(({ articleCode }) => articleCode),
      customerId,
    ],
  )
  return new Map(
    rows.map((row) => [itemKey({ vendor: String(row.vendor_id), articleCode: row.code }), row]),
  )
}

interface NewOrder {
  customerId: number
  order: ThirdPartyOrder
  vendor: number
  shipTo: { address: string }
  offered: ReadonlyMap<string, OfferedRow>
}

/** Stores the order at one vendor and tells the vendor. @returns its number */
async function store(
  request: RequestContext,
  { customerId, order, vendor, shipTo, offered }: NewOrder,
): Promise<string> {
  const { tx, tenant, user, clock } = request
  const { display: currency, decimalPrecision } = tenant.config.currency
  const lines = order.items
    .filter((item) => Number(item.vendor) === vendor)
    .map((item) => {
      const { price, description, salesUnit } = offered.get(itemKey(item))!
      const subtotal = round(times(price, item.qty), decimalPrecision)
      return { ...item, price, description, salesUnit, subtotal }
    })
  const total = round(sum(lines.map(({ subtotal }) => subtotal)), decimalPrecision)
  const [row] = await tx.query<{ order_no: string }>(
    `INSERT INTO vendor_order (tenant_id, customer_id, cust_code, cust_name, vendor_id, order_no, key, ship_to, address, notes, req_delivery_date, currency, total, placed_by, created_by, created_at)
     SELECT $1, $2, c.r3, c.name, $3, 'T' || nextval('third_party_number'), $4::uuid, $5, $6, $7, $8::date, $9, $10, $11, $12, $13 FROM customer c WHERE c.id = $2 RETURNING order_no`,
    [
      tenant.id,
      customerId,
      vendor,
      order.key,
      order.shipTo,
      shipTo.address,
      order.notes.trim() || null,
      order.reqDeliveryDate,
      currency,
      total,
      user.id,
      user.name,
      clock(),
    ],
  )
  const orderNo = row!.order_no
  for (const { articleCode, description, salesUnit, qty, price, subtotal } of lines) {
    await tx.query(
      `INSERT INTO vendor_order_line (tenant_id, customer_id, vendor_id, order_no, code, description, sales_unit, qty, price, subtotal, status, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'new', $11)`,
      [
        tenant.id,
        customerId,
        vendor,
        orderNo,
        articleCode,
        description,
        salesUnit,
        qty,
        price,
        subtotal,
        clock(),
      ],
    )
    if (tenant.config.checkStock3rdParty)
      await tx.query(
        'UPDATE vendor_product SET stock = greatest(0, stock - $3) WHERE vendor_id = $1 AND code = $2',
        [vendor, articleCode, qty],
      )
  }
  await audit(
    { ...request, customer: { id: customerId } },
    {
      action: 'vendor-order.placed',
      target: orderNo,
      after: {
        vendor,
        total,
        lines: lines.map(({ articleCode, qty, price }) => ({ articleCode, qty, price })),
      },
    },
  )
  await notify(tx, tenant, { kind: 'vendor-order', orderNo, vendorId: vendor, customerId })
  await mailVendor(request, { orderNo, vendorId: vendor, customerId })
  return orderNo
}
