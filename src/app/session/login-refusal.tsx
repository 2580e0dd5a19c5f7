import { Plural, Trans } from '@lingui/react/macro'
import type { LoginResult } from './session.ts'

type Refusal = Extract<LoginResult, { ok: false }>

/** Why the login failed, in words; a wrong name and a wrong password are one. */
export function LoginRefusal({ refusal }: { refusal: Refusal }) {
  switch (refusal.reason) {
    case 'login_failed':
      return <Trans>Username or password is incorrect</Trans>
    case 'too_many_attempts': {
      const seconds = refusal.retryAfter
      return (
        <Trans>
          Too many attempts. Try again in <Plural value={seconds} one="# second" other="# seconds" />.
        </Trans>
      )
    }
    case 'maintenance':
      return <Trans>We are performing schedule maintenance.</Trans>
    case 'unreachable':
      return <Trans>There is no connection to the server. Logging in needs one.</Trans>
  }
}
