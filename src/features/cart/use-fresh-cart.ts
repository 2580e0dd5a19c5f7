import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'

/** Asks the server for the active cart and the list of the others when a screen opens and when the network is back; what the device has stands there meanwhile. */
export function useFreshCart(): void {
  const offline = useAtomValue(offlineAtom)
  const online = useAtomValue(onlineAtom)
  // What was ordered while the answer was lost lies here until the server says that it does not.
  useEffect(() => void offline?.refreshCart(), [offline, online])
}
