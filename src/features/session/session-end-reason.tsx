import { Trans } from '@lingui/react/macro'
import type { SessionEnd } from '#shell/session/session-atoms.ts'

/** Why the session ended, in words. */
export function SessionEndReason({ end }: { end: SessionEnd }) {
  switch (end.kind) {
    case 'expired':
      return <Trans>Your session has ended. Please log in again.</Trans>
    case 'refused':
      return <Trans>The server has ended your session. Please log in again.</Trans>
    case 'maintenance':
      return <Trans>The portal is under maintenance. You can log in again shortly.</Trans>
    case 'missing-right': {
      const rights = end.wanted.join(', ')
      return (
        <Trans>
          You don’t have permission to open that page ({rights}). Log in with another account.
        </Trans>
      )
    }
  }
}
