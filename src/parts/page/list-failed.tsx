import { Link, useRouter } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Page } from '#ui/page/page.tsx'

interface ListFailedProps {
  create: { to: string; label: string }
  /** Says what couldn’t be loaded. */
  heading: ReactNode
  /** Says what appears here once there is a connection. */
  later: ReactNode
  /** Says what is safe on this device. */
  kept: ReactNode
  /** Rows of this device. */
  children: ReactNode
}

/** Milliseconds between two tries while there is a connection. */
const retryEvery = 10_000

/** A list while the server’s part of it can’t be had: what is on this device, and the way to a new one. */
export function ListFailed({ create, heading, later, kept, children }: ListFailedProps) {
  const { title } = useScreen()
  const online = useAtomValue(onlineAtom)
  const router = useRouter()
  const retry = () => void router.invalidate()
  useEffect(() => {
    if (!online) return
    void router.invalidate()
    // The first answer after a break may be lost as well.
    const timer = setInterval(() => void router.invalidate(), retryEvery)
    return () => clearInterval(timer)
  }, [online, router])
  return (
    <Page
      title={title}
      actions={
        <Link to={create.to as never} className={button({ variant: 'primary' })}>
          <Icon name="plus" size="sm" />
          {create.label}
        </Link>
      }
    >
      <Stack>
        {children}
        {online ? (
          <ErrorState heading={heading} kept={kept} onRetry={retry} />
        ) : (
          <ErrorState
            icon="offline"
            heading={<Trans>You’re offline</Trans>}
            text={later}
            kept={kept}
          />
        )}
      </Stack>
    </Page>
  )
}
