import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Whether something may stand above the page. What comes when a page is in sight already, or its outline, would move it
 * under the eyes, and perhaps away from a finger: it waits for the next page.
 * @param isThere it has come
 */
export function useInPlace(isThere: boolean): boolean {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [inPlace, setInPlace] = useState(isThere)
  /** Page that was in sight when it came. */
  const [cameAt, setCameAt] = useState<string | null>(null)
  useEffect(() => {
    if (!isThere || inPlace) return
    if (cameAt === null) setCameAt(path)
    else if (cameAt !== path) setInPlace(true)
  }, [isThere, inPlace, cameAt, path])
  return inPlace
}
