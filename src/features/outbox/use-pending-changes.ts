import { useEffect, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { database } from '#offline/database.ts'
import { type PendingChange, watchPendingChanges } from '#offline/sync/pending-changes.ts'

/** What the signed-in person has done on this device that the server does not have; undefined until it is read. */
export function usePendingChanges(): PendingChange[] | undefined {
  const { id } = useUser()
  const [changes, setChanges] = useState<PendingChange[]>()
  useEffect(() => watchPendingChanges(database, id, setChanges), [id])
  return changes
}
