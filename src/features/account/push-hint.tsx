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
          This browser has been told not to show notifications of this page. Allow them in the
          browser’s settings for this page, then turn them on here.
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
          When somebody orders for you, or your account changes, also while the portal is closed.
        </Trans>
      )
  }
}
