import { randomUUID } from 'node:crypto'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { Tenant } from '../../tenants.ts'
import type { Clock } from '../../clock.ts'
import type { Tokened } from '../sessions.ts'
import { hashOf, type Tokens } from '../tokens.ts'

/** Minutes after which a view ends by itself. */
const viewMinutes = 60
/** Seconds in which going back may be repeated: its answer may have been lost. */
const repeatSeconds = 120

/**
 * Opens a session that reads the portal as another person, beside the administrator's own and in the same browser only. The
 * customer is the person's only one; of several none is chosen.
 */
export async function openView(
  { tx, tokens, tenant, user, sessionId, clock, requestId }: RequestContext,
  viewed: { id: number; username: string },
): Promise<Tokened & { refreshSecret: string }> {
  const id = randomUUID()
  const now = clock()
  const only = await tx.query<{ id: number; r3: string; isr: string | null }>(
    'SELECT c.id, c.r3, c.isr FROM customers_of_user($1) u(id) JOIN customer c ON c.id = u.id AND c.active LIMIT 2',
    [viewed.id],
  )
  const customer = only.length === 1 ? only[0] : undefined
  await tx.query(
    `INSERT INTO session (id, tenant_id, user_id, viewed_from, active_customer, binding_hash, user_agent, address, created_at, last_used_at, expires_at)
     SELECT $1, tenant_id, $2, id, $3, binding_hash, user_agent, address, $4, $4, $5 FROM session WHERE id = $6`,
    [
      id,
      viewed.id,
      customer?.id ?? null,
      now,
      new Date(now.getTime() + viewMinutes * 60_000),
      sessionId,
    ],
  )
  await audit(
    { tx, tenant, clock, user, customer: null, requestId },
    { action: 'user.view-started', target: viewed.username, after: { by: user.username } },
  )
  const requestToken = await tokens.sign({
    userId: viewed.id,
    viewer: user.id,
    sessionId: id,
    tenantId: tenant.id,
    salesActiveCustCode: customer ? { r3: customer.r3, isr: customer.isr } : null,
  })
  return { requestToken, refreshToken: id, refreshSecret: tokens.refreshSecret(id, 0) }
}

interface OriginRow {
  id: string
  user_id: number
  refresh_count: number
  username: string
  viewed: string
  left_before: boolean
  r3: string | null
  isr: string | null
}

/**
 * Ends a view and goes back to the session that it was opened from; also when the view has ended by itself.
 * @returns null when the cookie names no view of this browser, or its administrator's session has ended
 */
export async function endView(
  tx: Tx,
  tokens: Tokens,
  tenant: Tenant,
  presented: { sessionId: string; binding: string },
  at: { clock: Clock; requestId: string },
): Promise<(Tokened & { refreshSecret: string }) | null> {
  if (!/^[0-9a-f-]{36}$/.test(presented.sessionId)) return null
  const now = at.clock()
  const [row] = await tx.query<OriginRow>(
    `SELECT o.id, o.user_id, o.refresh_count, a.username, u.username AS viewed, s.left_at IS NOT NULL AS left_before, c.r3, c.isr
     FROM session s JOIN app_user u ON u.id = s.user_id
     JOIN session o ON o.id = s.viewed_from AND o.revoked_at IS NULL AND o.expires_at > $3
     JOIN app_user a ON a.id = o.user_id AND a.active
     LEFT JOIN customer c ON c.id = o.active_customer AND c.active AND user_may_act_for(o.user_id, c.id)
     WHERE s.id = $1 AND s.binding_hash = $2 AND (s.left_at IS NULL OR s.left_at > $4) FOR UPDATE OF s, o`,
    [
      presented.sessionId,
      hashOf(presented.binding),
      now,
      new Date(now.getTime() - repeatSeconds * 1000),
    ],
  )
  if (!row) return null
  if (!row.left_before) {
    await tx.query(
      'UPDATE session SET revoked_at = coalesce(revoked_at, $2), left_at = $2 WHERE id = $1',
      [presented.sessionId, now],
    )
    await audit(
      { tx, tenant, ...at, user: { id: row.user_id }, customer: null },
      { action: 'user.view-ended', target: row.viewed, after: { by: row.username } },
    )
  }
  const count = row.refresh_count + 1
  await tx.query(
    'UPDATE session SET refresh_count = $2, last_used_at = $3, renewed_at = $3 WHERE id = $1',
    [row.id, count, now],
  )
  const requestToken = await tokens.sign({
    userId: row.user_id,
    viewer: null,
    sessionId: row.id,
    tenantId: tenant.id,
    salesActiveCustCode: row.r3 ? { r3: row.r3, isr: row.isr } : null,
  })
  return { requestToken, refreshToken: row.id, refreshSecret: tokens.refreshSecret(row.id, count) }
}
