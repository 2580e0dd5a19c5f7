import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { subscribeLive } from '../live-query.ts'

/** A change that has no result yet, with the name of its article where this device knows it. */
export interface PendingChange extends Pick<
  OutboxRow,
  'mutationId' | 'customerKey' | 'kind' | 'args' | 'at'
> {
  name: string | null
  /** Name of the named cart that it is about; null: the active one, or one that this device does not know. */
  cartName: string | null
}

/** Everything of one person that waits on this device, in the order in which it will be sent. */
export async function pendingChanges(
  { outbox, articles, cartSnapshots, cartBooks }: OfflineDatabase,
  userId: string,
): Promise<PendingChange[]> {
  const rows = (await outbox.where('userId').equals(userId).sortBy('seq')).filter(
    ({ withdrawn }) => !withdrawn,
  )
  const names = new Map<string, string>()
  const carts = new Map(
    rows.flatMap(({ args }) =>
      'name' in args && 'cart' in args ? [[args.cart, args.name] as const] : [],
    ),
  )
  for (const customerKey of new Set(rows.map((row) => row.customerKey))) {
    const bases = await cartSnapshots
      .where('[userId+customerKey]')
      .equals([userId, customerKey])
      .toArray()
    for (const { id, product } of bases.flatMap(({ cart }) => cart.lines))
      names.set(`${customerKey}/${id}`, product.name)
    for (const { key, name } of (await cartBooks.get([userId, customerKey]))?.book.carts ?? [])
      carts.set(key, name)
    await articles
      .where('[userId+customerKey]')
      .equals([userId, customerKey])
      .each(({ id, facts }) => names.set(`${customerKey}/${id}`, facts.name))
  }
  return rows.map(({ mutationId, customerKey, kind, args, at }) => ({
    mutationId,
    customerKey,
    kind,
    args,
    at,
    name:
      'article' in args ? (names.get(`${customerKey}/${args.sorg}/${args.article}`) ?? null) : null,
    cartName: carts.get(cartKeyOf(args)) ?? null,
  }))
}

/** Key of the named cart that a change puts something into; '' for the active cart and for other kinds. */
const cartKeyOf = (args: OutboxRow['args']): string =>
  ('to' in args ? args.to : 'cart' in args ? args.cart : '') ?? ''

/** Tells what waits now and after each change, of this tab or another. Answers how to stop. */
export const watchPendingChanges = (
  database: OfflineDatabase,
  userId: string,
  listener: (changes: PendingChange[]) => void,
): (() => void) => subscribeLive(() => pendingChanges(database, userId), listener)
