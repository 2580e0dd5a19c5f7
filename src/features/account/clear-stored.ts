import type { Offline } from '#offline/start-offline.ts'

/** Caches the worker fills as it goes; without the page itself and its files nothing would start offline. */
const passing = ['pictures', 'tenant']

/**
 * Deletes cached server data on this device and reloads the page.
 * @param unsent whether waiting changes are kept
 */
export async function clearStored(offline: Offline, unsent: 'keep' | 'discard'): Promise<void> {
  await offline.signOut(unsent)
  if ('caches' in window) await Promise.all(passing.map((name) => caches.delete(name)))
  location.reload()
}
