import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Trouble } from '#offline/sync/flush.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

const words: Record<Trouble, ReactNode> = {
  unreachable: (
    <Trans>
      There’s no connection. Your changes are sent automatically when you’re back online.
    </Trans>
  ),
  busy: <Trans>The server is busy. We’ll send your changes again in a moment.</Trans>,
  maintenance: (
    <Trans>The portal is under maintenance. Your changes are sent when it’s back.</Trans>
  ),
  outdated: <Trans>This page is out of date. Reload it; your changes are kept.</Trans>,
  broken: <Trans>Something went wrong. Your changes are kept and we’ll try again.</Trans>,
  session: <Trans>Your session has ended. Sign in again to send your changes.</Trans>,
  forbidden: <Trans>Your session is no longer valid. Sign in again to send your changes.</Trans>,
  other_user: (
    <Trans>
      Someone else is signed in on this device. Sign in with your account to send your changes.
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
