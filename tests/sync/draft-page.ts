import { rowsOfBoth } from '#offline/drafts/draft-rows.ts'
import {
  type AddedOrder,
  ChangedElsewhere,
  type DraftContent,
  type DraftRow,
  type FastOrderDraft,
} from '#offline/drafts/fast-order-draft.ts'
import type { NewLine } from '#offline/cart/cart-store.ts'

const contentOf = (rows: readonly DraftRow[]): DraftContent => ({
  rows,
  problems: [],
  products: [],
})

/** The fast order on the screen of a tab: what its page does with the product's draft, without the drawing. */
export class DraftPage {
  rows: readonly DraftRow[] = []
  /** What this page put into the cart last, and whose rows they were. */
  last: AddedOrder | null = null
  readonly customerKey: string
  /** Every id that this page has made since its last order began. */
  readonly ids: string[]
  private known: readonly DraftRow[] = []
  private unsaved = false
  /** Nothing begins any more; what has begun may come to its end. */
  private gone = false
  private readonly draft: FastOrderDraft

  private constructor(draft: FastOrderDraft, customerKey: string, ids: string[]) {
    this.draft = draft
    this.customerKey = customerKey
    this.ids = ids
  }

  /** Reads what is kept and what the page before has left, and keeps both as one. */
  static async open(draft: FastOrderDraft, customerKey: string, ids: string[]): Promise<DraftPage> {
    const page = new DraftPage(draft, customerKey, ids)
    page.rows = page.known = (await draft.read())?.rows ?? []
    if (page.rows.length > 0) await page.keep()
    return page
  }

  type(code: string, qty: number): void {
    const next = Math.max(0, ...this.rows.map(({ id }) => Number(id.slice(1)))) + 1
    this.rows = [...this.rows, { id: `r${next}`, code, qty, pick: null }]
    this.unsaved = true
  }

  /** Keeps what is on the screen; where another tab was first, what both have made of it. */
  async keep(): Promise<void> {
    try {
      await this.draft.write(contentOf(this.rows))
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error
      await this.look()
      await this.draft.write(contentOf(this.rows))
    }
    this.known = this.rows
    this.unsaved = false
    this.draft.stay()
  }

  /** Sees what another tab has made of the draft. */
  async look(): Promise<void> {
    const there = (await this.draft.read())?.rows ?? []
    this.rows = this.unsaved ? rowsOfBoth(this.known, this.rows, there) : there
    this.known = there
  }

  /** Presses the button that puts rows into the cart. @param quantities those of the cart before */
  async order(
    lines: readonly NewLine[],
    taken: ReadonlySet<string>,
    quantities: Extract<AddedOrder['from'], { quantities: unknown }>,
    name?: string,
  ): Promise<void> {
    const before = contentOf(this.rows)
    const left = contentOf(this.rows.filter(({ id }) => !taken.has(id)))
    // What an earlier order has made is none of this one's, also where the draft is refused; nor is what keeping it makes.
    this.ids.length = 0
    await this.draft.write(before)
    this.ids.length = 0
    if (this.gone) return
    const key = await this.draft.addToCart(lines, left, name)
    this.rows = this.known = left.rows
    this.unsaved = false
    this.last = { from: key === null ? quantities : { cart: key }, before, taken }
  }

  async takeBack(added: AddedOrder): Promise<void> {
    await this.draft.takeBack(added)
    this.last = null
    await this.look()
  }

  /** The page goes from one moment to the next. */
  goes(): void {
    this.gone = true
    if (this.unsaved) this.draft.leave(contentOf(this.rows))
  }
}
