import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { CollectIntent } from '#domain/collect/collect-intent.ts'
import type { Intent } from '#domain/sync/intent.ts'
import { database } from '#offline/database.ts'
import { watchPendingChanges } from '#offline/sync/pending-changes.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useUser } from '#shell/session/use-session.ts'

/** Returns the numbers of the orders whose changes wait on this device. */
export function useWaitingOrders(): ReadonlySet<string> {
  const { id } = useUser()
  const [orders, setOrders] = useState<ReadonlySet<string>>(new Set())
  useEffect(
    () =>
      watchPendingChanges(database, id, (changes) =>
        setOrders(
          new Set(
            changes
              .map(({ kind, args }) => ({ kind, args }) as Intent)
              .filter(
                (intent): intent is CollectIntent =>
                  intent.kind === 'COLLECT_STATUS' || intent.kind === 'COLLECT_SHIPMENT',
              )
              .map(({ args }) => args.orderId),
          ),
        ),
      ),
    [id],
  )
  return orders
}

/**
 * Queues a change of an order: it is sent at once, or when there is a connection.
 * @throws NotSavedError when the device stores nothing
 */
export function useChangeOrder() {
  const offline = useAtomValue(offlineAtom)
  return async (custCode: string, intent: CollectIntent): Promise<void> => {
    await offline!.dispatch(custCode, [{ intent }])
  }
}
