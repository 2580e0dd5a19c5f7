import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { dropStoredCatalogue } from '#offline/catalogue/cached-catalogues.ts'
import { dropFrames } from '#offline/frames/frame-store.ts'
import {
  type OfflineCustomer,
  removeOfflineCustomer,
  watchOfflineCustomers,
} from '#offline/offline-customers.ts'
import { identityAtom } from '#shell/session/identity-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { useStoredCatalogues } from './use-stored-catalogues.ts'

/**
 * Returns this person's offline customers and how to remove one. `packs` is null until the device has been read;
 * `catalogues` by customer code.
 */
export function useOfflineCustomers() {
  const { id } = useUser()
  const identity = useStore().get(identityAtom)
  const [packs, setPacks] = useState<OfflineCustomer[] | null>(null)
  const catalogues = useStoredCatalogues()
  useEffect(() => watchOfflineCustomers(id, setPacks), [id])
  const drop = async (r3: string) => {
    await removeOfflineCustomer(id, r3)
    // The session's own customer keeps its catalogue and its frames in any case.
    if (identity?.customerKey === r3) return
    await dropFrames(id, r3)
    await dropStoredCatalogue(id, r3)
  }
  return { packs, catalogues, drop }
}
