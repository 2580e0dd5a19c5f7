import { useSyncExternalStore } from 'react'

/** A hook that is true while the window is as a media query says. */
export function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
