import {
  boolean,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { customerId, id, instant, money, tenantId } from '../../db/columns.ts'

/** `id` plays the part of `customer_id` here: the policy reads it (server/db/row-security.ts). */
export const customer = pgTable(
  'customer',
  {
    id: id(),
    tenantId: tenantId(),
    r3: text('r3').notNull(),
    isr: text('isr'),
    unified: text('unified'),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postal_code'),
    country: text('country'),
    /** In degrees; null: the ERP does not know the place. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    custCategory: text('cust_category'),
    reasonBlocked: text('reason_blocked'),
    active: boolean('active').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [unique().on(t.tenantId, t.r3)],
)

/** A customer in one sales organisation: price groups and responsible sales staff. */
export const customerArea = pgTable(
  'customer_area',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    sorg: text('sorg').notNull(),
    custGroup: text('cust_group'),
    priceGroup: text('price_group').notNull(),
    salesman: text('salesman'),
    salesGroup: text('sales_group'),
    salesOffice: text('sales_office'),
    creditControl: text('credit_control'),
    /** Account in the books of the company; the customer's r3 where it is not another one. */
    accountCurrent: text('account_current'),
    /** ERP system that keeps this area. */
    server: text('server'),
    includeTax: boolean('include_tax').notNull().default(false),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.sorg] }),
    index().on(t.tenantId, t.sorg, t.salesman),
  ],
)

export const shipTo = pgTable(
  'ship_to',
  {
    id: id(),
    tenantId: tenantId(),
    customerId: customerId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    city: text('city'),
    postalCode: text('postal_code'),
    /** State, province or region, where addresses have one. */
    state: text('state'),
    country: text('country'),
    phone: text('phone'),
    isDefault: boolean('is_default').notNull().default(false),
    active: boolean('active').notNull().default(true),
  },
  (t) => [unique().on(t.tenantId, t.customerId, t.code)],
)

/** Credit of a customer with one company. Money in the company's currency. */
export const credit = pgTable(
  'credit',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    companyCode: text('company_code').notNull(),
    creditControl: text('credit_control'),
    creditLimit: money('credit_limit').notNull(),
    balance: money('balance').notNull(),
    creditExposure: money('credit_exposure').notNull(),
    openInvoice: money('open_invoice').notNull(),
    openDo: money('open_do').notNull(),
    consignment: money('consignment').notNull(),
    reasonBlocked: text('reason_blocked'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.companyCode] })],
)
