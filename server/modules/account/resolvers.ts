import { Profile } from '#domain/account/profile.ts'
import type { Request } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { revokeSession } from '../../session/sessions.ts'
import { changePassword } from './change-password.ts'
import { devicesOf } from './devices.ts'
import { saveProfile } from './profile.ts'

const answer = (userErrors: UserError[], done: string) => ({
  message: { status: userErrors.length === 0, description: userErrors[0]?.message ?? done },
  userErrors,
})

export const Query: QueryResolvers<Request> = {
  devices: (_, __, request) => devicesOf(request),
}

export const Mutation: MutationResolvers<Request> = {
  async updateProfileUser(_, { user }, request) {
    const checked = check(Profile, user)
    if (!checked.ok) return answer(checked.errors, '')
    await saveProfile(request, checked.value)
    return answer([], 'Profile saved')
  },
  changePassword: async (_, passwords, request) =>
    answer(await changePassword(request, passwords), 'Password changed'),
  async revokeDevice(_, { id }, { tx, user, tenant, clock }) {
    const [own] = /^[0-9a-f-]{36}$/i.test(id)
      ? await tx.query('SELECT 1 FROM session WHERE id = $1 AND user_id = $2', [id, user.id])
      : []
    if (!own) return answer([userError('unknown_device', 'id')], '')
    await revokeSession(tx, id, clock())
    await tx.query(
      `INSERT INTO audit_log (tenant_id, at, actor, action, target) VALUES ($1, $2, $3, 'session.revoked', $4)`,
      [tenant.id, clock(), user.id, id],
    )
    return answer([], 'Session ended')
  },
}
