import { Profile } from '#domain/account/profile.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { check } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { revokeSession } from '../../session/sessions.ts'
import { changePassword } from './change-password.ts'
import { devicesOf } from './devices.ts'
import { saveProfile } from './profile.ts'

export const Query: QueryResolvers<RequestContext> = {
  devices: (_, __, request) => devicesOf(request),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async updateProfileUser(_, { user }, request) {
    const checked = check(Profile, user)
    if (!checked.ok) return refusedAll(checked.errors)
    await saveProfile(request, checked.value)
    return done('Profile saved')
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
