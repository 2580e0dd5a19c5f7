import type { ProductFacts } from '../cart/product-facts.ts'
import {
  addLines,
  dropCart,
  newCart,
  type NewLine,
  type QuantityChange,
  setQuantities,
} from '../cart/cart-changes.ts'
import type { Dispatch } from '../sync/dispatch.ts'
import type { Device } from '../device.ts'
import { createDraftEditor, type DraftEditor, type DraftEntry } from './draft-editor.ts'
import type { DraftStash } from './draft-stash.ts'

/**
 * A row as it was typed, pasted or scanned. `pick`: the product chosen where the code alone does not say which;
 * `readings`: other ways to understand the pasted line, as long as it is not known which of them exists.
 */
export interface DraftRow {
  /** Unique over all tabs: rows of the same draft are made in several. */
  id: string
  code: string
  qty: number
  pick: string | null
  readings?: { code: string; qty: number }[]
  doubt?: boolean
  /** Stored while its quantity was being typed: after a crash a person checks it. */
  unsure?: boolean
}

/** A line of a paste or a file that could not be used. */
export interface DraftProblem {
  line: number
  text: string
  reason: string
}

/** Contents of a fast order. `products`: known facts of its articles, by the code as it was asked. */
export interface DraftContent {
  rows: readonly DraftRow[]
  problems: readonly DraftProblem[]
  products: readonly { asked: string; products: readonly ProductFacts[] }[]
}

/** A customer's fast order as one page edits it. */
export interface FastOrderDraft extends Pick<DraftEditor, 'flush' | 'isPending' | 'stash'> {
  /** Reads the draft, with what the page before in this tab could not store. Call once, before anything else. */
  open(): Promise<DraftContent>
  /** Reads what other tabs have stored since. */
  refresh(): Promise<DraftContent>
  /** Takes what is on the screen now. Stored by the next `flush`. */
  set(content: DraftContent): void
  /** Calls with the whole draft after another tab has changed it. Returns how to stop. */
  subscribe(listener: (content: DraftContent) => void): () => void
  /**
   * Puts lines into the cart, or with a name into a new one, and takes their rows out of the draft: both or neither, for a
   * crash between them would order twice. Returns the key of the new cart; null: the active one.
   * @throws NotSavedError when the device stores nothing, StaleDraftError when another tab has changed one of the rows
   */
  addToCart(
    lines: readonly NewLine[],
    taken: ReadonlySet<string>,
    name?: string,
  ): Promise<string | null>
  /** Takes out of the cart what `addToCart` has put in, and puts its rows back into the draft: both or neither. */
  takeBack(added: AddedOrder): Promise<void>
}

/** Fast orders of one person, one for each customer. */
export interface FastOrderStore {
  of(customerKey: string): FastOrderDraft
}

/** Rows that went out of a fast order into a cart. */
export interface AddedOrder {
  /** Key of the cart that was opened for it, else the quantities that the active cart is to have again. */
  from: { cart: string } | { quantities: readonly QuantityChange[] }
  /** The draft before it went. */
  before: DraftContent
  /** Ids of the rows that went. */
  taken: ReadonlySet<string>
}

/** The draft's name, by which its rows are found. */
export const fastOrderOf = (customerKey: string): string => `fast-order/${customerKey}`

const problemsId = 'problems'

function entriesOf({ rows, problems, products }: DraftContent): DraftEntry[] {
  const facts = new Map(products.map((one) => [one.asked, one.products]))
  const entries = rows.map((row): DraftEntry => {
    const extra = facts.get(row.code)
    return { id: row.id, value: row, ...(extra && { extra }) }
  })
  return problems.length > 0 ? [{ id: problemsId, value: problems }, ...entries] : entries
}

function contentOf(entries: readonly DraftEntry[]): DraftContent {
  const rows = entries.filter(({ id }) => id !== problemsId)
  return {
    rows: rows.map(({ value }) => value as DraftRow),
    problems: (entries.find(({ id }) => id === problemsId)?.value ?? []) as DraftProblem[],
    products: rows.flatMap(({ value, extra }) =>
      extra ? [{ asked: (value as DraftRow).code, products: extra as ProductFacts[] }] : [],
    ),
  }
}

/** Opens the fast orders of one person. */
export const createFastOrderStore = (
  device: Device,
  userId: string,
  dispatch: Dispatch,
  stash: DraftStash,
): FastOrderStore => ({
  of(customerKey) {
    const editor = createDraftEditor(device, userId, fastOrderOf(customerKey), stash)
    const { facts, streams, outbox, articles } = device.database
    const queue = [facts, streams, outbox, articles]
    return {
      open: () => editor.open().then(contentOf),
      refresh: () => editor.refresh().then(contentOf),
      set: (content) => editor.set(entriesOf(content)),
      flush: editor.flush,
      isPending: editor.isPending,
      stash: editor.stash,
      subscribe: (listener) => editor.subscribe((entries) => listener(contentOf(entries))),
      addToCart: (lines, taken, name) =>
        editor.send(taken, queue, async () => {
          const key = name === undefined ? null : device.newId()
          await dispatch(
            customerKey,
            key === null ? addLines('', lines) : newCart(key, name ?? '', lines),
          )
          return key
        }),
      takeBack: ({ from, before, taken }) =>
        editor.restore(
          entriesOf(before).filter(({ id }) => taken.has(id)),
          queue,
          () =>
            dispatch(
              customerKey,
              'cart' in from ? dropCart(from.cart, null) : setQuantities('', from.quantities),
            ),
        ),
    }
  },
})
