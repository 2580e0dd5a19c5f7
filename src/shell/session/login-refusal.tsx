import { Plural, Trans } from '@lingui/react/macro'
import type { LoginResult } from './session.ts'

/** Refusal that a person is told; that a second step follows is none. */
export type Refusal =
  | Exclude<LoginResult, { ok: true } | { reason: 'second_factor' }>
  | { ok: false; reason: (typeof byNumber)[keyof typeof byNumber] }

const byNumber = {
  [-1]: 'login_expired',
  [-2]: 'provider_failed',
  [-3]: 'no_account',
  [-4]: 'provider_cancelled',
  [-5]: 'provider_unreachable',
  [-6]: 'password_off',
  [-7]: 'punch_out_over',
} as const

/** Why a plain form or a provider was refused, as it stands in the address. @param wait in seconds; 0: what was typed is wrong; below: see `byNumber` */
export const refusalAfter = (
  wait: number,
  wrong: 'login_failed' | 'second_factor_failed' = 'login_failed',
): Refusal =>
  wait > 0
    ? { ok: false, reason: 'too_many_attempts', retryAfter: wait }
    : { ok: false, reason: byNumber[wait as keyof typeof byNumber] ?? wrong }

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
    case 'second_factor_failed':
      return <Trans>That code or passkey isn’t right. Try again.</Trans>
    case 'login_expired':
      return <Trans>That took too long. Log in again.</Trans>
    case 'provider_failed':
      return <Trans>Logging in with your company account didn’t work. Try again.</Trans>
    case 'provider_cancelled':
      return (
        <Trans>
          The login was canceled at your company account. If that wasn’t you, ask your
          administrator.
        </Trans>
      )
    case 'provider_unreachable':
      return <Trans>The login of your company account can’t be reached. Try again later.</Trans>
    case 'password_off':
      return (
        <Trans>You can’t log in with this username and password. Use your company account.</Trans>
      )
    case 'punch_out_over':
      return (
        <Trans>
          This link to the catalog was used or has expired. Open the catalog again from your own
          system.
        </Trans>
      )
    case 'no_account':
      return <Trans>You have no access with this account. Ask your administrator.</Trans>
    case 'maintenance':
      return <Trans>We are performing schedule maintenance.</Trans>
    case 'unreachable':
      return <Trans>You’re offline. Connect to log in.</Trans>
  }
}
