import { liveQuery } from 'dexie'
import { codeWord } from '#domain/word-index.ts'
import type { CartStore, NewLine, QuantityChange } from './cart-store.ts'
import type { OfflineDatabase } from './database.ts'
import type { Left, LeftDraft } from './left-draft.ts'
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
export interface FastOrderRow extends DraftContent { userId: string; customerKey: string; at: number; /** Another one after each writing. */ stamp: string }

/** Somebody at this device, in another tab, has changed the draft since it was read here: nothing was done. */
export class ChangedElsewhere extends Error {}

/** A customer's fast order as one page knows it. Nothing writes over what another tab has made of it since. */
export interface FastOrderDraft {
  /** What is kept, with what a page of this tab left that went before it was kept; what another tab has ordered since stays away. */
  read(): Promise<DraftContent | undefined>
  /** Keeps the draft as it is now; an empty one is removed. @throws NotSavedError when the device keeps nothing, ChangedElsewhere */
  write(content: DraftContent): Promise<void>
  /** Tells what another tab has made of the draft; from then on that is what this page knows. Returns how to end it. */
  follow(listener: (content: DraftContent) => void): () => void
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
export interface FastOrderStore { of(customerKey: string): FastOrderDraft }

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

/**
 * What two tabs have made of the same rows: all of the other's, and what was changed here since both knew the same. A code
 * stands once; its quantity is the one chosen here.
 */
export function rowsOfBoth(known: readonly DraftRow[], here: readonly DraftRow[], there: readonly DraftRow[]): DraftRow[] {
  const before = new Map(known.map((row) => [row.id, row]))
  const changed = here.filter((row) => {
    const was = before.get(row.id)
    return was?.code !== row.code || was.qty !== row.qty || was.pick !== row.pick
  })
  const both = [...there]
  let next = Math.max(0, ...there.map(numberOf))
  for (const row of changed) {
    const at = both.findIndex(({ code }) => codeWord(code) === codeWord(row.code))
    if (at >= 0) both[at] = { ...row, id: both[at]!.id }
    else both.push({ ...row, id: `r${(next += 1)}` })
  }
  return both
}

const nothing: DraftContent = { rows: [], problems: [], products: [] }

function createDraft({ database, now, newId }: Device, userId: string, customerKey: string, cart: CartStore, tab: LeftDraft): FastOrderDraft {
  const { facts, streams, outbox, articles, fastOrders } = database
  const inOneGo = [facts, streams, outbox, articles, fastOrders]
  const kept = () => fastOrders.get([userId, customerKey])
  /** The stamp of what this page knows; null: of no draft. */
  let known: string | null = null
  /** What the page has on its screen of what is kept: an order changes that behind it, and is under way when a page goes. */
  let onScreen: Left['known'] = { stamp: null, rows: [] }

  const isKnown = async () => ((await kept())?.stamp ?? null) === known
  async function put(content: DraftContent) {
    const stamp = content.rows.length + content.problems.length === 0 ? null : newId()
    if (stamp === null) await fastOrders.delete([userId, customerKey])
    else await fastOrders.put({ userId, customerKey, ...content, at: now(), stamp })
    return stamp
  }
  /** Runs one change of the draft after another; what this page knows changes with the draft or not at all. */
  async function change<T>(work: () => Promise<{ stamp: string | null; result: T }>): Promise<T> {
    let before = known
    try {
      return await database.transaction('rw', inOneGo, async () => {
        before = known
        const { stamp, result } = await work()
        known = stamp
        return result
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
      known = row?.stamp ?? null
      onScreen = { stamp: known, rows: row?.rows ?? [] }
      if (!left) return row
      const { rows, problems, known: before } = left
      return { products: [], ...row, problems, rows: !before || before.stamp === known ? rows : rowsOfBoth(before.rows, rows, row?.rows ?? []) }
    },
    async write(content) {
      const written = await keep(database, () => change(async () => ((await isKnown()) ? { stamp: await put(content), result: true } : { stamp: known, result: false })))
      if (!written) throw new ChangedElsewhere()
      onScreen = { stamp: known, rows: content.rows }
    },
    follow(listener) {
      // What comes may be older than the latest writing here; read behind that, it is not.
      const look = () => database.transaction('r', fastOrders, async () => {
        const row = await kept()
        if ((row?.stamp ?? null) === known) return
        known = row?.stamp ?? null
        onScreen = { stamp: known, rows: row?.rows ?? [] }
        listener(row ?? nothing)
      })
      const subscription = liveQuery(kept).subscribe({ next: () => void look().catch(() => undefined), error: () => {} })
      return () => subscription.unsubscribe()
    },
    leave: (content) => tab.leave(customerKey, { ...content, known: onScreen }),
    stay: tab.forget,
    addToCart: (lines, left, name) => change(async () => {
      if (!(await isKnown())) throw new ChangedElsewhere()
      const result = name === undefined ? await cart.addLines(customerKey, lines).then(() => null) : await cart.saveAsCart(customerKey, name, lines)
      return { stamp: await put(left), result }
    }),
    takeBack: ({ from, before, taken }) => change(async () => {
      if ('cart' in from) await cart.dropCart(customerKey, from.cart, null)
      else await cart.setQuantities(customerKey, from.quantities)
      const draft = (await kept()) ?? nothing
      const asked = new Set(draft.products.map((one) => one.asked))
      const rows = rowsBack(draft.rows, before.rows, taken)
      return { stamp: await put({ rows, problems: draft.problems, products: [...draft.products, ...before.products.filter((one) => !asked.has(one.asked))] }), result: undefined }
    }),
  }
}

/** Fast orders of one person, one for each customer. */
export const createFastOrderStore = (device: Device, userId: string, cart: CartStore, tab: LeftDraft): FastOrderStore =>
  ({ of: (customerKey) => createDraft(device, userId, customerKey, cart, tab) })

/** What goes of a person's drafts at a logout: prices are not for the next one at this device; codes and quantities stay, for him alone. */
export const forgetDraftPrices = (database: OfflineDatabase, userId: string) =>
  database.fastOrders.where('userId').equals(userId).modify({ products: [] })
