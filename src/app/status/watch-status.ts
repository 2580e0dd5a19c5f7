import type { createStore } from 'jotai'
import { serverStatus } from '#shell/session/host-config.ts'
import { sessionEndAtom } from '#shell/session/session-atoms.ts'

/** `unknown`: no answer, or not from the server. An offline device knows nothing about maintenance. */
export type ServerStatus = 'online' | 'maintenance' | 'unknown'

/** Asks whether the portal at a host is open. Never rejects. */
export async function askStatus(
  host: string,
  ask: (host: string) => Promise<string | undefined> = serverStatus,
): Promise<ServerStatus> {
  const status = await ask(host).catch(() => undefined)
  if (typeof status !== 'string') return 'unknown'
  return status === 'online' ? 'online' : 'maintenance'
}

interface WatchDeps {
  store: ReturnType<typeof createStore>
  ask: () => Promise<ServerStatus>
  /** Opens the maintenance page, unless it is open. */
  toMaintenance: () => void
}

/** Asks at the start, and again when the server has ended a session for maintenance. Answers how to stop. */
export function watchStatus({ store, ask, toMaintenance }: WatchDeps): () => void {
  const check = async () => {
    if ((await ask()) === 'maintenance') toMaintenance()
  }
  void check()
  return store.sub(sessionEndAtom, () => {
    if (store.get(sessionEndAtom)?.kind === 'maintenance') void check()
  })
}
