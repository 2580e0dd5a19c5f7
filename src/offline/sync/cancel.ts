import { type CartsState, runIntent } from '#domain/cart/carts.ts'
import { fine } from '../cart/cart-view.ts'
import type { SnapshotRow, BookRow, OfflineDatabase, OutboxRow } from '../database.ts'
import { intentOf } from './outbox.ts'
import { writeDurably } from '../storage-trouble.ts'
import { rowsOf } from './stream.ts'

/** What a person takes back before the server has it. */
export interface PendingChanges {
  /** Changes behind this one that come to nothing without it. */
  dependents(mutationId: string): Promise<OutboxRow[]>
  /**
   * Takes a change back, with those that come to nothing without it. The row keeps its number and id and tells the server to do
   * nothing: were it deleted, the numbers would have a hole, and a copy that is on its way already would go unnoticed.
   */
  withdraw(mutationId: string): Promise<void>
}

/** @param onWithdrawn told when there is something new to send */
export function createPendingChanges(
  database: OfflineDatabase,
  userId: string,
  onWithdrawn: () => void,
): PendingChanges {
  const { streams, outbox, cartSnapshots, cartBooks } = database
  const found = async (mutationId: string) => {
    const rows = (await rowsOf(database, (await streams.get(userId))?.streamId ?? '')).filter(
      ({ withdrawn }) => !withdrawn,
    )
    const customerKey = rows.find((row) => row.mutationId === mutationId)?.customerKey
    if (customerKey === undefined) return []
    const bases = await cartSnapshots
      .where('[userId+customerKey]')
      .equals([userId, customerKey])
      .toArray()
    const carts = cartsOfDevice(bases, await cartBooks.get([userId, customerKey]))
    return withDependents(
      carts,
      rows.filter((row) => row.customerKey === customerKey),
      mutationId,
    )
  }
  const tables = [streams, outbox, cartSnapshots, cartBooks]
  return {
    dependents: async (mutationId) =>
      (await database.transaction('r', tables, () => found(mutationId))).filter(
        (row) => row.mutationId !== mutationId,
      ),
    async withdraw(mutationId) {
      await writeDurably(database, () =>
        database.transaction('rw', tables, async () => {
          await outbox.bulkPut(
            (await found(mutationId)).map((row) => ({ ...row, withdrawn: true as const })),
          )
        }),
      )
      onWithdrawn()
    },
  }
}

/** All carts of a customer as this device has them; the lines of one that was never opened here are unknown. */
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

/** A change, and all behind it that would be refused without it and would not be with it. Pure. */
export function withDependents(
  carts: CartsState,
  rows: readonly OutboxRow[],
  mutationId: string,
): OutboxRow[] {
  const refusedWithout = (out: ReadonlySet<string>) => {
    let state = carts
    return rows
      .filter((row) => {
        if (out.has(row.mutationId)) return false
        const { carts: after, effect } = runIntent(state, intentOf(row), '', fine)
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
