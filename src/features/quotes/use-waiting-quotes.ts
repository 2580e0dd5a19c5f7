import { useEffect, useState } from 'react'
import { database } from '#offline/database.ts'
import { watchPendingChanges } from '#offline/sync/pending-changes.ts'
import { useUser } from '#shell/session/use-session.ts'

/** Returns how many quotes of the signed-in person wait on this device for the network. */
export function useWaitingQuotes(): number {
  const { id } = useUser()
  const [count, setCount] = useState(0)
  useEffect(
    () =>
      watchPendingChanges(database, id, (changes) =>
        setCount(changes.filter(({ kind }) => kind === 'QUOTE').length),
      ),
    [id],
  )
  return count
}
