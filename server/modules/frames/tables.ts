import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { customerId, instant, tenantId } from '../../db/columns.ts'

/** Brands whose frames can be reported as sold. */
export const frameBrand = pgTable(
  'frame_brand',
  {
    tenantId: tenantId(),
    brand: text('brand').notNull(),
    registrable: boolean('registrable').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.brand] })],
)

/** A frame as it was delivered to a customer. */
export const frame = pgTable(
  'frame',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    /** As `frameNumberOf` (src/domain/frames) writes it. */
    number: text('number').notNull(),
    articleId: integer('article_id').notNull(),
    deliveryNo: text('delivery_no'),
    shippedAt: date('shipped_at', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.number] }),
    index().on(t.tenantId, t.customerId, t.number),
  ],
)

/** A frame reported as sold. A withdrawn report stays, until the frame is reported anew. */
export const frameRegistration = pgTable(
  'frame_registration',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    frameNumber: text('frame_number').notNull(),
    articleId: integer('article_id').notNull(),
    soldDate: date('sold_date', { mode: 'string' }).notNull(),
    useAccountData: boolean('use_account_data').notNull(),
    nonRetail: boolean('non_retail').notNull(),
    ownerName: text('owner_name'),
    ownerPhone: text('owner_phone'),
    ownerEmail: text('owner_email'),
    ownerAddress: text('owner_address'),
    ownerCity: text('owner_city'),
    /** registered | changed | withdrawn | stolen | warranty_ended */
    status: text('status').notNull(),
    /** insert | update */
    handoverAction: text('handover_action').notNull(),
    /** pending | processing | failed | complete */
    handoverState: text('handover_state').notNull(),
    /** Why the last try failed. */
    handoverError: text('handover_error'),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
    /** Programs ask by it for what is new. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Counts changes: a hand-over marks the one that it has carried. */
    revision: integer('revision').notNull().default(1),
    /** In the address of the public page: it cannot be guessed. */
    warrantyCode: uuid('warranty_code').notNull().defaultRandom(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.frameNumber] }),
    index().on(t.tenantId, t.customerId, t.soldDate),
    unique().on(t.tenantId, t.warrantyCode),
  ],
)

/** A bicycle that its owner has registered in an account at the brand; of the customer its frame was delivered to. */
export const accountBike = pgTable(
  'account_bike',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    frameNumber: text('frame_number').notNull(),
    registeredOn: date('registered_on', { mode: 'string' }).notNull(),
    ownerName: text('owner_name').notNull(),
    ownerPhone: text('owner_phone'),
    ownerEmail: text('owner_email'),
    ownerAddress: text('owner_address'),
    ownerCity: text('owner_city'),
    updatedAt: instant('updated_at').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.frameNumber] }),
    index().on(t.tenantId, t.customerId, t.registeredOn),
  ],
)
