import { cartChanges, type ShownLine } from '#domain/cart/cart-changes.ts'
import type { CartDifference } from '#domain/cart/cart-difference.ts'
import { lineKey } from '#domain/cart/cart.ts'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import type { SeenCart } from '#offline/cart/seen-carts.ts'

/** A cart that a buyer looks at. */
export interface CartDiff {
  /** Whose cart it is, and which. */
  of: string
  /** Each line as it first stood on a screen. */
  seen: ReadonlyMap<string, ShownLine>
  /** The view that was looked at last. */
  last: CartView
  /** Time the first seen answer of the server was stored; null: none was. */
  since: number | null
  changes: CartDifference[]
}

/** Begins to look at a cart, or has read what has changed of it. */
export const startDiff = (of: string, view: CartView): CartDiff => ({
  of,
  seen: linesOf(view),
  last: view,
  since: view.at,
  changes: [],
})

const linesOf = ({ lines }: CartView) =>
  new Map<string, ShownLine>(lines.filter(({ unsent }) => !unsent).map((line) => [line.id, line]))

const isAsSeen = (seen: ShownLine, now: ViewLine) =>
  !now.unsent &&
  seen.qty === now.qty &&
  seen.unitPrice === now.unitPrice &&
  seen.problem?.reason === now.problem?.reason

/** Goes on from where the buyer looked last, an earlier page perhaps. */
export function resumeDiff(of: string, { lines, since, own }: SeenCart, view: CartView): CartDiff {
  const now = new Map(view.lines.map((line) => [line.id, line]))
  const seen = new Map<string, ShownLine>()
  for (const line of lines) {
    const id = lineKey(line)
    const same = now.get(id)
    // Identical objects need no comparison.
    if (same || !own) seen.set(id, same && isAsSeen(line, same) ? same : line)
  }
  return {
    of,
    seen: new Map([...linesOf(view), ...seen]),
    last: view,
    since,
    changes: cartChanges(seen, view.lines),
  }
}

/**
 * Returns what the next page must remember: the lines as they are, and the earlier state of those with unread changes.
 * @param changes unread ones
 */
export function toRemember(
  { seen, last }: Pick<CartDiff, 'seen' | 'last'>,
  changes: readonly CartDifference[],
): ShownLine[] {
  const changed = new Set(changes.map(({ sorg, article }) => lineKey({ sorg, article })))
  const before = [...changed].flatMap((id) => seen.get(id) ?? [])
  return [
    ...before.map((line) => ({
      ...plain(line),
      product: line.product && {
        name: line.product.name,
        ...(line.product.price && {
          price: { dealer: line.product.price.dealer, discount: line.product.price.discount },
        }),
      },
    })),
    ...last.lines.filter(({ id }) => !changed.has(id)).map(plain),
  ]
}

/** Without prices of other quantities: of 2,000 lines they are most of it. */
const plain = ({
  sorg,
  article,
  qty,
  unsent,
  unitPrice,
  problem,
  product,
}: ShownLine): ShownLine => ({
  sorg,
  article,
  qty,
  unsent,
  unitPrice,
  problem,
  product: product && { name: product.name },
})

/**
 * Advances the diff to a new view. Only a new answer of the server is compared: changes between two answers are the
 * buyer's own, and a line they removed is not reported as taken by others. Where an answer includes a change from
 * another tab while this one slept, the author of a removal is unknown.
 */
export function advanceDiff(watch: CartDiff, view: CartView): CartDiff {
  const { of, seen, last } = watch
  // Lines the device has forgotten were not removed by anyone.
  if (last.at === null || view.at === null) return startDiff(of, view)
  if (view.at === last.at && view.version === last.version) return { ...watch, last: view }
  const kept = new Map(seen)
  const there = new Set(last.lines.map(({ id }) => id))
  const told = new Set(
    watch.changes.flatMap(({ kind, sorg, article }) =>
      kind === 'REMOVED' ? [`${sorg}/${article}`] : [],
    ),
  )
  const unseen = view.ownSeq !== last.ownSeq
  const now = new Set(unseen ? view.lines.map(({ id }) => id) : [])
  for (const id of seen.keys())
    if (!told.has(id) && (!there.has(id) || (unseen && !now.has(id)))) kept.delete(id)
  const changes = cartChanges(kept, view.lines)
  return { of, seen: new Map([...linesOf(view), ...kept]), last: view, since: watch.since, changes }
}
