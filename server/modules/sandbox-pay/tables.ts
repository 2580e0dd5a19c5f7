import { boolean, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, money, tenantId } from '../../db/columns.ts'

/** Books of the sandbox payment service: what it was asked to collect. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** The portal's idempotency key: asked again with it, the service answers the same payment. */
    idempotencyKey: text('idempotency_key').notNull(),
    reference: text('reference').notNull(),
    description: text('description').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    /** CARD | ACH | VIRTUAL_ACCOUNT */
    method: text('method').notNull(),
    virtualAccountNo: text('virtual_account_no'),
    /** pending | paid | failed | cancelled */
    state: text('state').notNull(),
    failure: text('failure'),
    receivedAmount: money('received_amount'),
    receivedCurrency: text('received_currency'),
    /** Becomes paid by itself then: an answer that takes its time. */
    settlesAt: instant('settles_at'),
    returnUrl: text('return_url').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.idempotencyKey),
    unique().on(t.tenantId, t.virtualAccountNo),
  ],
)

/** Tokens of the sandbox: how an entered card or account is shown and how it behaves, never its number. */
export const sandboxToken = pgTable(
  'sandbox_token',
  {
    tenantId: tenantId(),
    token: text('token').notNull(),
    kind: text('kind').notNull(),
    display: text('display').notNull(),
    cardType: text('card_type'),
    expiry: text('expiry'),
    /** approve | decline | insufficient | delay | timeout */
    behaviour: text('behaviour').notNull(),
    /** Saved for good; others serve once and for an hour. */
    saved: boolean('saved').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.token] })],
)
