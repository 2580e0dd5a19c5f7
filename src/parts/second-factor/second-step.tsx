import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AuthUser, CustomerCode } from '#domain/account/session.ts'
import { LoginRefusal, type Refusal } from '#shell/session/login-refusal.tsx'
import type { LoginResult } from '#shell/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import {
  logInWithCode,
  proveWithPasskey,
  readStepChoices,
  type StepChoices,
} from './log-in-steps.ts'

export interface SecondStepProps {
  /** Whom to go on working for. */
  customer?: CustomerCode | undefined
  onDone: (user: AuthUser) => unknown
  /** The password must be given again. */
  onExpired: () => unknown
  /** A code that was typed before, and why the server's own form refused it. */
  typed?: string
  refusal?: Refusal | undefined
  target?: string | undefined
}

/** The second step of a log-in: a code of the app, a passkey or a recovery code, whichever the person has. */
export function SecondStep(props: SecondStepProps) {
  const { t } = useLingui()
  const step = useSecondStep(props)
  const { choices, busy, refusal, attempt, unreachable, read, forgive, withCode, withPasskey } =
    step
  const [recovery, setRecovery] = useState(false)
  if (unreachable)
    return (
      <Notice
        tone="danger"
        live="alert"
        action={
          <Button onClick={() => void read()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Couldn’t reach the server. Check the connection and try again.</Trans>
      </Notice>
    )
  if (!choices) return <SkeletonRows rows={3} label={t`Getting the second step ready`} />
  const { app, passkey } = choices
  return (
    <Stack>
      {refusal && (
        <Notice tone="danger" live="alert">
          <LoginRefusal refusal={refusal} />
        </Notice>
      )}
      {passkey && !recovery && (
        <Button
          size="lg"
          fill
          variant={app ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => void withPasskey(passkey)}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      {(app || recovery) && (
        <CodeForm
          // Empty and in focus again after a wrong code.
          key={`${recovery} ${attempt}`}
          label={recovery ? t`Recovery code` : t`Code`}
          hint={
            recovery ? (
              <Trans>One of the ten codes you saved. Each works once.</Trans>
            ) : (
              <Trans>Enter the 6-digit code from your authenticator app.</Trans>
            )
          }
          logIn={t`Log in`}
          digits={!recovery}
          busy={busy}
          typed={attempt === 0 ? props.typed : undefined}
          target={props.target}
          onCode={(code) => void withCode(code)}
        />
      )}
      <Button
        variant="ghost"
        fill
        onClick={() => {
          setRecovery(!recovery)
          forgive()
        }}
      >
        {recovery ? <Trans>Back</Trans> : <Trans>Use a recovery code</Trans>}
      </Button>
    </Stack>
  )
}

function useSecondStep({ customer, onDone, onExpired, refusal: former }: SecondStepProps) {
  const store = useStore()
  const [choices, setChoices] = useState<StepChoices>()
  const [unreachable, setUnreachable] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(former)
  const [attempt, setAttempt] = useState(0)
  // The parent makes the callback anew at each render; the choices are read once.
  const expired = useRef(onExpired)
  useEffect(() => {
    expired.current = onExpired
  })

  const read = useCallback(async () => {
    const answer = await readStepChoices()
    setUnreachable(answer === 'unreachable')
    if (answer === 'expired') expired.current()
    else if (answer !== 'unreachable') setChoices(answer)
  }, [])
  useEffect(() => void read(), [read])

  const take = async (step: Promise<LoginResult | null>) => {
    setBusy(true)
    const result = await step
    setBusy(false)
    if (result?.ok) return onDone(result.user)
    if (!result || result.reason === 'second_factor') return setRefusal(undefined)
    if (result.reason === 'login_expired') return onExpired()
    setRefusal(result)
    setAttempt((n) => n + 1)
    // Each question for a passkey is answered once.
    if (choices?.passkey) await read()
  }
  return {
    choices,
    busy,
    refusal,
    attempt,
    unreachable,
    read,
    forgive: () => setRefusal(undefined),
    withCode: (code: string) => take(logInWithCode(store, code, customer)),
    withPasskey: (question: NonNullable<StepChoices['passkey']>) =>
      take(proveWithPasskey(store, question, customer)),
  }
}
