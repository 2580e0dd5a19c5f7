import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { type DeviceLine, isFreeLine, stalePacks } from '#domain/portal/offline-customer.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useDownloads } from './use-downloads.ts'
import { useOfflineCustomers } from './use-offline-customers.ts'

/** Refreshes offline customers that are some hours old, once for each screen that is opened, on a line that costs nothing. */
export function useRefreshedCustomers(): void {
  const online = useAtomValue(onlineAtom)
  const { packs } = useOfflineCustomers()
  const { save } = useDownloads()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !online || !packs) return
    const { connection } = navigator as { connection?: DeviceLine }
    if (!isFreeLine(connection)) return
    begun.current = true
    const stale = stalePacks(packs, Date.now())
    if (stale.length > 0)
      save(
        stale.map(({ customer }) => customer),
        { quiet: true },
      )
  })
}
