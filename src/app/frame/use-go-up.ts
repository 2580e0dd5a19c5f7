import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { Screen } from '#shell/navigation/screen.ts'

/** Goes one step up: back to the previous screen, or to the screen above when opened from outside. */
export function useGoUp(screen: Screen | null) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) return router.history.back()
    const above =
      typeof screen?.up === 'string'
        ? screen.up
        : router.state.location.pathname.replace(/\/[^/]+\/?$/, '')
    void router.navigate({ to: above as never })
  }
}
