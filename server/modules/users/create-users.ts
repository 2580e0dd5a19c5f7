import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { NewUserInput } from '../../resolver-types.gen.ts'
import { type GivenUser, saveUser } from './save-user.ts'
import { usesUsForm } from './user-guard.ts'

/** Users in one request: each may need a password, whose hash takes time on purpose. */
const maxUsers = 20

const accessOf = (request: RequestContext, { user, us }: GivenUser) =>
  usesUsForm(request, us) || (user.email !== '' && !user.isFakeEmail) ? 'link' : 'password'

/**
 * Creates users one by one; a refused one stops no other.
 * @param check says what would become of each, and leaves everything as it was
 */
export async function createUsers(
  request: RequestContext,
  users: readonly NewUserInput[],
  check: boolean,
) {
  if (users.length > maxUsers) return refused('too_many', 'users', { results: [] })
  const { tx } = request
  const results = []
  if (check) await tx.query('SAVEPOINT users_checked')
  for (const given of users) {
    const access = check ? 'none' : accessOf(request, given)
    const answer = await saveUser(request, { ...given, access })
    results.push({
      username: given.user.username || given.user.email,
      password: answer.password ?? null,
      userErrors: answer.userErrors,
    })
  }
  if (check) await tx.query('ROLLBACK TO SAVEPOINT users_checked')
  return done('Users checked or created', { results })
}
