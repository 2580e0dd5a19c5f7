import type { createStore } from 'jotai'
import { onlineAtom } from './network-atom.ts'

const askEvery = 30_000
const patience = 5_000

/** Asks the server itself: a browser that says "online" may sit behind a dead line. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok
  } catch {
    return false
  }
}

/** Keeps `onlineAtom` true to the network. */
export function watchNetwork(store: ReturnType<typeof createStore>): () => void {
  const ask = async () => store.set(onlineAtom, await serverAnswers())
  const offline = () => store.set(onlineAtom, false)
  const online = () => void ask()
  const visible = () => {
    if (document.visibilityState === 'visible' && !store.get(onlineAtom)) void ask()
  }
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void ask()
  }, askEvery)
  window.addEventListener('offline', offline)
  window.addEventListener('online', online)
  document.addEventListener('visibilitychange', visible)
  if (!navigator.onLine) offline()
  return () => {
    clearInterval(timer)
    window.removeEventListener('offline', offline)
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', visible)
  }
}
