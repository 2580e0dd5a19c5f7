import { deviceName } from '#domain/account/device-name.ts'
import type { RequestContext } from '../../context.ts'

interface SessionRow {
  id: string
  user_agent: string | null
  address: string | null
  last_used_at: Date
  created_at: Date
}

/** The living sessions of the signed-in person, the asking one first, then by last use. */
export async function devicesOf({ tx, user, sessionId, clock }: RequestContext) {
  const rows = await tx.query<SessionRow>(
    `SELECT id, user_agent, address, last_used_at, created_at FROM session WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2
     ORDER BY id = $3::uuid DESC, last_used_at DESC LIMIT 100`,
    [user.id, clock(), sessionId],
  )
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    ...deviceName(row.user_agent),
    address: row.address,
    lastUsedAt: row.last_used_at as never,
    createdAt: row.created_at as never,
  }))
}
