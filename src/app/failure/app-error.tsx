import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Component, type ReactNode } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { onlineAtom } from '../network/network-atom.ts'
import { isChunkFailure, reloadForChunk } from './chunk-failure.ts'
import { whole } from './failure.css.ts'

/** A screen could not be shown: what happened, what was kept, and another try. */
export function AppError(props: ErrorComponentProps) {
  return (
    <LastResort>
      <ScreenError {...props} />
    </LastResort>
  )
}

function ScreenError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const online = useAtomValue(onlineAtom)
  if (isChunkFailure(error) && reloadForChunk(online)) return null
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorState
      icon={online ? 'warning' : 'offline'}
      heading={
        online
          ? t({ id: 'something_wrong', message: 'Something went wrong' })
          : t({ id: 'connection_error', message: 'There is no connection to the server' })
      }
      text={
        online
          ? t({ id: 'connection_failed_please_refresh', message: 'The connection failed, please refresh' })
          : t`This page has not been opened on this device before. It opens when you are back online.`
      }
      kept={t`Nothing you have entered was lost.`}
      retryLabel={t`Try again`}
      onRetry={retry}
    />
  )
}

/** If even that fails. Plain words and a plain link: nothing here can fail again. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className={whole}>
        <p><Trans>An error occurred while showing the error page</Trans></p>
        <a href="/"><Trans id="home_page_btn">Home Page</Trans></a>
      </main>
    )
  }
}
