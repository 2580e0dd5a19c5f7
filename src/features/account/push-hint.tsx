import { Trans } from '@lingui/react/macro'
import type { PushState } from '#parts/notifications/push.ts'

/** On these a page has messages only when it is installed. */
const appleTouch = () => /iPhone|iPad/.test(navigator.userAgent)

/** Describes what can be done about notifications on this device. */
export function PushHint({ state }: { state: PushState }) {
  switch (state) {
    case 'denied':
      return (
        <Trans>
          Notifications are blocked for this page. Allow them in the browser’s settings, then turn
          them on here.
        </Trans>
      )
    case 'unsupported':
      return appleTouch() ? (
        <Trans>Add the portal to the home screen first: there it can show notifications.</Trans>
      ) : (
        <Trans>
          This browser cannot show notifications, or the portal is not reached by https.
        </Trans>
      )
    case 'asking':
      return <Trans>The browser will ask you for permission.</Trans>
    default:
      return (
        <Trans>
          When someone orders for you or your account changes, even while the portal is closed.
        </Trans>
      )
  }
}
