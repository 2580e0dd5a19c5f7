import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { addressAbove } from '#shell/navigation/address-above.ts'
import type { Screen } from '#shell/navigation/screen.ts'

/** Goes one step up: back to the previous screen, or to the screen above when opened from outside. */
export function useGoUp(screen: Screen | null) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) return router.history.back()
    void router.navigate({ to: addressAbove(screen, router.state.location.pathname) as never })
  }
}
