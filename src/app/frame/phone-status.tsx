import { useAtomValue } from 'jotai'
import { pillStateAtom } from '#parts/sync/sync-state.ts'
import { hidden } from '#ui/visually-hidden.css.ts'
import { onlineAtom } from '../network/network-atom.ts'
import { OfflineNotice } from '../network/offline-notice.tsx'
import { status } from './bar.css.ts'
import { SyncState } from './sync-state.tsx'

/** Network and outbox under the phone's bar: in sight only while there is something to say, always there to be heard. */
export function PhoneStatus() {
  const online = useAtomValue(onlineAtom)
  const { kind } = useAtomValue(pillStateAtom)
  return (
    <div className={online && kind === 'saved' ? hidden : status}>
      <OfflineNotice />
      <SyncState />
    </div>
  )
}
