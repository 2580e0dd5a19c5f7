import { useRouter } from '@tanstack/react-router'

/** True when this build has a screen at this full path. */
export function useHasRoute(fullPath: string): boolean {
  const router = useRouter()
  return Object.values(router.routesById).some(
    (route) => String(route.fullPath).replace(/\/$/, '') === fullPath,
  )
}
