import type { createStore } from 'jotai'
import { quietFetch, renewToken, sessionToken } from '#data/session-token.ts'
import { database } from '#offline/database.ts'
import { browserTimers } from '#offline/flush-triggers.ts'
import { thisDevice } from '#offline/outbox.ts'
import { pageEvents } from '#offline/page-events.ts'
import { askForSync } from '#offline/register-worker.ts'
import { startOffline } from '#offline/start-offline.ts'
import { tokenOwner } from '#offline/token-owner.ts'
import { connectSync } from '#parts/sync/sync-state.ts'
import { identityAtom, type Identity } from '#app/session/identity-atom.ts'

function begin(store: ReturnType<typeof createStore>, { userId, customerKey }: Identity): () => void {
  const offline = startOffline({
    // A refusal behind the scenes pauses the sending; the session ends on a person's own step alone.
    fetch: quietFetch,
    tokenUser: () => tokenOwner(sessionToken.get()),
    ready: async () => {
      if (!sessionToken.get()) await renewToken()
    },
    hashed: import.meta.env.PROD,
    userId,
    device: thisDevice(database),
    timers: browserTimers,
    events: pageEvents(window, document),
    random: Math.random,
    locks: navigator.locks,
    storage: navigator.storage,
    wake: () => void askForSync().catch(() => undefined),
  })
  const disconnect = connectSync(store, offline, customerKey)
  return () => {
    disconnect()
    offline.stop()
  }
}

/** Runs the offline work of whoever is signed in, for the customer they work for. */
export function followSession(store: ReturnType<typeof createStore>): void {
  let stop = () => {}
  const follow = () => {
    stop()
    const identity = store.get(identityAtom)
    stop = identity ? begin(store, identity) : () => {}
  }
  store.sub(identityAtom, follow)
  follow()
}
