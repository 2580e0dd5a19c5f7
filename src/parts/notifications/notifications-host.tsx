import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { noteBackgroundAtom } from '#shell/failure/background-failures.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { renewPush } from './push.ts'
import { usePushDeps } from './use-push-parts.ts'

/** Renews this browser's subscription at every start and for every person, where the portal has the feature. */
export function NotificationsHost() {
  return useConfig().features.WEB_NOTIFICATION ? <PushRenewal /> : null
}

function PushRenewal() {
  const parts = usePushDeps()
  const note = useSetAtom(noteBackgroundAtom)
  useEffect(() => void renewPush(parts).then((worked) => note('push', worked)), [parts, note])
  return null
}
