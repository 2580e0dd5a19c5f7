import { useEffect } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { renewPush } from './push.ts'
import { usePushDeps } from './use-push-parts.ts'

/** Renews this browser's subscription at every start and for every person, where the portal has the feature. */
export function NotificationsHost() {
  return useConfig().features.WEB_NOTIFICATION ? <PushRenewal /> : null
}

function PushRenewal() {
  const parts = usePushDeps()
  useEffect(() => void renewPush(parts), [parts])
  return null
}
