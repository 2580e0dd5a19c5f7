import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { subscribeLive } from '../live-query.ts'

const idOf = ({ args }: Pick<OutboxRow, 'args'>) =>
  'article' in args ? `${args.sorg}/${args.article}` : ''

/** Keeps what the server has applied, until its own list is read again. Inside the transaction that removes the row. */
export const storeSwitchedAlert = async (
  { restockAlerts }: OfflineDatabase,
  row: OutboxRow,
  at: number,
): Promise<void> => {
  await restockAlerts.put({
    userId: row.userId,
    id: idOf(row),
    on: row.kind === 'RESTOCK_ON',
    at,
  })
}

/** Returns by article id whether an alert was switched on or off here, the queue's last word first. */
export function readSwitchedAlerts(
  database: OfflineDatabase,
  userId: string,
): Promise<Map<string, boolean>> {
  const { outbox, restockAlerts } = database
  return database.transaction('r', [outbox, restockAlerts], async () => {
    const applied = await restockAlerts.where('userId').equals(userId).toArray()
    const queued = (await outbox.where('userId').equals(userId).sortBy('seq')).filter(
      ({ kind, withdrawn }) => !withdrawn && (kind === 'RESTOCK_ON' || kind === 'RESTOCK_OFF'),
    )
    return new Map([
      ...applied.map(({ id, on }) => [id, on] as const),
      ...queued.map((row) => [idOf(row), row.kind === 'RESTOCK_ON'] as const),
    ])
  })
}

/** Restock alerts that one person switches on this device; a switch goes through `dispatch`. */
export interface SwitchedAlerts {
  /** Calls with the alerts by article id, now and after each change. Returns how to stop. */
  subscribe(listener: (alerts: ReadonlyMap<string, boolean>) => void): () => void
  /** The server's list was read. @param at when it was asked for, on this device's clock, in ms */
  listRead(at: number): Promise<unknown>
}

/** Opens the alerts of one person. */
export const createSwitchedAlerts = (
  database: OfflineDatabase,
  userId: string,
): SwitchedAlerts => ({
  subscribe: (listener) => subscribeLive(() => readSwitchedAlerts(database, userId), listener),
  listRead: (at) => forgetSwitchedAlerts(database, userId, at),
})

/** Forgets what was applied before a time: the server's list is newer. @param before this device's clock, in ms */
export const forgetSwitchedAlerts = (
  { restockAlerts }: OfflineDatabase,
  userId: string,
  before = Infinity,
): Promise<unknown> =>
  restockAlerts
    .where('userId')
    .equals(userId)
    .filter(({ at }) => at < before)
    .delete()
