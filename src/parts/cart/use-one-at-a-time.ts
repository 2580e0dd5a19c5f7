import { useCallback, useRef } from 'react'

/** The same work, once at a time: a second press while the first is still being kept would put everything in again. */
export function useOneAtATime<A extends unknown[]>(work: (...args: A) => Promise<void>): (...args: A) => Promise<void> {
  const busy = useRef(false)
  return useCallback(async (...args) => {
    if (busy.current) return
    busy.current = true
    try {
      await work(...args)
    } finally {
      busy.current = false
    }
  }, [work])
}
