import { ECDH } from 'node:crypto'
import { deviceName } from '#domain/account/device-name.ts'
import type { PushSubscriptionBody } from '#domain/account/push-subscription.ts'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../context.ts'

/** Devices of one person that are told. */
const maxSubscriptions = 20

/** True for a public key that is a point of its curve: to any other nothing can be encrypted. */
export function isCurvePoint(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false
  }
}

/**
 * Stores where a session's browser receives messages. A browser has one subscription: an older one of the same session
 * is replaced, and one of another person's session is taken over.
 * @returns false for one revoked from another device
 */
export async function storeSubscription(
  request: RequestContext,
  { endpoint, keys }: PushSubscriptionBody,
  userAgent: string | undefined,
): Promise<boolean> {
  const { database, tenant, user, sessionId, settings, clock } = request
  return database.within({ tenantId: tenant.id, user: 'any', customers: [] }, async (tx) => {
    const [revoked] = await tx.query(
      'SELECT 1 FROM push_subscription WHERE endpoint = $1 AND user_id = $2 AND revoked_at IS NOT NULL',
      [endpoint, user.id],
    )
    if (revoked) return false
    await tx.query('DELETE FROM push_subscription WHERE session_id = $1 AND endpoint <> $2', [
      sessionId,
      endpoint,
    ])
    await dropSurplus(tx, user.id, endpoint)
    await tx.query(
      `INSERT INTO push_subscription AS p (tenant_id, user_id, session_id, endpoint, p256dh, auth, server_key, user_agent, created_at, last_seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
       ON CONFLICT (tenant_id, endpoint) DO UPDATE SET user_id = $2, session_id = $3, p256dh = $5, auth = $6, server_key = $7, user_agent = $8, last_seen_at = $9, revoked_at = NULL,
         created_at = CASE WHEN p.user_id = $2 THEN p.created_at ELSE $9 END`,
      [
        tenant.id,
        user.id,
        sessionId,
        endpoint,
        keys.p256dh,
        keys.auth,
        settings.vapid.publicKey,
        userAgent?.slice(0, 300) ?? null,
        clock(),
      ],
    )
    return true
  })
}

/** Makes room for one more: a person's devices beyond the limit that were silent for longest go. */
const dropSurplus = (tx: Tx, userId: number, endpoint: string) =>
  tx.query(
    `DELETE FROM push_subscription WHERE id IN (SELECT id FROM push_subscription WHERE user_id = $1 AND endpoint <> $2
     ORDER BY last_seen_at DESC, id DESC OFFSET $3)`,
    [userId, endpoint, maxSubscriptions - 1],
  )

interface Row {
  id: number
  session_id: string
  user_agent: string | null
  created_at: Date
  last_seen_at: Date
}

/** The devices on which the signed-in person is told, the asking one first. */
export async function subscribedDevices({ tx, user, sessionId, settings, clock }: RequestContext) {
  const rows = await tx.query<Row>(
    `SELECT p.id, p.session_id, p.user_agent, p.created_at, p.last_seen_at FROM push_subscription p JOIN session s ON s.id = p.session_id
     WHERE p.user_id = $1 AND p.revoked_at IS NULL AND p.server_key = $2 AND s.revoked_at IS NULL AND s.expires_at > $3
     ORDER BY p.session_id = $4::uuid DESC, p.last_seen_at DESC LIMIT 100`,
    [user.id, settings.vapid.publicKey, clock(), sessionId],
  )
  return rows.map((row) => ({
    id: String(row.id),
    current: row.session_id === sessionId,
    ...deviceName(row.user_agent),
    createdAt: row.created_at as never,
    lastSeenAt: row.last_seen_at as never,
  }))
}

/** Sends nothing more to one of the person's own devices. @returns false when there is none of this id */
export async function revokeSubscription(
  { tx, user, clock }: RequestContext,
  id: string,
): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const rows = await tx.query(
    'UPDATE push_subscription SET revoked_at = $3 WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL RETURNING id',
    [Number(id), user.id, clock()],
  )
  return rows.length > 0
}
