import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, id, instant, tenantId, userId } from '../../db/columns.ts'

/** The secret that a person's authenticator app makes codes of. */
export const oneTimeSecret = pgTable(
  'one_time_secret',
  {
    tenantId: tenantId(),
    userId: userId(),
    /** Sealed with the servers' secret. */
    secret: text('secret').notNull(),
    /** Moment a first code showed that the app has it; null: it counts for nothing yet. */
    confirmedAt: instant('confirmed_at'),
    /** Time step of the code used last: it and earlier ones work no more. */
    lastStep: integer('last_step'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)

/** Passkeys (WebAuthn credentials). Each is good at the host where it was made. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    host: text('host').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [unique().on(t.tenantId, t.credentialId), index().on(t.tenantId, t.userId)],
)

/** Codes for people who have lost their app or passkey. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    tenantId: tenantId(),
    userId: userId(),
    /** HMAC under the servers' secret. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.codeHash] })],
)

/** Proofs that servers wait for, once and for a few minutes: the second step of a log-in, or a browser's answer with a passkey. */
export const pendingProof = pgTable(
  'pending_proof',
  {
    tokenHash: text('token_hash').primaryKey(),
    tenantId: tenantId(),
    /** log-in | new-passkey | passkey */
    kind: text('kind').notNull(),
    /** Null: anyone with a passkey. */
    userId: integer('user_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index().on(t.tenantId, t.expiresAt)],
)
