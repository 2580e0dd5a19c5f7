import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { askToPersist, type StorageSafety } from '#offline/storage-persist.ts'
import { Button } from '#ui/button.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import * as css from './outbox.css.ts'

/** Returns the safety of stored data; never prompts the person. */
function useStorageSafety() {
  const [safety, setSafety] = useState<StorageSafety>('unknown')
  const storage = 'storage' in navigator ? navigator.storage : undefined
  useEffect(() => {
    void storage
      ?.persisted?.()
      .then((kept) => setSafety(kept ? 'kept' : 'evictable'))
      .catch(() => undefined)
  }, [storage])
  return { safety, ask: () => void askToPersist(storage).then(setSafety) }
}

/** Whether the browser may throw away what waits here. */
export function StorageNotice() {
  const { safety, ask } = useStorageSafety()
  if (safety === 'kept')
    return (
      <p className={css.quiet}>
        <StatusDot tone="success">
          <Trans>Kept on this device until it is sent</Trans>
        </StatusDot>
      </p>
    )
  if (safety === 'unknown')
    return (
      <p className={css.quiet}>
        <Trans>This browser doesn’t say whether it stores data permanently.</Trans>
      </p>
    )
  return (
    <div className={css.storage}>
      <div className={css.words}>
        <StatusDot tone="warning">
          <Trans>Not stored permanently</Trans>
        </StatusDot>
        <p className={css.quiet}>
          <Trans>
            The browser may delete waiting changes if the device runs out of space. Install the
            portal to keep them.
          </Trans>
        </p>
      </div>
      <Button onClick={ask}>
        <Trans>Keep it</Trans>
      </Button>
    </div>
  )
}
