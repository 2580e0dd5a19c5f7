import { useEffect, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import {
  type CachedCatalogue,
  watchStoredCatalogues,
} from '#offline/catalogue/cached-catalogues.ts'

/** The catalogues that are on this device for this person, by customer code. */
export function useStoredCatalogues(): ReadonlyMap<string, CachedCatalogue> {
  const { id } = useUser()
  const [kept, setKept] = useState<ReadonlyMap<string, CachedCatalogue>>(new Map())
  useEffect(() => watchStoredCatalogues(id, setKept), [id])
  return kept
}

/** Returns the progress of a customer's catalogue on this device; undefined: none. */
export const useFilesOnDevice = (r3: string): CachedCatalogue | undefined =>
  useStoredCatalogues().get(r3)
