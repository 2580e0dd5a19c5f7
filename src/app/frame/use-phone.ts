import { useSyncExternalStore } from 'react'
import { media } from '#ui/theme/media.ts'

const query = () => window.matchMedia(media.phone)

const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** True on a phone: checkout goes step by step there, and what stands above a page says no more than a line. */
export const usePhone = () => useSyncExternalStore(subscribe, () => query().matches)
