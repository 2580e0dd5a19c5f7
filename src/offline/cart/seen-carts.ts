import type { ShownLine } from '#domain/cart/cart-changes.ts'
import type { OfflineDatabase } from '../database.ts'

/** A cart as a person saw it last on this device. */
export interface SeenCart {
  lines: readonly ShownLine[]
  /** Time the first seen answer of the server was stored, in ms of this device's clock; null: none was. */
  since: number | null
  /** The person has changed something on this device since, so they may have removed a missing line themselves. */
  own: boolean
}

interface OfCart {
  userId: string
  customerKey: string
  key: string
}
/** As it is kept. `upTo`: the person's last change by then. */
interface Kept extends Pick<SeenCart, 'lines' | 'since'> {
  upTo: string
}

/** Maximum of remembered carts per person. */
const maxRemembered = 20
const allOf = (userId: string) => `carts.seen.${userId}/`
const factOf = ({ userId, customerKey, key }: OfCart) => `${allOf(userId)}${customerKey}/${key}`

/** With the stream: a new one counts from 1 again. */
async function lastChangeOf({ streams }: OfflineDatabase, userId: string): Promise<string> {
  const stream = await streams.get(userId)
  return stream ? `${stream.streamId} ${stream.lastSeq}` : ''
}

/** Reads how a cart was last seen; null: never, or no longer remembered. */
export function readSeenCart(database: OfflineDatabase, of: OfCart): Promise<SeenCart | null> {
  const { facts, streams } = database
  return database.transaction('r', [facts, streams], async () => {
    const text = (await facts.get(factOf(of)))?.value as string | undefined
    if (text === undefined) return null
    const { lines, since, upTo } = JSON.parse(text) as Kept
    return { lines, since, own: upTo !== (await lastChangeOf(database, of.userId)) }
  })
}

/**
 * Remembers how a cart is seen, as one text: 2,000 lines are copied many times faster so. While a change waits nothing is
 * remembered, for what the screen shows may be older than the change.
 */
export async function keepSeenCart(
  database: OfflineDatabase,
  of: OfCart,
  lines: readonly ShownLine[],
  since: number | null,
): Promise<void> {
  const { facts, streams, outbox } = database
  await database.transaction('rw', [facts, streams, outbox], async () => {
    if ((await outbox.where('userId').equals(of.userId).count()) > 0) return
    const [list, own] = [allOf(of.userId), factOf(of)]
    const kept: Kept = { lines, since, upTo: await lastChangeOf(database, of.userId) }
    const names = [
      own,
      ...(((await facts.get(list))?.value as string[] | undefined) ?? []).filter(
        (name) => name !== own,
      ),
    ]
    await facts.bulkPut([
      { key: own, value: JSON.stringify(kept) },
      { key: list, value: names.slice(0, maxRemembered) },
    ])
    await facts.bulkDelete(names.slice(maxRemembered))
  })
}

/** Forgets them, at a logout. */
export const forgetSeenCarts = ({ facts }: OfflineDatabase, userId: string) =>
  facts.where('key').startsWith(allOf(userId)).delete()
