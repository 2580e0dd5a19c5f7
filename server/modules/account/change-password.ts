import { namesOf } from '#domain/account/password.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { countAttempt, forgetAttempts } from '../../session/login-delay.ts'
import { newPasswordProblem } from '../../session/leaked-passwords.ts'
import { hashPassword, isPasswordRight } from '../../session/password.ts'
import { storePassword } from '../../session/set-password.ts'

/**
 * Checks the signed-in person's present password. Guessing it slows down as guessing at the log-in does.
 * @returns why it is refused; null: it is right
 */
export async function passwordRefusal(
  { tx, tenant, user, clock }: RequestContext,
  password: string,
): Promise<'required' | 'too_many_attempts' | 'password_incorrect' | null> {
  if (!password) return 'required'
  const key = `password:${user.id}`
  if ((await countAttempt(tx, tenant.id, [{ key, free: 5 }], clock())) > 0)
    return 'too_many_attempts'
  const [row] = await tx.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM app_user WHERE id = $1',
    [user.id],
  )
  if (!(await isPasswordRight(row?.password_hash, password.slice(0, 200))))
    return 'password_incorrect'
  await forgetAttempts(tx, [key])
  return null
}

/** Sets another password for a person who knows the present one. */
export async function changePassword(
  request: RequestContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<UserError[]> {
  const { tenant, user, sessionId, host } = request
  const refusal = await passwordRefusal(request, oldPassword)
  if (refusal) return [userError(refusal, 'oldPassword')]
  const problem =
    newPassword === oldPassword
      ? 'pass_same'
      : await newPasswordProblem(newPassword, namesOf(user, tenant.config.webTitle))
  if (problem) return [userError(problem, 'newPassword')]
  const hash = await hashPassword(newPassword)
  await storePassword(request, { hash, keep: sessionId, host }, tenant)
  return []
}
