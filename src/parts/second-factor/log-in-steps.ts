import type { createStore } from 'jotai'
import type { CustomerCode } from '#domain/account/session.ts'
import { portalFetch } from '#offline/portal-fetch.ts'
import { type LoginResult, takeLogInStep } from '#shell/session/session.ts'
import { askForPasskey, type PasskeyQuestion } from './passkeys.ts'

type Store = ReturnType<typeof createStore>

/** By what a log-in may go on. `passkey`: what the browser is asked; null: the person has none at this host. */
export interface StepChoices {
  app: boolean
  passkey: PasskeyQuestion | null
}

const ask = (path: string) => portalFetch(path, { method: 'POST' })

/** Asks how the log-in of this browser may go on. */
export async function readStepChoices(): Promise<StepChoices | 'expired' | 'unreachable'> {
  try {
    const answer = await ask('/login/second-factor/options')
    if (answer.status === 401) return 'expired'
    return answer.ok ? ((await answer.json()) as StepChoices) : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Takes the second step with a code of the app or a recovery code. */
export const logInWithCode = (
  store: Store,
  code: string,
  customer?: CustomerCode,
): Promise<LoginResult> => takeLogInStep(store, '/login/second-factor', { code }, customer)

/** Takes the second step with a passkey. @returns null when the person has closed the browser's window */
export async function proveWithPasskey(
  store: Store,
  question: PasskeyQuestion,
  customer?: CustomerCode,
): Promise<LoginResult | null> {
  const passkey = await askForPasskey(question)
  return passkey && takeLogInStep(store, '/login/second-factor', { passkey }, customer)
}

/** Logs in with a passkey alone. @returns null when the person has closed the browser's window */
export async function logInWithPasskey(store: Store): Promise<LoginResult | null> {
  const answer = await ask('/login/passkey/options').catch(() => null)
  if (!answer?.ok) return { ok: false, reason: 'unreachable' }
  const { passkey: question } = (await answer.json()) as { passkey: PasskeyQuestion }
  const passkey = await askForPasskey(question)
  return passkey && takeLogInStep(store, '/login/passkey', { passkey })
}
