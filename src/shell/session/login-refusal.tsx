import { Plural, Trans } from '@lingui/react/macro'
import type { LoginResult } from './session.ts'

type Refusal = Extract<LoginResult, { ok: false }>

/** Why a plain form was refused, as it stands in the address. @param wait in seconds; 0: the name or the password is wrong */
export const refusalAfter = (wait: number): Refusal =>
  wait > 0
    ? { ok: false, reason: 'too_many_attempts', retryAfter: wait }
    : { ok: false, reason: 'login_failed' }

/** Why the login failed, in words; a wrong name and a wrong password are one. */
export function LoginRefusal({ refusal }: { refusal: Refusal }) {
  switch (refusal.reason) {
    case 'login_failed':
      return <Trans>Username or password is incorrect</Trans>
    case 'too_many_attempts': {
      const seconds = refusal.retryAfter
      return (
        <Trans>
          Too many attempts. Try again in{' '}
          <Plural value={seconds} one="# second" other="# seconds" />.
        </Trans>
      )
    }
    case 'maintenance':
      return <Trans>We are performing schedule maintenance.</Trans>
    case 'unreachable':
      return <Trans>You’re offline. Connect to log in.</Trans>
  }
}
