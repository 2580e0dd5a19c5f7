const atMostEvery = 60_000
const key = 'chunk-reload'

/** A part of the app could not be fetched: most likely a newer build has replaced it. */
export function isChunkFailure(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed|unable to preload|loading chunk/i.test(
    text,
  )
}

const unsaved = new Set<symbol>()

/** Marks input as stored nowhere yet; returns a function that removes the mark. */
export function guardUnsaved(): () => void {
  const hold = Symbol('unsaved')
  unsaved.add(hold)
  return () => void unsaved.delete(hold)
}

/** May the page be reloaded for a missing part? At most once a minute, with a network, and never over unsaved input. */
export function mayReload(facts: {
  online: boolean
  unsaved: boolean
  last: number
  now: number
}): boolean {
  return facts.online && !facts.unsaved && facts.now - facts.last >= atMostEvery
}

/** Reloads if that is allowed; answers whether it does. */
export function reloadForChunk(online: boolean): boolean {
  const now = Date.now()
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (!mayReload({ online, unsaved: unsaved.size > 0, last, now })) return false
  sessionStorage.setItem(key, String(now))
  location.reload()
  return true
}

/**
 * Keeps the router from reloading the page for a missing part: it would do so without a network and over unsaved input.
 * It reloads once for each message, and this says that it has.
 * @see https://github.com/TanStack/router/blob/main/packages/react-router/src/lazyRouteComponent.tsx
 */
export function keepRouterFromReloading(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error }
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
  })
}
