import { useEffect, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { type KeptCatalogue, watchKept } from '#offline/catalogue/kept-catalogues.ts'

/** The catalogues that are on this device for this person, by customer code. */
export function useKeptCatalogues(): ReadonlyMap<string, KeptCatalogue> {
  const { id } = useUser()
  const [kept, setKept] = useState<ReadonlyMap<string, KeptCatalogue>>(new Map())
  useEffect(() => watchKept(id, setKept), [id])
  return kept
}

/** What of one customer's catalogue is on this device; undefined: nothing. */
export const useKept = (r3: string): KeptCatalogue | undefined => useKeptCatalogues().get(r3)
