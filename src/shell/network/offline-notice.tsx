import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Icon } from '#ui/display/icon.tsx'
import { onlineAtom } from './network-atom.ts'
import { notice } from './offline-notice.css.ts'

/** Says "Offline" while the server cannot be reached. The region stays in the page so that the change is spoken. */
export function OfflineNotice() {
  const online = useAtomValue(onlineAtom)
  return (
    <div role="status">
      {!online && (
        <span className={notice}>
          <Icon name="offline" size="sm" />
          <Trans>Offline</Trans>
        </span>
      )}
    </div>
  )
}
