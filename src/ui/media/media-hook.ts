import { useSyncExternalStore } from 'react'

/** A hook that is true while the window is as a media query says. */
export function mediaHook(query: string): () => boolean {
  // A row of each of hundreds asks, several times a drawing: the browser parses the query once for all who listen.
  let shared: MediaQueryList | null = null
  let listeners = 0
  const list = () => shared ?? window.matchMedia(query)
  const subscribe = (listener: () => void) => {
    const own = list()
    shared = own
    listeners += 1
    own.addEventListener('change', listener)
    return () => {
      own.removeEventListener('change', listener)
      listeners -= 1
      if (listeners === 0) shared = null
    }
  }
  return () => useSyncExternalStore(subscribe, () => list().matches)
}
