import {
  boolean,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { customerId, id, instant, money, tenantId } from '../../db/columns.ts'

/** Rows of one vendor: row level security hides them from people of other vendors. */
const vendorId = () => integer('vendor_id').notNull()

/** A company whose articles are ordered beside the distributor's. `id` plays the part of `vendor_id` here. */
export const vendor = pgTable(
  'vendor',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** Buyers see it. */
    email: text('email'),
    /** Receive new orders; none: `email` does. */
    orderEmails: text('order_emails').array().notNull().default([]),
    address: text('address').notNull().default(''),
    /** Sales organisations whose customers can order from it; none: all customers can. */
    sorgs: text('sorgs').array().notNull().default([]),
    active: boolean('active').notNull().default(true),
  },
  (t) => [unique().on(t.tenantId, t.code)],
)

/** People of a vendor. */
export const vendorUser = pgTable(
  'vendor_user',
  {
    tenantId: tenantId(),
    /** Not `vendor_id`: policies of other tables read this one. */
    ofVendor: integer('of_vendor').notNull(),
    ofUser: integer('of_user').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.ofVendor, t.ofUser] })],
)

/** An article of a vendor. Price per sales unit, stock in sales units. */
export const vendorProduct = pgTable(
  'vendor_product',
  {
    id: id(),
    tenantId: tenantId(),
    vendorId: vendorId(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    price: money('price').notNull(),
    salesUnit: text('sales_unit').notNull(),
    /** Pieces in a sales unit. */
    uomConverter: integer('uom_converter').notNull().default(1),
    stock: integer('stock').notNull().default(0),
    /** available | paused | discontinued */
    itemStatus: text('item_status').notNull().default('available'),
    /** Address on the internet that the picture is fetched from. */
    imageUrl: text('image_url'),
    /** The picture, uploaded or fetched. */
    pictureFile: uuid('picture_file'),
    /** Why the last try to fetch it failed (src/domain/files/picture-problem.ts). */
    pictureProblem: text('picture_problem'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [unique().on(t.tenantId, t.vendorId, t.code)],
)

/** Numbers third-party orders for people. */
export const thirdPartyNumber = pgSequence('third_party_number', { startWith: 100_001 })

/** An order at one vendor. */
export const vendorOrder = pgTable(
  'vendor_order',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    vendorId: vendorId(),
    orderNo: text('order_no').notNull(),
    /** The buyer as it was then: a vendor's people do not see customers. */
    custCode: text('cust_code').notNull(),
    custName: text('cust_name').notNull(),
    /** Made by the sender, so that an order that is sent twice counts once. */
    key: uuid('key').notNull(),
    /** As it was when the order was placed: code, name, street, city. */
    shipTo: text('ship_to').notNull(),
    address: text('address').notNull(),
    notes: text('notes'),
    reqDeliveryDate: date('req_delivery_date', { mode: 'string' }),
    currency: text('currency').notNull(),
    total: money('total').notNull(),
    placedBy: integer('placed_by').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderNo] }),
    unique().on(t.tenantId, t.customerId, t.key, t.vendorId),
    index().on(t.tenantId, t.createdAt),
  ],
)

/** An item of an order, with a status of its own (src/domain/third-party/item-status.ts). */
export const vendorOrderLine = pgTable(
  'vendor_order_line',
  {
    id: id(),
    tenantId: tenantId(),
    customerId: customerId(),
    vendorId: vendorId(),
    orderNo: text('order_no').notNull(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    salesUnit: text('sales_unit').notNull(),
    qty: integer('qty').notNull(),
    price: money('price').notNull(),
    subtotal: money('subtotal').notNull(),
    status: text('status').notNull(),
    reason: text('reason'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    unique().on(t.tenantId, t.orderNo, t.code),
    index().on(t.tenantId, t.vendorId, t.code),
    index().on(t.tenantId, t.customerId),
  ],
)
