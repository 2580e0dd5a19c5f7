import { useEffect, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { database } from '#offline/database.ts'
import { type PendingChange, watchPendingChanges } from '#offline/sync/pending-changes.ts'

/** Returns the signed-in person's unsent changes; undefined until they are read. */
export function usePendingChanges(): PendingChange[] | undefined {
  const { id } = useUser()
  const [changes, setChanges] = useState<PendingChange[]>()
  useEffect(() => watchPendingChanges(database, id, setChanges), [id])
  return changes
}
