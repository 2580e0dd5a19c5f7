import { useSyncExternalStore } from 'react'
import { media } from '#ui/theme/media.ts'

const query = () => window.matchMedia(media.desk)

const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** True where there is room for the side navigation. */
export const useDesk = () => useSyncExternalStore(subscribe, () => query().matches)
