import type { createStore } from 'jotai'
import { renewToken } from '#data/session-token.ts'
import { identityAtom, type Identity } from './identity-atom.ts'
import { reloadingAtom, sessionExpiredAtom } from './session-atoms.ts'
import { endSession, forgetUser, loadUser } from './session.ts'
import { listenToTabs, type SessionMessage } from './session-channel.ts'

type Store = ReturnType<typeof createStore>

/** Returns a tab's reaction to another tab's message. */
export function answerTo(
  word: SessionMessage,
  own: Identity | null,
): 'nothing' | 'leave' | 'enter' | 'reload' {
  if (word.kind === 'signed-out') return own?.userId === word.userId ? 'leave' : 'nothing'
  if (!own) return 'enter'
  return own.userId === word.userId && own.customerKey === word.customerKey ? 'nothing' : 'reload'
}

/** Reloads the page for the session's new owner: everything on it belongs to another person. */
export async function reloadForSession(store: Store): Promise<void> {
  store.set(reloadingAtom, true)
  await forgetUser()
  location.reload()
}

/** Sends what waits. The login page loads this file, but not the database behind the outbox. */
async function sendWaiting(store: Store): Promise<void> {
  const { offlineAtom } = await import('../sync/sync-state.ts')
  await store.get(offlineAtom)?.sendNow()
}

/** Keeps this tab to the session that the others have: one browser, one person, one customer. */
export function followTabs(store: Store, ended: () => void): () => void {
  return listenToTabs((word) => {
    const answer = answerTo(word, store.get(identityAtom))
    if (answer === 'nothing' && word.kind === 'signed-in' && store.get(sessionExpiredAtom))
      void renewToken().then(() => sendWaiting(store))
    if (answer === 'leave') void endSession(store, null).then(ended)
    if (answer === 'reload') void reloadForSession(store)
    if (answer === 'enter')
      void renewToken()
        .then((renewal) => (renewal === 'renewed' ? loadUser(store) : undefined))
        .catch(() => undefined)
  })
}
