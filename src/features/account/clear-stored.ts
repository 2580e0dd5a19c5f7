import type { Offline } from '#offline/start-offline.ts'

/** Caches the worker fills as it goes; without the page itself and its files nothing would start offline. */
const passing = ['pictures', 'tenant']

/** Forgets what this device keeps of the server's data, and starts the page anew. @param unsent what becomes of changes that wait */
export async function clearStored(offline: Offline, unsent: 'keep' | 'discard'): Promise<void> {
  await offline.signOut(unsent)
  if ('caches' in window) await Promise.all(passing.map((name) => caches.delete(name)))
  location.reload()
}
