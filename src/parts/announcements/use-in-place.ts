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
  const [first] = useState(path)
  const [inPlace, setInPlace] = useState(isThere)
  const mayCome = isThere && (isLoading || path !== first)
  useEffect(() => {
    if (mayCome) setInPlace(true)
  }, [mayCome])
  return inPlace || mayCome
}
