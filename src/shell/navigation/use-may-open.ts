import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { configAtom, userAtom } from '../session/session-atoms.ts'
import { decide } from './guard.ts'
import type { Screen } from './screen.ts'

/** Returns whether the signed-in person may open a path (without the locale): a link to any other screen would end the session. */
export function useMayOpen(): (path: string) => boolean {
  const router = useRouter()
  const user = useAtomValue(userAtom)
  const config = useAtomValue(configAtom)
  return (path) => {
    const [matched] = router.getMatchedRoutes(path.replace(/[?#].*$/, ''))
    const screen = matched.at(-1)?.options.staticData?.screen as Screen | null | undefined
    return config !== null && decide(screen, user, config).kind === 'enter'
  }
}
