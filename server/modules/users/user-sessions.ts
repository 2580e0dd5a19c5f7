import { deviceName } from '#domain/account/device-name.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { revokeSession } from '../../session/sessions.ts'
import type { UserRow } from './user-store.ts'

interface SessionRow {
  id: string
  user_agent: string | null
  address: string | null
  last_used_at: Date
  created_at: Date
}

const livingSql = `SELECT id, user_agent, address, last_used_at, created_at FROM session
  WHERE user_id = $1::int AND viewed_from IS NULL AND revoked_at IS NULL AND expires_at > $2`

/** The living sessions of a user, the one used last first. */
export async function readDevices({ tx, clock, sessionId }: RequestContext, { id }: UserRow) {
  const rows = await tx.query<SessionRow>(`${livingSql} ORDER BY last_used_at DESC LIMIT 100`, [
    id,
    clock(),
  ])
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    ...deviceName(row.user_agent),
    address: row.address,
    lastUsedAt: row.last_used_at as never,
    createdAt: row.created_at as never,
  }))
}

/** Ends one session of a user, or all of them. @returns how many were ended */
export async function endSessions(
  request: RequestContext,
  { id, username }: UserRow,
  device: string | null,
): Promise<number> {
  const { tx, clock } = request
  const living = await tx.query<SessionRow>(
    `${livingSql} AND ($3::text IS NULL OR id::text = $3) ORDER BY id`,
    [id, clock(), device],
  )
  for (const session of living) await revokeSession(tx, session.id, clock())
  if (living.length > 0)
    await audit(request, {
      action: 'user.sessions-ended',
      target: username,
      before: { sessions: living.map((session) => session.id) },
    })
  return living.length
}
