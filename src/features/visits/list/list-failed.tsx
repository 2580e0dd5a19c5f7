import { Link, useRouter } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { LocalList } from './local-list.tsx'
import * as css from './list.css.ts'

/** The list while the server's part of it can't be had: what is on this device. */
export function ListFailed({ kind }: { kind: string }) {
  const { title } = useScreen()
  const online = useAtomValue(onlineAtom)
  const router = useRouter()
  const local = useLocalVisits()
  const own = (local?.visits ?? []).filter(({ visit }) => visit.form === kind)
  const retry = () => void router.invalidate()
  useEffect(() => {
    if (online) void router.invalidate()
  }, [online, router])
  return (
    <Page
      title={title}
      actions={
        <Link to={`/visit-form/${kind}/create` as never} className={button({ variant: 'primary' })}>
          <Icon name="plus" size="sm" />
          <Trans>New visit</Trans>
        </Link>
      }
    >
      <div className={css.group}>
        {own.length > 0 && <LocalList visits={own} />}
        {online ? (
          <ErrorState
            heading={<Trans>The visits couldn’t be loaded</Trans>}
            kept={<Trans>Drafts and visits that wait on this device are safe.</Trans>}
            onRetry={retry}
          />
        ) : (
          <ErrorState
            icon="offline"
            heading={<Trans>You’re offline</Trans>}
            text={<Trans>Visits you’ve sent appear here when you’re back online.</Trans>}
            kept={<Trans>Drafts and visits that wait on this device are safe.</Trans>}
          />
        )}
      </div>
    </Page>
  )
}
