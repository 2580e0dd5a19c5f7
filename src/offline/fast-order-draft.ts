import type { CartStore, NewLine, QuantityChange } from './cart-store.ts'
import type { OfflineDatabase } from './database.ts'
import type { LeftDraft } from './left-draft.ts'
import type { Device } from './outbox.ts'
import type { ProductFacts } from './product-facts.ts'
import { keep } from './storage-trouble.ts'

/**
 * A row as it was typed, pasted or scanned. `pick`: the product chosen where the code alone does not say which;
 * `readings`: other ways to understand the pasted line, as long as nobody could say which of them exists.
 */
export interface DraftRow { id: string; code: string; qty: number; pick: string | null; readings?: { code: string; qty: number }[]; doubt?: boolean }

/** A line of a paste or a file that could not be used. */
export interface DraftProblem { line: number; text: string; reason: string }

/** What is in a fast order. `products`: what was known of its articles, by the code as it was asked. */
export interface DraftContent {
  rows: readonly DraftRow[]
  problems: readonly DraftProblem[]
  products: readonly { asked: string; products: readonly ProductFacts[] }[]
}

/** The fast order of a customer that is not in the cart yet. */
export interface FastOrderRow extends DraftContent { userId: string; customerKey: string; at: number }

export interface FastOrderStore {
  /** What is kept, or what a page of this tab left that went before it was kept. */
  read(customerKey: string): Promise<DraftContent | undefined>
  /** Keeps the draft as it is now; an empty one is removed. @throws NotSavedError when the device keeps nothing */
  write(customerKey: string, content: DraftContent): Promise<void>
  /** Holds it for the next page of this tab, at once: for a page that goes before `write` has ended. */
  leave(customerKey: string, content: DraftContent): void
  /** The order is kept: nothing is left to the next page. */
  stay(): void
  /**
   * Puts lines into the cart, or with a name into a new one, and keeps what is left of the draft: both or neither, for a
   * crash between them would order twice. Answers the key of the new cart, null: none. @throws NotSavedError when the device keeps nothing
   */
  addToCart(customerKey: string, lines: readonly NewLine[], left: DraftContent, name?: string): Promise<string | null>
  /** Takes out again what `addToCart` has put in, and puts its rows back into the draft as it is by then: both or neither. */
  takeBack(customerKey: string, added: AddedOrder): Promise<void>
}

/** What went out of a fast order. */
export interface AddedOrder {
  /** Key of the cart that was opened for it, else the quantities that the active cart is to have again. */
  from: { cart: string } | { quantities: readonly QuantityChange[] }
  /** The draft before it went. */
  before: DraftContent
  /** Ids of the rows that went. */
  taken: ReadonlySet<string>
}

const numberOf = ({ id }: Pick<DraftRow, 'id'>) => Number(id.slice(1)) || 0

/**
 * Rows with those that were taken out back in their places. A row that has got the id of one of them meanwhile keeps it.
 * @param before all rows as they were, those that stayed among them
 */
export function rowsBack(now: readonly DraftRow[], before: readonly DraftRow[], taken: ReadonlySet<string>): DraftRow[] {
  const stayed = new Map(now.filter(({ id }) => !taken.has(id)).map((row) => [row.id, row]))
  const used = new Set(now.map(({ id }) => id))
  let next = Math.max(0, ...now.map(numberOf), ...before.map(numberOf))
  const back = before.flatMap((row) => {
    if (!taken.has(row.id)) return stayed.get(row.id) ?? []
    return used.has(row.id) ? { ...row, id: `r${(next += 1)}` } : row
  })
  const placed = new Set(back.map(({ id }) => id))
  return [...back, ...now.filter(({ id }) => !placed.has(id))]
}

/** Fast orders of one person, one for each customer. */
export function createFastOrderStore({ database, now }: Device, userId: string, cart: CartStore, tab: LeftDraft): FastOrderStore {
  const { facts, streams, outbox, articles, fastOrders } = database
  const put = async (customerKey: string, content: DraftContent) => {
    if (content.rows.length + content.problems.length === 0) await fastOrders.delete([userId, customerKey])
    else await fastOrders.put({ userId, customerKey, ...content, at: now() })
  }
  const inOneGo = [facts, streams, outbox, articles, fastOrders]
  return {
    async read(customerKey) {
      const left = tab.read(customerKey)
      const kept = await fastOrders.get([userId, customerKey]).catch(() => undefined)
      return left ? { products: [], ...kept, ...left } : kept
    },
    write: (customerKey, content) => keep(database, () => put(customerKey, content)),
    leave: tab.leave,
    stay: tab.forget,
    addToCart: (customerKey, lines, left, name) => database.transaction('rw', inOneGo, async () => {
      const key = name === undefined ? await cart.addLines(customerKey, lines).then(() => null) : await cart.saveAsCart(customerKey, name, lines)
      await put(customerKey, left)
      return key
    }),
    takeBack: (customerKey, { from, before, taken }) => database.transaction('rw', inOneGo, async () => {
      if ('cart' in from) await cart.dropCart(customerKey, from.cart, null)
      else await cart.setQuantities(customerKey, from.quantities)
      const now = (await fastOrders.get([userId, customerKey])) ?? { rows: [], problems: [], products: [] }
      const asked = new Set(now.products.map((one) => one.asked))
      await put(customerKey, { rows: rowsBack(now.rows, before.rows, taken), problems: now.problems, products: [...now.products, ...before.products.filter((one) => !asked.has(one.asked))] })
    }),
  }
}

/** What goes of a person's drafts at a logout: prices are not for the next one at this device; codes and quantities stay, for him alone. */
export const forgetDraftPrices = (database: OfflineDatabase, userId: string) =>
  database.fastOrders.where('userId').equals(userId).modify({ products: [] })
