import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The same work, once at a time: a second press while the first is still being kept would put everything in again. So would
 * one before the screen shows what has become of the first.
 */
export function useSingleFlight<A extends unknown[]>(
  work: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  const busy = useRef(false)
  const [ended, setEnded] = useState(0)
  useEffect(() => {
    busy.current = false
  }, [ended])
  return useCallback(
    async (...args) => {
      if (busy.current) return
      busy.current = true
      try {
        await work(...args)
      } finally {
        setEnded((before) => before + 1)
      }
    },
    [work],
  )
}
