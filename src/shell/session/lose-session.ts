import type { createStore } from 'jotai'
import type { SessionLoss } from '#offline/session/session-renewal.ts'
import { sessionExpiredAtom, userAtom } from './session-atoms.ts'
import { endSession } from './session.ts'

type Store = ReturnType<typeof createStore>

/**
 * Reacts to a session that the server no longer knows. An expired one leaves the page as it is and asks for the password; a
 * refusal and maintenance end the session.
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
