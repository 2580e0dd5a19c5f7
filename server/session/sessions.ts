import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { literal } from '../db/database.ts'
import { hashOf, randomSecret, type Tokens } from './tokens.ts'

/** Days after which a session ends, however much it is used. */
const sessionDays = 30
/** Seconds in which the secret before the present one still answers: its answer may have been lost, or two tabs asked at once. */
const graceSeconds = 120

export interface Tokened {
  requestToken: string
  refreshToken: string
}
export interface NewSession extends Tokened {
  sessionId: string
  binding: string
  refreshSecret: string
}

/** Result of `enter_session` for a request (server/db/functions/enter-session.sql). */
export interface EnteredRow {
  user_id: number
  username: string
  name: string
  email: string | null
  role: string
  limitation: string | null
  language: string | null
  must_change_password: boolean
  second_factor_required: boolean
  has_second_factor: boolean
  permissions: string[]
  customer_id: number | null
  customer_r3: string | null
  customer_isr: string | null
  stale_customer: boolean
  /** Null: no customer chosen and no areas of the user's own. */
  sorgs: string[] | null
  /** Beside `sorgs`; null without a customer. */
  price_groups: string[] | null
  /** Some price or deal is this customer's alone. */
  own_prices: boolean
  catalogue_revision: number | null
  /** Name of the system whose punch-out the session is; null: of none. */
  punch_out: string | null
  /** The administrator who views the portal as this person; null: the session is the person’s own. */
  viewer: number | null
  viewer_name: string | null
  /** The versions of session and person that were read, and the number before which every transaction was seen; null: it must not be remembered. */
  marks: string
  seen: number | null
}

/**
 * The statement that opens a request's transaction. Session and binding come from checked tokens, and are quoted all the same.
 * @param onBehalfOf r3 of the customer in whose place it reads; null: the session's own
 */
export const enterSql = (
  tenantId: string,
  sessionId: string,
  binding: string,
  onBehalfOf: string | null = null,
) =>
  `SELECT * FROM enter_session(${literal(tenantId)}, ${literal(sessionId)}::uuid, ${literal(hashOf(binding))}${onBehalfOf === null ? '' : `, ${literal(onBehalfOf)}`})`

/** The statement that opens the transaction of a customer's key. */
export const enterKeySql = (tenantId: string, keyId: number) =>
  `SELECT * FROM enter_key(${literal(tenantId)}, ${keyId})`

/** The statement that opens a request as its session was entered before; answers whether that `holds`. */
export const resumeSql = (
  tenantId: string,
  sessionId: string,
  binding: string,
  { user_id, customer_id, marks, seen, catalogue_revision }: EnteredRow,
) =>
  `SELECT enter_remembered(${literal(tenantId)}, ${literal(sessionId)}::uuid, ${literal(hashOf(binding))}, ${user_id}, ${customer_id ?? 'NULL'}, ${literal(marks)}, ${seen ?? 'NULL'}, ${catalogue_revision ?? 'NULL'}) AS holds`

/**
 * Opens a session. A person with exactly one customer starts with it; others choose.
 * @returns secrets for the two cookies and the tokens of the answer
 */
export async function openSession(
  tx: Tx,
  tokens: Tokens,
  user: { id: number; tenantId: string },
  from: { userAgent: string | undefined; address: string },
  now: Date,
): Promise<NewSession> {
  const sessionId = randomUUID()
  const binding = randomSecret()
  const only = await tx.query<{ id: number; r3: string; isr: string | null }>(
    `SELECT c.id, c.r3, c.isr FROM customers_of_user($1) u(id) JOIN customer c ON c.id = u.id AND c.active LIMIT 2`,
    [user.id],
  )
  const customer = only.length === 1 ? only[0] : undefined
  await tx.query(
    `INSERT INTO session (id, tenant_id, user_id, active_customer, binding_hash, user_agent, address, created_at, last_used_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [
      sessionId,
      user.tenantId,
      user.id,
      customer?.id ?? null,
      hashOf(binding),
      from.userAgent?.slice(0, 300) ?? null,
      from.address,
      now,
      expiry(now),
    ],
  )
  const requestToken = await tokens.sign({
    userId: user.id,
    sessionId,
    viewer: null,
    tenantId: user.tenantId,
    salesActiveCustCode: customer ? { r3: customer.r3, isr: customer.isr } : null,
  })
  return {
    sessionId,
    binding,
    requestToken,
    refreshToken: sessionId,
    refreshSecret: tokens.refreshSecret(sessionId, 0),
  }
}

const isGrace = ({ refresh_count, renewed_at }: SessionRow, renewal: number, now: Date) =>
  renewal === refresh_count - 1 &&
  renewed_at !== null &&
  now.getTime() - new Date(renewed_at).getTime() <= graceSeconds * 1000

const expiry = (now: Date) => new Date(now.getTime() + sessionDays * 86_400_000)

interface SessionRow {
  id: string
  user_id: number
  refresh_count: number
  renewed_at: Date | null
  binding_hash: string
  r3: string | null
  isr: string | null
  viewer: number | null
  punch_out: string | null
}

/**
 * Renews a session by its refresh secret. The secret before the present one answers the same again for a short time; later,
 * and with an older one, another browser has renewed meanwhile, and the session ends for both.
 */
export async function refreshSession(
  tx: Tx,
  tokens: Tokens,
  tenantId: string,
  presented: { sessionId: string; secret: string; binding: string },
  now: Date,
): Promise<(Tokened & { refreshSecret: string }) | null> {
  if (!/^[0-9a-f-]{36}$/.test(presented.sessionId)) return null
  const [row] = await tx.query<SessionRow>(
    `SELECT s.id, s.user_id, s.refresh_count, s.renewed_at, s.binding_hash, s.punch_out, c.r3, c.isr, o.user_id AS viewer FROM session s
     JOIN app_user u ON u.id = s.user_id AND u.active
     LEFT JOIN session o ON o.id = s.viewed_from
     LEFT JOIN customer c ON c.id = s.active_customer AND c.active AND user_may_act_for(s.user_id, c.id)
     WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2
       AND (s.viewed_from IS NULL OR (o.revoked_at IS NULL AND o.expires_at > $2)) FOR UPDATE OF s`,
    [presented.sessionId, now],
  )
  if (!row || row.binding_hash !== hashOf(presented.binding)) return null
  const renewal = tokens.renewalOf(row.id, presented.secret)
  if (renewal === null || renewal > row.refresh_count) return null
  if (renewal < row.refresh_count && !isGrace(row, renewal, now)) {
    await revokeSession(tx, row.id, now)
    return null
  }
  const count = renewal + 1
  if (count > row.refresh_count)
    await tx.query(
      'UPDATE session SET refresh_count = $2, last_used_at = $3, renewed_at = $3 WHERE id = $1',
      [row.id, count, now],
    )
  const requestToken = await tokens.sign({
    userId: row.user_id,
    sessionId: row.id,
    viewer: row.viewer,
    tenantId,
    salesActiveCustCode: row.r3 ? { r3: row.r3, isr: row.isr } : null,
    punchOut: row.punch_out,
  })
  return { requestToken, refreshToken: row.id, refreshSecret: tokens.refreshSecret(row.id, count) }
}

/** Ends a session at once: its request tokens are refused from the next request on. */
export const revokeSession = (tx: Tx, sessionId: string, now: Date) =>
  tx.query<{ user_id: number; viewed_from: string | null }>(
    'UPDATE session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING user_id, viewed_from',
    [sessionId, now],
  )

/** Ends the session that a browser has so far, before it gets another: only its own cookie names and proves it. With a view its administrator's ends too. */
export async function revokePresented(
  tx: Tx,
  { sessionId, binding }: { sessionId: string; binding: string | undefined },
  now: Date,
): Promise<void> {
  if (!binding || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(sessionId)) return
  await tx.query(
    `UPDATE session SET revoked_at = $3 WHERE binding_hash = $2 AND revoked_at IS NULL
      AND (id = $1 OR id = (SELECT v.viewed_from FROM session v WHERE v.id = $1))`,
    [sessionId, hashOf(binding), now],
  )
}

/** Makes `customerId` the one the session works for, and signs a token that says so. */
export async function chooseCustomer(
  tx: Tx,
  tokens: Tokens,
  session: { id: string; userId: number; viewer: number | null; tenantId: string },
  customer: { id: number; r3: string; isr: string | null },
): Promise<Tokened> {
  await tx.query('UPDATE session SET active_customer = $2 WHERE id = $1', [session.id, customer.id])
  const requestToken = await tokens.sign({
    userId: session.userId,
    sessionId: session.id,
    viewer: session.viewer,
    tenantId: session.tenantId,
    salesActiveCustCode: { r3: customer.r3, isr: customer.isr },
  })
  return { requestToken, refreshToken: session.id }
}
