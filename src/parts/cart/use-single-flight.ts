import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Runs work once at a time: a second press while the first is stored, or before the screen shows it, would add
 * everything again.
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
