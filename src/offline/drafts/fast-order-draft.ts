import type { CartStore, NewLine, QuantityChange } from '../cart/cart-store.ts'
import type { OfflineDatabase } from '../database.ts'
import { rowsBack, rowsLeft } from './draft-rows.ts'
import { subscribeLive } from '../live-query.ts'
import type { Kept, LeftDraft } from './unload-draft.ts'
import type { Device } from '../sync/outbox.ts'
import type { ProductFacts } from '../cart/product-facts.ts'
import { writeDurably } from '../storage-trouble.ts'

/**
 * A row as it was typed, pasted or scanned. `pick`: the product chosen where the code alone does not say which;
 * `readings`: other ways to understand the pasted line, as long as nobody could say which of them exists.
 */
export interface DraftRow {
  id: string
  code: string
  qty: number
  pick: string | null
  readings?: { code: string; qty: number }[]
  doubt?: boolean
}

/** A line of a paste or a file that could not be used. */
export interface DraftProblem {
  line: number
  text: string
  reason: string
}

/** What is in a fast order. `products`: what was known of its articles, by the code as it was asked. */
export interface DraftContent {
  rows: readonly DraftRow[]
  problems: readonly DraftProblem[]
  products: readonly { asked: string; products: readonly ProductFacts[] }[]
}

/** The fast order of a customer that is not in the cart yet; an emptied one stays, for what has become of a writing is seen in it. */
export interface FastOrderRow extends DraftContent {
  userId: string
  customerKey: string
  at: number
  /** Another one after each writing. */
  stamp: string
  /** The last writing of each page that has changed it, the latest at the end; none from an earlier build. */
  writings?: readonly { page: string; stamp: string }[]
}

/** So many pages' last writings are kept with a draft: a page that went is asked after by the next one of its tab, mostly at once. */
const pagesKnown = 50

/** Somebody at this device, in another tab, has changed the draft since it was read here: nothing was done. */
export class ChangedElsewhere extends Error {}

/** A customer's fast order as one page knows it. Nothing writes over what another tab has made of it since. */
export interface FastOrderDraft {
  /** What is kept, with what a page of this tab left that went before it was kept; what another tab has ordered since stays away. */
  read(): Promise<DraftContent | undefined>
  /** Keeps the draft as it is now. @throws NotSavedError when the device keeps nothing, ChangedElsewhere */
  write(content: DraftContent): Promise<void>
  /**
   * Tells what another tab has made of the draft, and the rows that this page knew as kept before; from then on that is what it
   * knows. Returns how to end it.
   */
  follow(listener: (content: DraftContent, before: readonly DraftRow[]) => void): () => void
  /** Holds it for the next page of this tab, at once: for a page that goes before `write` has ended. */
  leave(content: DraftContent): void
  /** The order is kept: nothing is left to the next page. */
  stay(): void
  /**
   * Puts lines into the cart, or with a name into a new one, and keeps what is left of the draft: both or neither, for a
   * crash between them would order twice. Answers the key of the new cart, null: none.
   * @throws NotSavedError when the device keeps nothing, ChangedElsewhere: another tab may have put the same lines into the cart
   */
  addToCart(lines: readonly NewLine[], left: DraftContent, name?: string): Promise<string | null>
  /** Takes out again what `addToCart` has put in, and puts its rows back into the draft as it is by then: both or neither. */
  takeBack(added: AddedOrder): Promise<void>
}

/** Fast orders of one person, one for each customer. */
export interface FastOrderStore {
  of(customerKey: string): FastOrderDraft
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

const nothing: DraftContent = { rows: [], problems: [], products: [] }

function createDraft(
  { database, now, newId }: Device,
  userId: string,
  customerKey: string,
  cart: CartStore,
  tab: LeftDraft,
): FastOrderDraft {
  const { facts, streams, outbox, articles, fastOrders } = database
  const inOneGo = [facts, streams, outbox, articles, fastOrders]
  const kept = () => fastOrders.get([userId, customerKey])
  const page = newId()
  /** The stamp of what this page knows; null: of no draft. */
  let known: string | null = null
  /** What the page has on its screen of what is kept: an order changes that behind it, and is under way when a page goes. */
  let onScreen: Kept = { stamp: null, rows: [] }
  /** Writings that are under way. */
  const begun = new Set<Kept>()
  /** How often what is kept has become something else than what stands on this page's screen. */
  let turned = 0

  const learn = (row: FastOrderRow | undefined) => {
    known = row?.stamp ?? null
    onScreen = { stamp: known, rows: row?.rows ?? [] }
    turned += 1
  }
  async function put(content: DraftContent, stamp: string) {
    const others = ((await kept())?.writings ?? [])
      .filter((one) => one.page !== page)
      .slice(1 - pagesKnown)
    await fastOrders.put({
      userId,
      customerKey,
      ...content,
      at: now(),
      stamp,
      writings: [...others, { page, stamp }],
    })
    known = stamp
    return true
  }
  /**
   * Runs one change of the draft after another; what this page knows changes with the draft or not at all. Its work is told
   * whether what is kept is still what the page saw when it asked.
   */
  async function change<T>(work: (asSeen: boolean) => Promise<T>, seen = turned): Promise<T> {
    let before = known
    try {
      return await database.transaction('rw', inOneGo, async () => {
        const stamp = (await kept())?.stamp ?? null
        before = known
        return await work(stamp === known && seen === turned)
      })
    } catch (error) {
      known = before
      throw error
    }
  }

  return {
    async read() {
      const left = tab.read(customerKey)
      const row = await kept().catch(() => undefined)
      learn(row)
      return left
        ? { products: [], ...row, problems: left.problems, rows: rowsLeft(left, row) }
        : row
    },
    async write(content) {
      const writing = { stamp: newId(), rows: content.rows }
      const seen = turned
      begun.add(writing)
      try {
        if (
          !(await writeDurably(database, () =>
            change(
              (asSeen) => (asSeen ? put(content, writing.stamp) : Promise.resolve(false)),
              seen,
            ),
          ))
        )
          throw new ChangedElsewhere()
        onScreen = writing
      } finally {
        begun.delete(writing)
      }
    },
    follow(listener) {
      // What comes may be older than the latest writing here; read behind that, it is not.
      const look = () =>
        database.transaction('r', fastOrders, async () => {
          const row = await kept()
          if ((row?.stamp ?? null) === known) return
          const before = onScreen.rows
          learn(row)
          listener(row ?? nothing, before)
        })
      return subscribeLive(kept, () => void look().catch(() => undefined))
    },
    leave: (content) =>
      tab.leave(customerKey, { ...content, known: onScreen, page, begun: [...begun] }),
    stay: tab.forget,
    async addToCart(lines, left, name) {
      const key = await change(async (asSeen) => {
        if (!asSeen) throw new ChangedElsewhere()
        const made =
          name === undefined
            ? await cart.addLines(customerKey, lines).then(() => null)
            : await cart.saveAsCart(customerKey, name, lines)
        await put(left, newId())
        return made
      })
      turned += 1
      return key
    },
    async takeBack({ from, before, taken }) {
      await change(async () => {
        if ('cart' in from) await cart.dropCart(customerKey, from.cart, null)
        else await cart.setQuantities(customerKey, from.quantities)
        const draft = (await kept()) ?? nothing
        const asked = new Set(draft.products.map((one) => one.asked))
        const rows = rowsBack(draft.rows, before.rows, taken)
        await put(
          {
            rows,
            problems: draft.problems,
            products: [
              ...draft.products,
              ...before.products.filter((one) => !asked.has(one.asked)),
            ],
          },
          newId(),
        )
      })
      turned += 1
    },
  }
}

/** Fast orders of one person, one for each customer. */
export const createFastOrderStore = (
  device: Device,
  userId: string,
  cart: CartStore,
  tab: LeftDraft,
): FastOrderStore => ({ of: (customerKey) => createDraft(device, userId, customerKey, cart, tab) })

/** What goes of a person's drafts at a logout: prices are not for the next one at this device; codes and quantities stay, for him alone. */
export const forgetDraftPrices = (database: OfflineDatabase, userId: string) =>
  database.fastOrders.where('userId').equals(userId).modify({ products: [] })
