import { useEffect, useState } from 'react'
import type { Intent } from '#domain/sync/intent.ts'
import { database } from '#offline/database.ts'
import { watchPendingChanges } from '#offline/sync/pending-changes.ts'
import { useUser } from '#shell/session/use-session.ts'

/** Returns how many proofs of a payment wait on this device for the network. @param request id of the payment */
export function useWaitingProofs(request: string): number {
  const { id } = useUser()
  const [count, setCount] = useState(0)
  useEffect(
    () =>
      watchPendingChanges(database, id, (changes) =>
        setCount(
          changes
            .map(({ kind, args }) => ({ kind, args }) as Intent)
            .flatMap((intent) =>
              intent.kind === 'PAYMENT_PROOF' && intent.args.request === request
                ? intent.args.files
                : [],
            ).length,
        ),
      ),
    [id, request],
  )
  return count
}
