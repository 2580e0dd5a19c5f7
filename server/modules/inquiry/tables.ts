import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, tenantId } from '../../db/columns.ts'

/** Inquiries of people who want to become customers. */
export const customerInquiry = pgTable(
  'customer_inquiry',
  {
    id: id(),
    tenantId: tenantId(),
    host: text('host').notNull(),
    reason: text('reason').notNull(),
    goal: text('goal').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code'),
    country: text('country').notNull(),
    city: text('city').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    web: text('web'),
    /** Network address it came from, to count how many one sends. */
    sender: text('sender').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null: open. */
    answeredAt: instant('answered_at'),
    /** Name of the person who noted that it was answered. */
    answeredBy: text('answered_by'),
    /** Number of the customer that was made of it. */
    acceptedCustomer: text('accepted_customer'),
    acceptedUser: text('accepted_user'),
  },
  (t) => [index().on(t.tenantId, t.sender, t.createdAt)],
)

/** The cities of the world with 5,000 inhabitants or more, for every tenant alike; `id` is the one of GeoNames. */
export const city = pgTable(
  'city',
  {
    id: integer('id').primaryKey(),
    country: text('country').notNull(),
    name: text('name').notNull(),
    population: integer('population').notNull(),
    /** In degrees. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
  },
  (t) => [index().on(t.country)],
)
