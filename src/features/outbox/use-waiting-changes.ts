import { useEffect, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { database } from '#offline/database.ts'
import { type WaitingChange, watchWaitingChanges } from '#offline/sync/pending-changes.ts'

/** What the signed-in person has done on this device that the server does not have; undefined until it is read. */
export function useWaitingChanges(): WaitingChange[] | undefined {
  const { id } = useUser()
  const [changes, setChanges] = useState<WaitingChange[]>()
  useEffect(() => watchWaitingChanges(database, id, setChanges), [id])
  return changes
}
