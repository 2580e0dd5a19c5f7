import { Dexie } from 'dexie'
import type { BaseRow, OfflineDatabase } from '../database.ts'

/** Answers to carts as this page last had them in hand: 2,000 lines are not copied out of the store again for every change of one. */
export type HeldBases = Map<string, BaseRow>

type Of = [userId: string, customerKey: string, key: string]

/** Remembers an answer that is being kept. One whose keeping fails does no harm: its stamp is not the one that is kept. */
export function hold(held: HeldBases | undefined, base: BaseRow): void {
  held?.set([base.userId, base.customerKey, base.key].join('|'), base)
}

/** The kept answer to a cart; the one in hand where it is still the one that is kept. Inside a transaction over `cartBases`. */
export async function baseOf(
  { cartBases }: OfflineDatabase,
  of: Of,
  held: HeldBases | undefined,
): Promise<BaseRow | undefined> {
  if (!held) return cartBases.get(of)
  const name = of.join('|')
  const [stored] = (await cartBases
    .where('[userId+customerKey+key+stamp]')
    .between([...of, Dexie.minKey], [...of, Dexie.maxKey])
    .keys()) as unknown as [...Of, string][]
  const before = held.get(name)
  if (!stored) held.delete(name)
  if (!stored || (before && before.stamp !== '' && before.stamp === stored[3]))
    return stored && before
  const base = await cartBases.get(of)
  if (base) hold(held, base)
  return base
}
