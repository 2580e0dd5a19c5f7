import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, tenantId, userId } from '../../db/columns.ts'

/** Providers of OpenID Connect whose people may log in, with the rules for who they are here. */
export const identityProvider = pgTable('identity_provider', {
  id: id(),
  tenantId: tenantId(),
  /** On the button of the log-in page. */
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed with the servers' secret; null: a public client. */
  clientSecret: text('client_secret'),
  scopes: text('scopes').notNull(),
  active: boolean('active').notNull(),
  /** The portal asks its people for no second factor of its own. */
  asksSecondFactor: boolean('asks_second_factor').notNull(),
  matchEmail: boolean('match_email').notNull(),
  makeUsers: boolean('make_users').notNull(),
  emailDomains: text('email_domains').array().notNull(),
  /** Of new users. */
  role: text('role'),
  groupRoleId: integer('group_role_id'),
  /** Claim whose values give another group role. */
  claim: text('claim'),
  /** [{ value, groupRole }], the first that fits counts. */
  claimRoles: jsonb('claim_roles')
    .notNull()
    .default(sql`'[]'`),
})

/** Accounts at providers, and the user that each is linked with. */
export const userIdentity = pgTable(
  'user_identity',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The address there at the last log-in, to tell accounts apart. */
    email: text('email'),
    linkedAt: instant('linked_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [unique().on(t.tenantId, t.issuer, t.subject), index().on(t.tenantId, t.userId)],
)

/** Log-ins that have been sent to a provider and wait for its answer, once and for a few minutes. */
export const identityLogIn = pgTable(
  'identity_log_in',
  {
    /** SHA-256 of the secret in the browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    tenantId: tenantId(),
    providerId: integer('provider_id').notNull(),
    /** Address that the person came for; null: home. */
    target: text('target'),
    locale: text('locale').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index().on(t.tenantId, t.expiresAt)],
)
