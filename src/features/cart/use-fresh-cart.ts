import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { offlineAtom } from '#parts/sync/sync-state.ts'

/** Asks the server for the active cart and the list of the others when a screen opens; what the device has stands there meanwhile. */
export function useFreshCart(): void {
  const offline = useAtomValue(offlineAtom)
  useEffect(() => void offline?.refreshCart(), [offline])
}
