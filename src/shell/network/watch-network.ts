import type { createStore } from 'jotai'
import { portalFetch } from '#offline/portal-fetch.ts'
import { onlineAtom } from './network-atom.ts'

const askEvery = 30_000
/** No browser says when a server is back. */
const askEveryOffline = 5_000
const patience = 5_000
/** A browser says "online" a moment before its first request gets through. */
const askAgain = 500
const triesOnline = 4
/** Long enough not to stand in the way of the first screen. */
const firstAsk = 1_000

/** Asks the server itself: a browser that says "online" may sit behind a dead line. */
async function serverAnswers(within: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(within)
    return (await portalFetch('/health', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Shorter where a person waits for a press to answer, in ms. */
const patienceAtPress = 2_500

/**
 * Proves the connection before a choice that depends on it: right after the server has come back, `onlineAtom` is still false.
 * @returns whether the server can be reached
 */
export async function provesOnline(store: ReturnType<typeof createStore>): Promise<boolean> {
  if (!store.get(onlineAtom) && navigator.onLine && (await serverAnswers(patienceAtPress)))
    store.set(onlineAtom, true)
  return store.get(onlineAtom)
}

/** True when this page was the server's answer; a page from the device's cache starts without a server. */
const fromServer = () => navigator.serviceWorker?.controller === null && navigator.onLine

/** Keeps `onlineAtom` true to the network. */
export function watchNetwork(store: ReturnType<typeof createStore>): () => void {
  const ask = async () => store.set(onlineAtom, await serverAnswers(patience))
  const offline = () => store.set(onlineAtom, false)
  const online = async (tries = triesOnline) => {
    await ask()
    if (tries > 1 && navigator.onLine && !store.get(onlineAtom))
      setTimeout(() => void online(tries - 1), askAgain)
  }
  const onOnline = () => void online()
  const visible = () => {
    if (document.visibilityState === 'visible' && !store.get(onlineAtom)) void ask()
  }
  window.addEventListener('offline', offline)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', visible)
  if (!navigator.onLine) offline()
  let timer: ReturnType<typeof setTimeout>
  const askIn = (pause: number) => {
    timer = setTimeout(() => {
      const asked = document.visibilityState === 'visible' ? ask() : Promise.resolve()
      void asked.then(() => askIn(store.get(onlineAtom) ? askEvery : askEveryOffline))
    }, pause)
  }
  askIn(fromServer() ? askEvery : firstAsk)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('offline', offline)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', visible)
  }
}
