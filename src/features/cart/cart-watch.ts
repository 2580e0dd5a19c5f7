import { cartChanges } from '#domain/cart-changes.ts'
import type { CartDifference } from '#domain/cart-difference.ts'
import type { CartView, ViewLine } from '#offline/cart-view.ts'

/** A cart that a buyer looks at. */
export interface CartWatch {
  /** Whose cart it is, and which. */
  of: string
  /** Each line as it first stood on the screen. */
  seen: ReadonlyMap<string, ViewLine>
  /** The view that was looked at last. */
  last: CartView
  /** When the server's answer that was seen first was kept; null: none was. */
  since: number | null
  changes: CartDifference[]
}

/** Begins to look at a cart, or has read what has changed of it. */
export const lookAt = (of: string, view: CartView): CartWatch => ({ of, seen: linesOf(view), last: view, since: view.at, changes: [] })

const linesOf = ({ lines }: CartView) => new Map(lines.filter(({ unsent }) => !unsent).map((line) => [line.id, line]))

/**
 * Begins with the cart as it stood when the portal was opened: the server's answer may have been quicker than this screen.
 * @param own the buyer has changed something since: a line that is gone he may have taken out himself
 */
export function lookBack(of: string, { view: start, own }: { view: CartView; own: boolean }, view: CartView): CartWatch {
  const there = new Set(view.lines.map(({ id }) => id))
  return goOn(lookAt(of, own ? { ...start, lines: start.lines.filter(({ id }) => there.has(id)) } : start), view)
}

/**
 * The cart goes on. Only a new answer of the server is compared: what changes between two of them is the buyer's own doing,
 * and a line that he took out so is none that somebody took from him.
 */
export function goOn(watch: CartWatch, view: CartView): CartWatch {
  const { of, seen, last } = watch
  if (last.at === null) return lookAt(of, view)
  if (view.at === last.at && view.version === last.version) return { ...watch, last: view }
  const kept = new Map(seen)
  const there = new Set(last.lines.map(({ id }) => id))
  const told = new Set(watch.changes.flatMap(({ kind, sorg, article }) => (kind === 'REMOVED' ? [`${sorg}/${article}`] : [])))
  for (const id of seen.keys()) if (!there.has(id) && !told.has(id)) kept.delete(id)
  const changes = cartChanges(kept, view.lines)
  return { of, seen: new Map([...linesOf(view), ...kept]), last: view, since: watch.since, changes }
}
