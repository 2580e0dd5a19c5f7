import type { CartStore, NewLine } from './cart-store.ts'
import type { OfflineDatabase } from './database.ts'
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
  read(customerKey: string): Promise<FastOrderRow | undefined>
  /** Keeps the draft as it is now; an empty one is removed. @throws NotSavedError when the device keeps nothing */
  write(customerKey: string, content: DraftContent): Promise<void>
  /**
   * Puts lines into the cart, or with a name into a new one, and keeps what is left of the draft: both or neither, for a
   * crash between them would order twice. @throws NotSavedError when the device keeps nothing
   */
  addToCart(customerKey: string, lines: readonly NewLine[], left: DraftContent, name?: string): Promise<void>
}

/** Fast orders of one person, one for each customer. */
export function createFastOrderStore({ database, now }: Device, userId: string, cart: CartStore): FastOrderStore {
  const { facts, streams, outbox, articles, fastOrders } = database
  const put = async (customerKey: string, content: DraftContent) => {
    if (content.rows.length + content.problems.length === 0) await fastOrders.delete([userId, customerKey])
    else await fastOrders.put({ userId, customerKey, ...content, at: now() })
  }
  return {
    read: (customerKey) => fastOrders.get([userId, customerKey]),
    write: (customerKey, content) => keep(database, () => put(customerKey, content)),
    addToCart: (customerKey, lines, left, name) => database.transaction('rw', [facts, streams, outbox, articles, fastOrders], async () => {
      if (name === undefined) await cart.addLines(customerKey, lines)
      else await cart.saveAsCart(customerKey, name, lines)
      await put(customerKey, left)
    }),
  }
}

/** What goes of a person's drafts at a logout: prices are not for the next one at this device; codes and quantities stay, for him alone. */
export const forgetDraftPrices = (database: OfflineDatabase, userId: string) =>
  database.fastOrders.where('userId').equals(userId).modify({ products: [] })
