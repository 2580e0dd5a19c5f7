import { namesOf } from '#domain/account/password.ts'
import { done, refused } from '../../answers.ts'
import type { Caller } from '../../context.ts'
import type { Scope } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { countAttempt } from '../../session/login-delay.ts'
import { newPasswordProblem } from '../../session/leaked-passwords.ts'
import { hashPassword } from '../../session/password.ts'
import { confirmEmail } from './change-email.ts'
import { mayUsePassword } from '../identity-provider/password-use.ts'
import { userOfLink, redeemLink } from '../../session/password-link.ts'
import { storePassword } from '../../session/set-password.ts'

const scopeOf = ({ tenant }: Caller): Scope => ({ tenantId: tenant.id, user: 'any', customers: [] })

/** Answers the same whether or not the user exists, so that accounts cannot be guessed. */
const sentIfKnown = done('If there is such a user with an e-mail address, a link is on its way')

export const Query: QueryResolvers<Caller> = {
  async passwordLink(_, { secret }, caller) {
    return caller.parts.database.within(scopeOf(caller), async (tx) => {
      const person = await userOfLink(tx, secret, caller.parts.clock())
      return person
        ? { username: person.username, passwordOff: !(await mayUsePassword(tx, person.id)) }
        : null
    })
  },
}

export const Mutation: MutationResolvers<Caller> = {
  requestPasswordLink(_, { username }, caller) {
    const { parts, tenant, address, host } = caller
    const name = username.trim().toLowerCase().slice(0, 200)
    if (!tenant.config.forgotPassword) return refused('not_offered')
    if (!name) return refused('required', 'username')
    const keys = [
      { key: `forgot:${name}`, free: 5 },
      { key: `forgot-address:${address}`, free: 20 },
    ]
    return parts.database.within(scopeOf(caller), async (tx) => {
      const now = parts.clock()
      if ((await countAttempt(tx, tenant.id, keys, now)) > 0)
        return refused('too_many_attempts', 'username')
      await enqueue(tx, 'password-link', { tenantId: tenant.id, host, username: name })
      return sentIfKnown
    })
  },

  confirmEmail: (_, { secret }, caller) =>
    caller.parts.database.within(scopeOf(caller), async (tx) =>
      (await confirmEmail(tx, caller, secret))
        ? done('E-mail address changed')
        : refused('link_invalid', 'secret'),
    ),

  async setPassword(_, { secret, password }, caller) {
    const {
      parts: { database, clock },
      tenant,
      host,
      requestId,
    } = caller
    const now = clock()
    const [person, may] = await database.within(scopeOf(caller), async (tx) => {
      const owner = await userOfLink(tx, secret, now)
      return [owner, owner && (await mayUsePassword(tx, owner.id))] as const
    })
    if (!person) return refused('link_invalid', 'secret')
    if (!may) return refused('password_off', 'secret')
    const problem = await newPasswordProblem(password, namesOf(person, tenant.config.webTitle))
    if (problem) return refused(problem, 'password')
    // Outside a transaction: the hash takes time on purpose, and the embedded database has one connection.
    const hash = await hashPassword(password)
    return database.within(scopeOf(caller), async (tx) => {
      if (!(await redeemLink(tx, secret, now))) return refused('link_invalid', 'secret')
      const auditor = { tx, tenant, clock, user: person, customer: null, requestId }
      await storePassword(auditor, { hash, keep: null, host }, tenant)
      return done('Password set', { username: person.username })
    })
  },
}
