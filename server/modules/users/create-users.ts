import { createHash } from 'node:crypto'
import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { NewUserInput } from '../../resolver-types.gen.ts'
import { type GivenUser, givePassword, saveUser } from './save-user.ts'
import { usesUsForm } from './user-guard.ts'
import { mayUsePassword } from '../identity-provider/password-use.ts'
import { readUser, type UserRow } from './user-store.ts'

/** Users in one request: each may need a password, whose hash takes time on purpose. */
const maxUsers = 20

const accessOf = (request: RequestContext, { user, us }: GivenUser) =>
  usesUsForm(request, us) || (user.email !== '' && !user.isFakeEmail) ? 'link' : 'password'

/** Answers for a user who already exists: with a new password if one was given; a link was mailed the first time. */
async function repeated(
  request: RequestContext,
  user: UserRow,
  access: 'link' | 'password' | 'none',
) {
  const gives = access === 'password' && (await mayUsePassword(request.tx, Number(user.id)))
  return {
    userId: user.id,
    password: gives ? await givePassword(request, user) : null,
    userErrors: [],
  }
}

/** Hours in which the same line sent again by the same administrator is the same user. */
const repeatHours = 1

/** Name of one line as an administrator has sent it. */
const lineOf = ({ user: { id } }: RequestContext, given: NewUserInput): string =>
  createHash('sha256')
    .update(JSON.stringify([id, given]))
    .digest('base64url')

/** Reads the user that the same line has created shortly before, whose answer may have been lost; only one who hasn't logged in yet. */
async function createdBefore(
  { tx, user, clock }: RequestContext,
  line: string,
): Promise<UserRow | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'SELECT id::text AS id FROM app_user WHERE created_in = $1 AND created_at > $2 AND active AND last_login_at IS NULL',
    [line, new Date(clock().getTime() - repeatHours * 3_600_000)],
  )
  return row && readUser(tx, user.id, row.id)
}

/**
 * Creates users one by one; a refused one stops no other. A line that is sent again shortly after creates no second user: it is
 * answered as before, with a new password because the first one may have been lost.
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
  const created = new Set<string>()
  if (check) await tx.query('SAVEPOINT users_checked')
  for (const given of users) {
    const access = check ? 'none' : accessOf(request, given)
    const line = lineOf(request, given)
    const before = created.has(line) ? undefined : await createdBefore(request, line)
    const answer = before
      ? await repeated(request, before, access)
      : await saveUser(request, { ...given, access })
    created.add(line)
    if (answer.userId !== undefined && !before)
      await tx.query('UPDATE app_user SET created_in = $2 WHERE id = $1::int', [
        answer.userId,
        line,
      ])
    results.push({
      username: given.user.username || given.user.email,
      password: answer.password ?? null,
      userErrors: answer.userErrors,
    })
  }
  if (check) await tx.query('ROLLBACK TO SAVEPOINT users_checked')
  return done('Users checked or created', { results })
}
