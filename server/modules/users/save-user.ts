import { isNamedByEmail, UsUserFields, UserFields } from '#domain/users/user-fields.ts'
import { firstPasswordHours, generatePassword } from '../../admin/first-password.ts'
import type { refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { UserAreaInput, UserInput } from '../../resolver-types.gen.ts'
import { saveRecord } from '../../save-record.ts'
import { hashPassword } from '../../session/password.ts'
import { mayUsePassword } from '../identity-provider/password-use.ts'
import { sendPasswordLink } from '../../session/password-link.ts'
import { dropLogIns } from '../second-factor/pending-proofs.ts'
import { refuseUser, usesUsForm } from './user-guard.ts'
import { readUser, type UserRow } from './user-store.ts'
import { followEmail, writeUser } from './write-user.ts'

/** Values of a user's form. */
export interface GivenUser {
  id?: string
  user: UserInput
  userAreas: readonly UserAreaInput[]
  us?: boolean | null
  seen?: string | null | undefined
}

interface SaveUser extends GivenUser {
  /** The user that is changed, as stored; missing: a new one. */
  stored?: UserRow
  /** Way to log in that the person gets: a generated password, a mailed link, or nothing new. Where passwords are off it is a mail that says so. */
  access: 'password' | 'link' | 'none'
}

/** The user of an answer; missing where it was refused. */
interface Saved {
  userId?: string
  username?: string
  password?: string | null
}

/** Creates a user, or changes the one with the id. */
export function saveUser(
  request: RequestContext,
  { id, user, userAreas, stored, ...given }: SaveUser,
): Promise<Saved & ReturnType<typeof refusedAll>> {
  const { tx, user: by } = request
  const us = usesUsForm(request, given.us)
  const named = us && (!stored || isNamedByEmail(stored))
  const username = named ? '-' : us && stored ? stored.username : user.username
  let former: UserRow | undefined
  return saveRecord(request, {
    kind: 'user',
    schema: named ? UsUserFields : UserFields,
    // The US form takes no username: a new user's is the email address, and existing users keep theirs.
    input: { ...user, userAreas, username },
    id,
    seen: given.seen,
    read: (_, wanted) => readUser(tx, by.id, wanted),
    target: (row) => row.username,
    async refuse(fields, before) {
      former = before
      if (given.access === 'password' && id !== undefined && (us || id === String(by.id)))
        return us ? 'no_password_us' : 'own_account'
      if (given.access === 'password' && before && !(await mayUsePassword(tx, Number(id))))
        return 'passwords_off'
      return refuseUser(request, fields, before)
    },
    write: (fields, before) => writeUser(request, fields, before),
    async answer(saved) {
      await followEmail(request, former, saved)
      const gives = given.access === 'password' && (await mayUsePassword(tx, Number(saved.id)))
      if (given.access !== 'none' && !gives) await sendLink(request, saved)
      return {
        userId: saved.id,
        username: saved.username,
        password: gives ? await givePassword(request, saved) : null,
      }
    },
  })
}

/** Gives a user a generated password, which ends the sessions and links of the former one. */
export async function givePassword(
  request: RequestContext,
  { id, username }: UserRow,
): Promise<string> {
  const { tx, clock } = request
  const now = clock()
  const password = generatePassword()
  await tx.query(
    'UPDATE app_user SET password_hash = $2, must_change_password = true, first_password_until = $3 WHERE id = $1::int',
    [id, await hashPassword(password), new Date(now.getTime() + firstPasswordHours * 3_600_000)],
  )
  await tx.query(
    'UPDATE session SET revoked_at = $2 WHERE user_id = $1::int AND revoked_at IS NULL',
    [id, now],
  )
  await tx.query(
    'UPDATE password_link SET used_at = $2 WHERE user_id = $1::int AND used_at IS NULL',
    [id, now],
  )
  await dropLogIns(tx, Number(id))
  await audit(request, { action: 'user.password-given', target: username })
  return password
}

/** Why a user cannot get a link. */
export function linkRefusal({ active, email, isFakeEmail }: UserRow): string | null {
  if (!active) return 'inactive'
  return email === null || isFakeEmail ? 'no_email' : null
}

/** Mails a user a link to set a password, unless there is nowhere to mail it. */
export async function sendLink(request: RequestContext, user: UserRow): Promise<void> {
  if (linkRefusal(user)) return
  const { tx, tenant, host, clock } = request
  const { id, username, name, email, language } = user
  const person = { id: Number(id), username, name, email: email!, language }
  await sendPasswordLink(tx, tenant, host, person, 'invited', clock())
  await tx.query('UPDATE app_user SET invited_at = $2 WHERE id = $1::int', [id, clock()])
  await audit(request, { action: 'user.link-sent', target: username })
}
