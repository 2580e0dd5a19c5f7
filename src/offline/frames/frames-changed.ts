import type { OfflineDatabase, OutboxRow } from '../database.ts'

/** Begins the keys of the facts that say when a person's queued change of a frame arrived. */
export const framesChangedFacts = 'frames.changed.'

const keyOf = (userId: string, customerKey: string) =>
  `${framesChangedFacts}${userId}.${customerKey}`

/** Notes that an inspection or a sale has arrived: what this device keeps of the frames is older. Inside the transaction that removes the row. */
export const noteFramesChanged = async (
  { facts }: OfflineDatabase,
  { userId, customerKey }: OutboxRow,
  at: number,
): Promise<void> => {
  await facts.put({ key: keyOf(userId, customerKey), value: at })
}

/** Reads when the last queued change of a customer's frames arrived, by this device's clock in ms; undefined: none has. */
export const framesChangedAt = async (
  { facts }: OfflineDatabase,
  userId: string,
  customerKey: string,
): Promise<number | undefined> =>
  (await facts.get(keyOf(userId, customerKey)))?.value as number | undefined
