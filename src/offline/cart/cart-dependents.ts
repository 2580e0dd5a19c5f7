import { type CartsState, runIntent } from '#domain/cart/carts.ts'
import type { SnapshotRow, BookRow, OfflineDatabase, OutboxRow } from '../database.ts'
import { type CartRow, cartIntentOf, isCartRow } from './cart-rows.ts'
import { noProblem } from './cart-view.ts'

/** Finds a cart change with the later ones of the customer that depend on it. Inside a transaction over the cart tables. */
export async function cartDependents(
  { cartSnapshots, cartBooks }: OfflineDatabase,
  rows: readonly OutboxRow[],
  { userId, customerKey, mutationId }: OutboxRow,
): Promise<OutboxRow[]> {
  const snapshots = await cartSnapshots
    .where('[userId+customerKey]')
    .equals([userId, customerKey])
    .toArray()
  const carts = cartsOfDevice(snapshots, await cartBooks.get([userId, customerKey]))
  const own = rows.filter((row) => row.customerKey === customerKey).filter(isCartRow)
  return withDependents(carts, own, mutationId)
}

/** Carts of a customer as this device has them. Lines of a cart that was never opened here are unknown. */
function cartsOfDevice(bases: readonly SnapshotRow[], book: BookRow | undefined): CartsState {
  const empty = { version: 0, lines: [] }
  const named =
    book?.book.carts.map(({ key, name }) => [key, { name, state: empty }] as const) ?? []
  const held = bases.map(
    ({ key, cart }) =>
      [
        key,
        {
          name: cart.name ?? '',
          state: {
            version: cart.version,
            lines: cart.lines.map(({ product, qty, version }) => ({
              sorg: product.sorg,
              article: product.article_code,
              qty,
              version,
              changedBy: '',
            })),
          },
        },
      ] as const,
  )
  return { book: 0, carts: new Map([['', { name: '', state: empty }], ...named, ...held]) }
}

/** Returns a change and all behind it that would be refused without it and would not be with it. Pure. */
export function withDependents(
  carts: CartsState,
  rows: readonly CartRow[],
  mutationId: string,
): CartRow[] {
  const refusedWithout = (out: ReadonlySet<string>) => {
    let state = carts
    return rows
      .filter((row) => {
        if (out.has(row.mutationId)) return false
        const { carts: after, effect } = runIntent(state, cartIntentOf(row), '', noProblem)
        state = after
        return effect.status === 'rejected'
      })
      .map((row) => row.mutationId)
  }
  const anyway = new Set(refusedWithout(new Set()))
  const out = new Set([mutationId])
  for (let before = 0; before < out.size;) {
    before = out.size
    for (const id of refusedWithout(out)) if (!anyway.has(id)) out.add(id)
  }
  return rows.filter((row) => out.has(row.mutationId))
}
