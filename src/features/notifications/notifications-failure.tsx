import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CombinedError } from '@urql/core'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { AppError } from '#parts/failure/app-error.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { failureOf } from '#data/failure.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Page } from '#ui/page/page.tsx'

/** The inbox is the server's: without a network there is none, and it comes by itself when the network is back. */
export function NotificationsFailure(props: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const online = useAtomValue(onlineAtom)
  const [before, setBefore] = useState(online)
  useEffect(() => {
    setBefore(online)
    // Only when the network comes back: trying again at once would go round in circles.
    if (online && !before) void router.invalidate()
  }, [online, before, router])
  if (failureOf(props.error as unknown as CombinedError).kind !== 'network')
    return <AppError {...props} />
  return (
    <Page title={t`Notifications`} width="reading">
      <ErrorState
        icon="offline"
        heading={<Trans>Notifications need a connection</Trans>}
        text={
          <Trans>There’s no connection, so they can’t be shown right now. Nothing is lost.</Trans>
        }
        onRetry={() => void router.invalidate()}
      />
    </Page>
  )
}
