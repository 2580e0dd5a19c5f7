import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customerId, id, instant, tenantId } from '../../db/columns.ts'

/** Numbers of claims, of all tenants together. */
export const claimNumber = pgSequence('claim_number', { startWith: 100_001 })

/** A claim as it is now; what became of it is in its history. */
export const claim = pgTable(
  'claim',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    /** Made by the device, so that a claim sent twice is one. */
    id: uuid('id').notNull(),
    /** Number that people say. */
    number: text('number').notNull(),
    /** bike | paa. */
    category: text('category').notNull(),
    status: text('status').notNull(),
    statusAt: instant('status_at').notNull(),
    /** `ClaimFields` (src/domain/claims/claim-form.ts). */
    fields: jsonb('fields').notNull(),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    revision: integer('revision').notNull().default(1),
    resolution: text('resolution'),
    reasonRejection: text('reason_rejection'),
    creditNote: text('credit_note'),
    /** Numbers, separated by commas. */
    deliveryOrders: text('delivery_orders'),
    trackingNo: text('tracking_no'),
    /** waiting | delivered | filed | failed: its way to the ERP. */
    handover: text('handover').notNull().default('waiting'),
    handoverError: text('handover_error'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex().on(t.tenantId, t.number),
    index().on(t.tenantId, t.customerId, t.updatedAt),
    index().on(t.tenantId, t.status, t.statusAt),
  ],
)

/** The file of each slot of a claim. */
export const claimFile = pgTable(
  'claim_file',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    claimId: uuid('claim_id').notNull(),
    slot: text('slot').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.claimId, t.slot] }),
    index().on(t.tenantId, t.fileId),
  ],
)

/** Comments; internal ones are read with `claim.process` alone. */
export const claimComment = pgTable(
  'claim_comment',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    id: id(),
    claimId: uuid('claim_id').notNull(),
    comment: text('comment').notNull(),
    internal: boolean('internal').notNull().default(false),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index().on(t.tenantId, t.claimId, t.createdAt)],
)

/** Every change of a claim's status. */
export const claimHistory = pgTable(
  'claim_history',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    id: id(),
    claimId: uuid('claim_id').notNull(),
    /** Null: the claim was submitted. */
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    reason: text('reason').notNull().default(''),
    /** Null: the ERP. */
    createdBy: integer('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index().on(t.tenantId, t.claimId, t.createdAt)],
)

/** Allowed changes of status; a tenant without any has those of the portal. */
export const claimTransition = pgTable(
  'claim_transition',
  {
    tenantId: tenantId(),
    /** Empty: any. */
    productCategory: text('product_category').notNull().default(''),
    customerCategory: text('customer_category').notNull().default(''),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    /** dealer | office. */
    role: text('role').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    primaryKey({
      columns: [
        t.tenantId,
        t.productCategory,
        t.customerCategory,
        t.fromStatus,
        t.toStatus,
        t.role,
      ],
    }),
  ],
)

/** Claims that customers of a category may make; those of a category without a row may make whichever the tenant offers. */
export const claimCapability = pgTable(
  'claim_capability',
  {
    tenantId: tenantId(),
    customerCategory: text('customer_category').notNull(),
    bike: boolean('bike').notNull().default(true),
    paa: boolean('paa').notNull().default(true),
    /** Articles without a code. */
    nonCode: boolean('non_code').notNull().default(true),
    active: boolean('active').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.customerCategory] })],
)

/** Problems that can be chosen. */
export const claimProblem = pgTable(
  'claim_problem',
  {
    tenantId: tenantId(),
    code: text('code').notNull(),
    /** bike | paa. */
    category: text('category').notNull(),
    part: text('part').notNull(),
    description: text('description').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.code] })],
)

/** Delivered bicycles by their frame number. Every dealer may ask whether one is stolen or recalled, so its receiver is not a customer's row. */
export const shippedFrame = pgTable(
  'shipped_frame',
  {
    tenantId: tenantId(),
    frameNumber: text('frame_number').notNull(),
    articleCode: text('article_code'),
    deliveryNo: text('delivery_no'),
    /** Number of the customer. */
    shippedTo: text('shipped_to'),
    productionCode: text('production_code'),
    soldOn: date('sold_on'),
    warrantyUntil: date('warranty_until'),
    pdiOn: date('pdi_on'),
    /** Number or words of the recall. */
    recall: text('recall'),
    stolen: boolean('stolen').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.frameNumber] }),
    index().on(t.tenantId, t.shippedTo),
  ],
)

/** Results of claims, as the ERP has sent them. */
export const claimResult = pgTable(
  'claim_result',
  {
    tenantId: tenantId(),
    number: text('number').notNull(),
    status: text('status'),
    reason: text('reason'),
    resolution: text('resolution'),
    creditNote: text('credit_note'),
    deliveryOrders: text('delivery_orders'),
    trackingNo: text('tracking_no'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.number] })],
)
