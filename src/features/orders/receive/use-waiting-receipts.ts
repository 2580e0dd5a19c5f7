import { useEffect, useState } from 'react'
import type { Intent } from '#domain/sync/intent.ts'
import { database } from '#offline/database.ts'
import { watchPendingChanges } from '#offline/sync/pending-changes.ts'
import { useUser } from '#shell/session/use-session.ts'

/** Returns how many receipts of a delivery wait on this device for the network. */
export function useWaitingReceipts(doNumber: string): number {
  const { id } = useUser()
  const [count, setCount] = useState(0)
  useEffect(
    () =>
      watchPendingChanges(database, id, (changes) =>
        setCount(
          changes
            .map(({ kind, args }) => ({ kind, args }) as Intent)
            .filter(
              (intent) => intent.kind === 'RECEIVE_DELIVERY' && intent.args.delivery === doNumber,
            ).length,
        ),
      ),
    [id, doNumber],
  )
  return count
}
