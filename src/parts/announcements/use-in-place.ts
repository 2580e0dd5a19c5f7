import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Whether something may stand above the page. What comes when the page is in sight already would move it under the eyes,
 * and perhaps away from a finger: it waits for the next page.
 * @param isThere it has come
 */
export function useInPlace(isThere: boolean): boolean {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  const [inPlace, setInPlace] = useState(isThere)
  /** Page that was in sight when it came. */
  const [cameAt, setCameAt] = useState<string | null>(null)
  useEffect(() => {
    if (!isThere || inPlace) return
    if (isLoading || (cameAt !== null && cameAt !== path)) setInPlace(true)
    else setCameAt(path)
  }, [isThere, inPlace, isLoading, cameAt, path])
  return inPlace
}
