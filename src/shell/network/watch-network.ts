import type { createStore } from 'jotai'
import { onlineAtom } from './network-atom.ts'

const askEvery = 30_000
/** No browser says when a server is back. */
const askEveryOffline = 5_000
const patience = 5_000
/** Long enough not to stand in the way of the first screen. */
const firstAsk = 1_000

/** Asks the server itself: a browser that says "online" may sit behind a dead line. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok
  } catch {
    return false
  }
}

/** True when this page was the server's answer; a page from the device's cache starts without a server. */
const fromServer = () => navigator.serviceWorker?.controller === null && navigator.onLine

/** Keeps `onlineAtom` true to the network. */
export function watchNetwork(store: ReturnType<typeof createStore>): () => void {
  const ask = async () => store.set(onlineAtom, await serverAnswers())
  const offline = () => store.set(onlineAtom, false)
  const online = () => void ask()
  const visible = () => {
    if (document.visibilityState === 'visible' && !store.get(onlineAtom)) void ask()
  }
  window.addEventListener('offline', offline)
  window.addEventListener('online', online)
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
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', visible)
  }
}
