import { Profile } from '#domain/account/profile.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { check } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { revokeSession } from '../../session/sessions.ts'
import { changePassword, passwordRefusal } from './change-password.ts'
import { deviceName } from '#domain/account/device-name.ts'
import { askForEmail } from './change-email.ts'

export const Query: QueryResolvers<RequestContext> = {
  devices: (_, __, request) => devicesOf(request),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async updateProfileUser(_, { user }, request) {
    const checked = check(Profile, user)
    if (!checked.ok) return refusedAll(checked.errors)
    if (checked.value.email !== request.user.email) {
      const refusal = await passwordRefusal(request, user.password ?? '')
      if (refusal) return refused(refusal, 'password')
    }
    return done('Profile saved', { pendingEmail: await saveProfile(request, checked.value) })
  },
  async changePassword(_, passwords, request) {
    const errors = await changePassword(request, passwords)
    return errors.length > 0 ? refusedAll(errors) : done('Password changed')
  },
  async revokeDevice(_, { id }, request) {
    const { tx, user, clock } = request
    const [own] = /^[0-9a-f-]{36}$/i.test(id)
      ? await tx.query('SELECT 1 FROM session WHERE id = $1 AND user_id = $2', [id, user.id])
      : []
    if (!own) return refused('unknown_device', 'id')
    await revokeSession(tx, id, clock())
    await audit(request, { action: 'session.revoked', target: id })
    return done('Session ended')
  },
}

interface SessionRow {
  id: string
  user_agent: string | null
  address: string | null
  last_used_at: Date
  created_at: Date
}

/** The living sessions of the signed-in person, the asking one first, then by last use. */
async function devicesOf({ tx, user, sessionId, clock }: RequestContext) {
  const rows = await tx.query<SessionRow>(
    `SELECT id, user_agent, address, last_used_at, created_at FROM session WHERE user_id = $1 AND viewed_from IS NULL AND revoked_at IS NULL AND expires_at > $2
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

/** Changes the signed-in person's name, and asks another address to be confirmed. @returns that address */
async function saveProfile(
  request: RequestContext,
  { name, email }: Profile,
): Promise<string | null> {
  const { tx, user } = request
  if (name !== user.name) {
    await tx.query('UPDATE app_user SET name = $2 WHERE id = $1', [user.id, name])
    await audit(request, {
      action: 'profile.updated',
      target: user.username,
      before: { name: user.name },
      after: { name },
    })
  }
  if (email === user.email) return null
  await askForEmail(request, email)
  return email
}
