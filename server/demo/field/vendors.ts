import { addDays, type Day } from '#domain/time/day.ts'
import type { ItemStatus } from '#domain/third-party/item-status.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { TenantSpec } from '../tenant-spec.ts'

interface Product {
  code: string
  description: string
  price: number
  stock: number
  unit?: string
  pieces?: number
  state?: 'paused' | 'discontinued'
}

const workwear: Product[] = [
  { code: 'APR-01', description: 'Workshop apron, waxed cotton', price: 49.9, stock: 40 },
  { code: 'GLV-M', description: 'Mechanic’s gloves, size M', price: 14.5, stock: 120 },
  { code: 'GLV-L', description: 'Mechanic’s gloves, size L', price: 14.5, stock: 3 },
  {
    code: 'RAG-50',
    description: 'Workshop cloths, recycled',
    price: 18,
    stock: 60,
    unit: 'BOX',
    pieces: 50,
  },
  { code: 'CAP-01', description: 'Five-panel cap with the shop’s name', price: 11, stock: 0 },
  { code: 'JKT-02', description: 'Softshell jacket', price: 89, stock: 12, state: 'paused' },
]
const display: Product[] = [
  { code: 'STD-1', description: 'Display stand for one bike', price: 34.9, stock: 75 },
  {
    code: 'STD-3',
    description: 'Display stand for three bikes, powder-coated',
    price: 139,
    stock: 9,
  },
  {
    code: 'TAG-100',
    description: 'Price tags with cord',
    price: 9.9,
    stock: 400,
    unit: 'PAC',
    pieces: 100,
  },
  { code: 'BAN-2', description: 'Roll-up banner, printed to order', price: 65, stock: 25 },
  {
    code: 'LMP-9',
    description: 'Spot light for the shop window',
    price: 29,
    stock: 0,
    state: 'discontinued',
  },
]

/** Gives the portal two vendors with articles and orders in every state; `vendor` sells for the first. @param today day they are counted back from */
export async function addVendors(
  database: Database,
  { id: tenantId, config }: TenantSpec,
  today: Day,
): Promise<void> {
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    const first = await addVendor(tx, tenantId, ['V-100', 'Northpine Workwear'], workwear)
    await addVendor(tx, tenantId, ['V-200', 'Showroom Supply Co.'], display)
    if (first === null) return
    await tx.query(
      `INSERT INTO vendor_user (tenant_id, of_vendor, of_user) SELECT $1, $2, id FROM app_user WHERE username = 'vendor' ON CONFLICT DO NOTHING`,
      [tenantId, first],
    )
    const [shop] = await tx.query<{ id: number; user: number; by: string }>(
      `SELECT c.customer AS id, u.id AS user, u.name AS by FROM user_customer c JOIN app_user u ON u.id = c.of_user WHERE u.username = 'dealer' ORDER BY 1 LIMIT 1`,
    )
    if (shop)
      await addOrders(tx, {
        tenantId,
        vendor: first,
        shop,
        today,
        currency: config.currency?.display ?? '',
      })
  })
}

async function addVendor(
  tx: Tx,
  tenantId: string,
  [code, name]: readonly [string, string],
  products: readonly Product[],
): Promise<number | null> {
  const [vendor] = await tx.query<{ id: number }>(
    `INSERT INTO vendor (tenant_id, code, name, email) VALUES ($1, $2, $3, lower($2) || '@vendor.example') ON CONFLICT DO NOTHING RETURNING id`,
    [tenantId, code, name],
  )
  if (!vendor) return null
  for (const product of products)
    await tx.query(
      `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, uom_converter, stock, item_status) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        tenantId,
        vendor.id,
        product.code,
        product.description,
        product.price,
        product.unit ?? 'EA',
        product.pieces ?? 1,
        product.stock,
        product.state ?? 'available',
      ],
    )
  return vendor.id
}

interface Orders {
  tenantId: string
  vendor: number
  shop: { id: number; user: number; by: string }
  today: Day
  currency: string
}

async function addOrders(tx: Tx, { tenantId, vendor, shop, today, currency }: Orders) {
  const statuses: [ItemStatus, string | null][] = [
    ['new', null],
    ['accepted', null],
    ['preparing', null],
    ['shipped', null],
    ['delivered', null],
    ['refused', 'No longer made in this size'],
    ['cancelled', null],
  ]
  for (const [n, [status, reason]] of statuses.entries()) {
    const at = `${addDays(today, -1 - n * 3)}T10:${20 + n}:00Z`
    const [order] = await tx.query<{ order_no: string }>(
      `INSERT INTO vendor_order (tenant_id, customer_id, cust_code, cust_name, vendor_id, order_no, key, ship_to, address, notes, req_delivery_date, currency, total, placed_by, created_by, created_at)
       SELECT $1, c.id, c.r3, c.name, $3, 'T' || nextval('third_party_number'), gen_random_uuid(), s.code, concat_ws(', ', s.name, s.address, s.city), $4, $5::date, $6, 0, $7, $8, $9::timestamptz
       FROM customer c JOIN ship_to s ON s.customer_id = c.id WHERE c.id = $2 ORDER BY s.is_default DESC LIMIT 1 RETURNING order_no`,
      [
        tenantId,
        shop.id,
        vendor,
        n === 0 ? 'Please ring at the workshop door' : null,
        n < 3 ? addDays(today, 5 + n) : null,
        currency,
        shop.user,
        shop.by,
        at,
      ],
    )
    if (!order) return
    await tx.query(
      `INSERT INTO vendor_order_line (tenant_id, customer_id, vendor_id, order_no, code, description, sales_unit, qty, price, subtotal, status, reason, changed_at)
       SELECT $1, $2, $3, $4, code, description, sales_unit, 2, price, price * 2, $5, $6, $7::timestamptz + interval '3 hours' FROM vendor_product
       WHERE vendor_id = $3 ORDER BY code OFFSET $8 % 4 LIMIT 2`,
      [tenantId, shop.id, vendor, order.order_no, status, reason, at, n],
    )
    await tx.query(
      'UPDATE vendor_order SET total = (SELECT sum(subtotal) FROM vendor_order_line l WHERE l.order_no = vendor_order.order_no) WHERE order_no = $1',
      [order.order_no],
    )
  }
}
