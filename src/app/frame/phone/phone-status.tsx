import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { pillStateAtom, syncStatusAtom } from '#shell/sync/sync-state.ts'
import { hidden } from '#ui/display/visually-hidden.css.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { OfflineNotice } from '#shell/network/offline-notice.tsx'
import { status } from '../bar.css.ts'
import { SyncState } from '../sync-link.tsx'

/** Time a change may be in flight before the phone mentions it, in ms. */
const patience = 4_000

/**
 * Network and outbox under the phone's bar: in sight only while there is something to say, always there to be heard. It takes
 * room from the page: for every press that is sent as it should be the page would move down and up again under the finger.
 */
export function PhoneStatus() {
  const online = useAtomValue(onlineAtom)
  const { kind } = useAtomValue(pillStateAtom)
  const { trouble } = useAtomValue(syncStatusAtom)
  const late = useLate(kind === 'waiting' || kind === 'sending')
  const shown = !online || kind === 'needs_you' || late || (kind !== 'saved' && trouble !== null)
  return (
    <div className={shown ? status : hidden}>
      <OfflineNotice />
      <SyncState />
    </div>
  )
}

/** Whether something has gone on for longer than it should. */
function useLate(going: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [going])
  return late
}
