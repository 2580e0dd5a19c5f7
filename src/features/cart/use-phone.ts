import { useSyncExternalStore } from 'react'
import { media } from '#ui/theme/media.ts'

const query = () => window.matchMedia(media.phone)

const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** True where checkout goes step by step. */
export const usePhone = () => useSyncExternalStore(subscribe, () => query().matches)
