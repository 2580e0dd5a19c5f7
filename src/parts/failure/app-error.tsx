import { SearchParamError, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type Failure, failureOf, isClientError } from '#data/failure.ts'
import { withBasePath } from '#offline/base-path.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { isChunkFailure, reloadForChunk } from '#shell/failure/chunk-failure.ts'
import { sessionExpiredAtom } from '#shell/session/session-atoms.ts'
import { failureKey, failureMessage } from '#shell/failure/failure-message.ts'
import { whole } from '#shell/failure/failure.css.ts'
import { NotFoundPage } from './not-found-page.tsx'

// Beside what screens share: of its own it would be one more file that the worker has to name.
const Refused = lazy(() =>
  import('../customer/no-customer.tsx').then((module) => ({ default: module.Refused })),
)
/** A session holds, and what this screen asks for is not for it. */
const refusals = ['FORBIDDEN', 'CUSTOMER_LOST', 'NO_CUSTOMER']

/** A screen could not be shown: what happened, what was kept, and another try. */
export function AppError(props: ErrorComponentProps) {
  return (
    <LastResort>
      {isBadAddress(props.error) ? <NotFoundPage /> : <ScreenError {...props} />}
    </LastResort>
  )
}

/** The question of an address does not fit its screen: as good as no screen. */
export const isBadAddress = (error: unknown) => error instanceof SearchParamError

/** Returns the failure that kept the screen from being shown; a bug of the screen is no network failure. */
function failureBehind(
  error: unknown,
  online: boolean,
): Pick<Failure, 'kind' | 'code' | 'requestId'> {
  if (isClientError(error)) return failureOf(error)
  return {
    kind: online && !isChunkFailure(error) ? 'unknown' : 'network',
    code: '',
    requestId: null,
  }
}

/** Time in ms until a screen whose server could not be reached asks again by itself. */
const askAgainAfter = 5_000

function ScreenError({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const online = useAtomValue(onlineAtom)
  const expired = useAtomValue(sessionExpiredAtom)
  const wasOnline = useRef(online)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  // As its words promise: the screen comes with the network.
  useEffect(() => {
    if (online && !wasOnline.current) retry()
    wasOnline.current = online
  })
  const { requestId, ...failure } = failureBehind(error, online)
  // A browser that was online all the time tells nothing when the server can be reached again.
  const unreached = online && failure.kind === 'network' && isClientError(error)
  useEffect(() => {
    if (!unreached) return
    const timer = setTimeout(retry, askAgainAfter)
    return () => clearTimeout(timer)
  })
  if (isChunkFailure(error) && reloadForChunk(online)) return null
  if (isClientError(error) && refusals.includes(failure.code))
    return (
      <Suspense fallback={null}>
        <Refused error={error} onRetry={retry} />
      </Suspense>
    )
  // The dialog in front asks for the password, and reloads the screen afterwards.
  const signedOut = expired || failure.code === 'UNAUTHENTICATED'
  return (
    <ErrorState
      icon={online ? 'warning' : 'offline'}
      heading={
        signedOut ? (
          <Trans>Log in to continue</Trans>
        ) : (
          i18n._(failureMessage(failureKey(failure, online) ?? 'something_wrong'))
        )
      }
      text={<WhatNow online={online} requestId={requestId} />}
      kept={t`Nothing you have entered was lost.`}
      onRetry={retry}
      action={
        online &&
        !signedOut && (
          <Button onClick={() => location.reload()}>
            <Trans>Refresh the page</Trans>
          </Button>
        )
      }
    />
  )
}

function WhatNow({ online, requestId }: { online: boolean; requestId: string | null }) {
  if (!online)
    return (
      <Trans>
        This page has not been opened on this device before. It opens when you are back online.
      </Trans>
    )
  return requestId ? (
    <Trans>If it happens again, tell your contact this number: {requestId}</Trans>
  ) : null
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
        <p>
          <Trans>An error occurred while showing the error page</Trans>
        </p>
        <a href={withBasePath('/')}>
          <Trans id="home_page_btn">Home Page</Trans>
        </a>
      </main>
    )
  }
}
