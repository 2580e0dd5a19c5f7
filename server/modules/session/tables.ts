import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, tenantId, userId } from '../../db/columns.ts'

export const appUser = pgTable(
  'app_user',
  {
    id: id(),
    tenantId: tenantId(),
    username: text('username').notNull(),
    email: text('email'),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Until when a password that an operator gave logs in, once; null for a password of the person's own. */
    firstPasswordUntil: instant('first_password_until'),
    /** Since when a second factor is asked for at the log-in; null: the person has none. */
    secondFactorSince: instant('second_factor_since'),
    role: text('role').notNull(),
    /** Gives the permissions of its roles on top of the role's own. */
    groupRoleId: integer('group_role_id'),
    limitation: text('limitation'),
    language: text('language'),
    /** Came with a feed: a full users feed speaks for these and leaves the others alone. */
    imported: boolean('imported').notNull().default(false),
    /** More addresses that get the confirmations of this person's orders. */
    emailConfirmations: text('email_confirmations').array().notNull().default([]),
    /** Whether the person's own address gets the confirmations of their orders. */
    sendEmail: boolean('send_email').notNull().default(true),
    sendEmailWarranty: boolean('send_email_warranty').notNull().default(false),
    /** The address stands for one that is missing: nothing is mailed to it. */
    isFakeEmail: boolean('is_fake_email').notNull().default(false),
    /** Moment a link to set a first password was mailed; a person is invited once. */
    invitedAt: instant('invited_at'),
    active: boolean('active').notNull().default(true),
    /** Sessions are deleted some time after they end; this stays. */
    lastLoginAt: instant('last_login_at'),
    /** The upload of a file with users that has created the person. */
    createdIn: text('created_in'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [unique().on(t.tenantId, t.username)],
)

export const role = pgTable(
  'role',
  {
    tenantId: tenantId(),
    name: text('name').notNull(),
    description: text('description'),
    permissions: text('permissions').array().notNull(),
    /** People with this role do nothing before they have set up a second factor. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.name] })],
)

/**
 * Area of a sales person: `limitation` salesman | sales_group | sales_office and its value per sales organisation.
 */
export const userArea = pgTable(
  'user_area',
  {
    id: id(),
    tenantId: tenantId(),
    ofUser: integer('of_user')
      .notNull()
      .references(() => appUser.id),
    sorg: text('sorg').notNull(),
    limitation: text('limitation'),
    option: text('option'),
    value: text('value'),
  },
  (t) => [unique().on(t.tenantId, t.ofUser, t.sorg, t.limitation, t.value, t.option)],
)

/** The customers a dealer's own log-in belongs to. */
export const userCustomer = pgTable(
  'user_customer',
  {
    tenantId: tenantId(),
    ofUser: integer('of_user')
      .notNull()
      .references(() => appUser.id),
    customer: integer('customer').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ofUser, t.customer] })],
)

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tenantId: tenantId(),
    userId: userId(),
    activeCustomer: integer('active_customer'),
    /** The punch-out that opened it; null: a person has logged in. */
    punchOut: uuid('punch_out'),
    /** The session of an administrator who views the portal as this person, for reading only; null: the person's own. */
    viewedFrom: uuid('viewed_from'),
    /** Moment the administrator went back from the view; shortly after it the answer can be asked for again. */
    leftAt: instant('left_at'),
    /** The identity provider that has opened it; null: the portal itself has checked who it is. */
    identityProvider: integer('identity_provider'),
    /** The provider has asked for a second factor. */
    providerFactor: boolean('provider_factor').notNull().default(false),
    /** SHA-256 of the secret in the browser's cookie: a request token is good only beside it. */
    bindingHash: text('binding_hash').notNull(),
    /** Number of renewals: the refresh secret of each is derived, none is stored. */
    refreshCount: integer('refresh_count').notNull().default(0),
    /** Moment of the last renewal: shortly after it the secret before still answers. */
    renewedAt: instant('renewed_at'),
    userAgent: text('user_agent'),
    /** Network address of the log-in. */
    address: text('address'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index().on(t.tenantId, t.userId)],
)

/** Attempts that were not good, by account and address; the delay grows with them, nothing is ever locked for good. */
export const loginFailure = pgTable(
  'login_failure',
  {
    tenantId: tenantId(),
    key: text('key').notNull(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.key] })],
)

/** Work that servers have done for a person within a minute, so that they share one limit. */
export const workSpent = pgTable(
  'work_spent',
  {
    tenantId: tenantId(),
    userId: userId(),
    minute: instant('minute').notNull(),
    points: integer('points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)

/** A link sent by mail that sets a password once. */
export const passwordLink = pgTable('password_link', {
  tokenHash: text('token_hash').primaryKey(),
  tenantId: tenantId(),
  userId: userId(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** An e-mail address that waits to be confirmed by the link it got. */
export const emailChange = pgTable('email_change', {
  tokenHash: text('token_hash').primaryKey(),
  tenantId: tenantId(),
  userId: userId(),
  email: text('email').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const auditLog = pgTable('audit_log', {
  id: id(),
  tenantId: tenantId(),
  at: instant('at').notNull().defaultNow(),
  actor: integer('actor'),
  onBehalfOf: integer('on_behalf_of'),
  action: text('action').notNull(),
  target: text('target'),
  /** Values before and after the change; null where the action says it all. */
  before: jsonb('before'),
  after: jsonb('after'),
  requestId: text('request_id'),
  streamId: text('stream_id'),
  /** Name of the machine key, where a program did it. */
  machine: text('machine'),
})

/**
 * Transactions that lately changed what a person may do or for which customers. Kept by triggers on roles,
 * areas and customers (server/db/functions.sql); read when a remembered session is entered again.
 */
export const scopeChange = pgTable(
  'scope_change',
  {
    tenantId: tenantId(),
    changedIn: bigint('changed_in', { mode: 'number' }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.changedIn] })],
)
