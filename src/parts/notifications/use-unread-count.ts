import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { UnreadNotifications } from './notifications.gql.ts'
import { noticesArrivedAtom } from './notifications-atom.ts'

/** Milliseconds between requests for notices where no push arrives. */
const askEvery = 300_000

/** Returns the number of unread notices; 0 while unknown. */
export function useUnreadCount(): number {
  const { features } = useConfig()
  const online = useAtomValue(onlineAtom)
  const arrived = useAtomValue(noticesArrivedAtom)
  const [{ data }, ask] = useQuery({
    query: UnreadNotifications,
    pause: !features.WEB_NOTIFICATION,
    requestPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (features.WEB_NOTIFICATION && arrived > 0) ask({ requestPolicy: 'network-only' })
  }, [features.WEB_NOTIFICATION, arrived, ask])
  useEffect(() => {
    if (!features.WEB_NOTIFICATION || !online) return
    const again = () =>
      document.visibilityState === 'visible' && ask({ requestPolicy: 'network-only' })
    const timer = setInterval(again, askEvery)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [features.WEB_NOTIFICATION, online, ask])
  return data?.unreadNotifications ?? 0
}
