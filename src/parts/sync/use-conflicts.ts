import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { ConflictRow } from '#offline/database.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'

const none: ConflictRow[] = []

/** Refused and overwritten changes of the signed-in person, of all customers, that they have not dealt with. */
export function useConflicts(): ConflictRow[] {
  const offline = useAtomValue(offlineAtom)
  const [rows, setRows] = useState(none)
  useEffect(() => offline?.needsYou.subscribe(setRows), [offline])
  return offline ? rows : none
}
