import type { ConflictRow } from '#offline/database.ts'
import type { PendingChange } from '#offline/sync/pending-changes.ts'

/** Waiting and conflicting changes of one customer. */
export interface OutboxGroup {
  customerKey: string
  needsYou: ConflictRow[]
  waiting: PendingChange[]
}

/** By customer: those that need the person first, then the chosen one. */
export function outboxGroups(
  needsYou: readonly ConflictRow[],
  waiting: readonly PendingChange[],
  chosen: string | null,
): OutboxGroup[] {
  const customers = [...new Set([...needsYou, ...waiting].map(({ customerKey }) => customerKey))]
  const of = <Row extends { customerKey: string }>(rows: readonly Row[], customerKey: string) =>
    rows.filter((row) => row.customerKey === customerKey)
  return customers
    .map((customerKey) => ({
      customerKey,
      needsYou: of(needsYou, customerKey),
      waiting: of(waiting, customerKey),
    }))
    .sort(
      (a, b) =>
        Number(b.needsYou.length > 0) - Number(a.needsYou.length > 0) ||
        Number(b.customerKey === chosen) - Number(a.customerKey === chosen),
    )
}
