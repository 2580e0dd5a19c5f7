import { Dexie } from 'dexie'
import type { SnapshotRow, OfflineDatabase } from '../database.ts'

/** Answers to carts as this page last had them in hand: 2,000 lines are not copied out of the store again for every change of one. */
export type SnapshotCache = Map<string, SnapshotRow>

type Of = [userId: string, customerKey: string, key: string]

/** Remembers an answer that is being kept. One whose keeping fails does no harm: its stamp is not the one that is kept. */
export function rememberSnapshot(held: SnapshotCache | undefined, base: SnapshotRow): void {
  held?.set([base.userId, base.customerKey, base.key].join('|'), base)
}

/** The kept answer to a cart; the one in hand where it is still the one that is kept. Inside a transaction over `cartSnapshots`. */
export async function readSnapshot(
  { cartSnapshots }: OfflineDatabase,
  of: Of,
  held: SnapshotCache | undefined,
): Promise<SnapshotRow | undefined> {
  if (!held) return cartSnapshots.get(of)
  const name = of.join('|')
  const [stored] = (await cartSnapshots
    .where('[userId+customerKey+key+stamp]')
    .between([...of, Dexie.minKey], [...of, Dexie.maxKey])
    .keys()) as unknown as [...Of, string][]
  const before = held.get(name)
  if (!stored) held.delete(name)
  if (!stored || (before && before.stamp !== '' && before.stamp === stored[3]))
    return stored && before
  const base = await cartSnapshots.get(of)
  if (base) rememberSnapshot(held, base)
  return base
}
