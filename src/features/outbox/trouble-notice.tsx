import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Trouble } from '#offline/sync/flush.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

const words: Record<Trouble, ReactNode> = {
  unreachable: (
    <Trans>
      There is no connection to the server. What waits is sent by itself as soon as there is one.
    </Trans>
  ),
  busy: <Trans>The server is busy. What waits is sent again in a moment.</Trans>,
  maintenance: <Trans>The portal is under maintenance. What waits is sent when it is back.</Trans>,
  outdated: <Trans>This page is older than the server. Reload it; what waits is kept.</Trans>,
  broken: <Trans>Something went wrong on the way. What waits is kept and tried again.</Trans>,
  session: <Trans>Your session has ended. Sign in again to send what waits.</Trans>,
  forbidden: <Trans>The server refuses this session. Sign in again to send what waits.</Trans>,
  other_user: (
    <Trans>
      Somebody else is signed in on this device. What waits is yours: sign in as yourself to send
      it.
    </Trans>
  ),
}

/** Why nothing is sent at the moment, and what to do about it. */
export function TroubleNotice({ trouble }: { trouble: Trouble }) {
  return (
    <Notice
      tone="warning"
      live="status"
      action={
        trouble === 'outdated' && (
          <Button icon="refresh" onClick={() => location.reload()}>
            <Trans>Reload</Trans>
          </Button>
        )
      }
    >
      {words[trouble]}
    </Notice>
  )
}
