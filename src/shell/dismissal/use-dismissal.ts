import { useCallback, useEffect, useState } from 'react'
import { dismissalAt, dismissedUntil } from '#domain/portal/dismissal.ts'
import { ownName } from '#offline/base-path.ts'

function kept(key: string, now: number): number | null {
  try {
    return dismissedUntil(localStorage.getItem(ownName(key)), now)
  } catch {
    return null
  }
}

/**
 * Whether something was closed within the last two hours, on this device; it comes back by itself when they are over.
 * @param now the clock, in ms
 */
export function useDismissal(
  key: string,
  now: () => number = Date.now,
): { dismissed: boolean; dismiss: () => void } {
  const [until, setUntil] = useState(() => kept(key, now()))
  const dismiss = useCallback(() => {
    const record = dismissalAt(now())
    // Without a store it stays closed for as long as the page lives.
    try {
      localStorage.setItem(ownName(key), record)
    } catch {
      /* no room, or not allowed */
    }
    setUntil(Number(record))
  }, [key, now])
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setUntil(kept(key, now())), until - now() + 1)
    return () => clearTimeout(timer)
  }, [key, until, now])
  return { dismissed: until !== null, dismiss }
}
