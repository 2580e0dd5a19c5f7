import { passwordProblem } from '#domain/account/password.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { recordFailure, waitFor } from '../../session/login-delay.ts'
import { hashPassword, isPasswordRight } from '../../session/password.ts'
import { storePassword } from '../../session/set-password.ts'

/** Sets another password for who knows the present one. Guessing it slows down as guessing at the log-in does. */
export async function changePassword(
  request: RequestContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<UserError[]> {
  const { tx, tenant, user, sessionId, host, clock } = request
  const now = clock()
  const keys = [`password:${user.id}`]
  const [row] = await tx.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM app_user WHERE id = $1',
    [user.id],
  )
  if ((await waitFor(tx, keys, now)) > 0) return [userError('too_many_attempts', 'oldPassword')]
  if (!(await isPasswordRight(row?.password_hash, oldPassword.slice(0, 200)))) {
    await recordFailure(tx, tenant.id, keys, now)
    return [userError('password_incorrect', 'oldPassword')]
  }
  const problem =
    newPassword === oldPassword ? 'pass_same' : passwordProblem(newPassword, user.username)
  if (problem) return [userError(problem, 'newPassword')]
  const hash = await hashPassword(newPassword)
  await storePassword(request, { hash, keep: sessionId, host }, tenant)
  await tx.query('DELETE FROM login_failure WHERE key = $1', keys)
  return []
}
