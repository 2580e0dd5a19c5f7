import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { type ComponentType, type FormEvent, Suspense, useEffect, useState } from 'react'
import { onSessionFound, renewToken } from '#data/session-token.ts'
import { offlineAtom, syncStatusAtom } from '../sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { CustomerCode } from '#domain/account/session.ts'
import { passwordKeeper } from '#domain/account/permissions.ts'
import { LoginRefusal, type Refusal } from './login-refusal.tsx'
import { sessionExpiredAtom, userAtom } from './session-atoms.ts'
import { endSession, logIn } from './session.ts'
import { ProviderLinks } from './provider-links.tsx'
import { useConfig } from './use-session.ts'

/** Props of the second step of a log-in (src/parts/second-factor). */
interface SecondStepProps {
  customer?: CustomerCode | undefined
  onDone: () => unknown
  onExpired: () => unknown
}

/**
 * Dialog after the session expired during work: the page stays, and signing in sends what waits.
 * @param SecondStep is shown to people with two-step log-in
 */
export function SignInAgain({ SecondStep }: { SecondStep: ComponentType<SecondStepProps> }) {
  const { t } = useLingui()
  const expired = useAtomValue(sessionExpiredAtom)
  useSessionFound()
  const user = useAtomValue(userAtom)
  // The sending behind the scenes may be the first to hear of it.
  const { waiting, trouble } = useAtomValue(syncStatusAtom)
  const open = user !== null && (expired || trouble === 'session')
  const { busy, refusal, atSecondStep, signIn, goOn, startOver, leave } = useSignInAgain()
  const { passwordLogin } = useConfig()
  const withPassword = passwordLogin || (user?.permissions.includes(passwordKeeper) ?? false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void signIn(String(new FormData(event.currentTarget).get('password')))
  }
  if (user?.punchOut) return open && <PunchOutEnded system={user.punchOut} onLeave={leave} />
  return (
    <Dialog
      alert
      persistent
      width="small"
      open={open}
      onOpenChange={(open) => !open && void leave()}
      title={
        waiting > 0 ? (
          <Plural value={waiting} one="Log in to send # change" other="Log in to send # changes" />
        ) : (
          <Trans>Log in to continue</Trans>
        )
      }
      description={<Trans>Your session has ended. Nothing on this page is lost.</Trans>}
      footer={
        <>
          <Button onClick={() => void leave()}>
            <Trans>Leave</Trans>
          </Button>
          {!atSecondStep && withPassword && (
            <Button type="submit" form="sign-in-again" variant="primary" busy={busy}>
              <Trans>Log in</Trans>
            </Button>
          )}
        </>
      }
    >
      {atSecondStep ? (
        <Suspense>
          <SecondStep customer={user?.customerData?.custCode} onDone={goOn} onExpired={startOver} />
        </Suspense>
      ) : (
        <Stack>
          {refusal && (
            <Notice tone="danger" live="alert">
              <LoginRefusal refusal={refusal} />
            </Notice>
          )}
          {withPassword && (
            <form id="sign-in-again" onSubmit={submit}>
              <input type="hidden" autoComplete="username" value={user?.username ?? ''} readOnly />
              <PasswordField
                label={t`Password of ${user?.username ?? ''}`}
                name="password"
                autoComplete="current-password"
                autoFocus
                required
                unmarked
              />
            </form>
          )}
          <ProviderLinks />
        </Stack>
      )}
    </Dialog>
  )
}

/** Dialog after the session of a punch-out has ended: the person has no password here, so only their own system can open a new one. */
function PunchOutEnded({ system, onLeave }: { system: string; onLeave: () => Promise<void> }) {
  const [stays, setStays] = useState(false)
  return (
    <Dialog
      alert
      persistent
      width="small"
      open={!stays}
      onOpenChange={(open) => !open && setStays(true)}
      title={<Trans>Your visit has ended</Trans>}
      description={
        <Trans>
          Open the catalog again from {system}. It starts with an empty cart: stay on this page to
          export this one first, and import the file then.
        </Trans>
      }
      footer={
        <>
          <Button onClick={() => void onLeave()}>
            <Trans>Leave</Trans>
          </Button>
          <Button variant="primary" onClick={() => setStays(true)}>
            <Trans>Stay on this page</Trans>
          </Button>
        </>
      }
    />
  )
}

/**
 * Takes the dialog down when the session is good again: another tab has signed in, or the worker's sending has shown that
 * the cookie still counts.
 */
function useSessionFound(): void {
  const store = useStore()
  const expired = useAtomValue(sessionExpiredAtom)
  const { waiting } = useAtomValue(syncStatusAtom)
  useEffect(() => onSessionFound(() => store.set(sessionExpiredAtom, false)), [store])
  useEffect(() => {
    if (!expired) return
    const ask = () => void renewToken()
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [expired, waiting])
}

function useSignInAgain() {
  const store = useStore()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [atSecondStep, setAtSecondStep] = useState(false)

  const signIn = async (password: string) => {
    const user = store.get(userAtom)
    if (!user) return
    setBusy(true)
    const result = await logIn(store, user.username, password, user.customerData?.custCode)
    setBusy(false)
    if (result.ok) return goOn()
    const waits = result.reason === 'second_factor'
    setAtSecondStep(waits)
    setRefusal(waits ? undefined : result)
  }
  const goOn = async () => {
    setAtSecondStep(false)
    setRefusal(undefined)
    void store.get(offlineAtom)?.sendNow()
    // What failed for want of a session is asked again.
    await router.invalidate()
  }
  const startOver = () => {
    setAtSecondStep(false)
    setRefusal({ ok: false, reason: 'login_expired' })
  }
  const leave = async () => {
    setAtSecondStep(false)
    setRefusal(undefined)
    await endSession(store, { kind: 'expired' })
    await router.invalidate()
  }
  return { busy, refusal, atSecondStep, signIn, goOn, startOver, leave }
}
