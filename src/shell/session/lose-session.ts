import type { createStore } from 'jotai'
import type { SessionLoss } from '#data/session-token.ts'
import { sessionExpiredAtom, userAtom } from './session-atoms.ts'
import { endSession } from './session.ts'

type Store = ReturnType<typeof createStore>

/**
 * The server no longer knows the session. Where somebody works the page stays and asks for the password; a refusal and
 * maintenance end the session, as document 1 section 4 has it.
 * @param ended called when the page must find its way to the login
 */
export async function loseSession(
  store: Store,
  why: SessionLoss,
  ended: () => void,
): Promise<void> {
  if (why === 'expired' && store.get(userAtom)) return store.set(sessionExpiredAtom, true)
  await endSession(store, { kind: why === 'forbidden' ? 'refused' : why })
  ended()
}
