import type {
  AddedOrder,
  DraftContent,
  DraftRow,
  FastOrderDraft,
} from '#offline/drafts/fast-order-draft.ts'
import type { NewLine } from '#offline/cart/cart-changes.ts'

const contentOf = (rows: readonly DraftRow[]): DraftContent => ({
  rows,
  problems: [],
  products: [],
})

let opened = 0

/** The fast order on the screen of a tab: what its page does with the product's draft, without the drawing. */
export class DraftPage {
  rows: readonly DraftRow[]
  /** Last lines this page put into the cart, and the rows they came from. */
  last: AddedOrder | null = null
  readonly customerKey: string
  /** Every id that this page has made since its last order began. */
  readonly ids: string[]
  /** Nothing begins any more; what has begun may come to its end. */
  private gone = false
  private readonly prefix = `p${(opened += 1)}-`
  private count = 0
  private readonly onGone: () => void
  private readonly draft: FastOrderDraft

  private constructor(
    draft: FastOrderDraft,
    customerKey: string,
    ids: string[],
    rows: readonly DraftRow[],
    onGone: () => void,
  ) {
    this.onGone = onGone
    this.draft = draft
    this.customerKey = customerKey
    this.ids = ids
    this.rows = rows
  }

  /** Reads what is stored, and stores what the page before could not. */
  static async open(
    draft: FastOrderDraft,
    customerKey: string,
    ids: string[],
    onGone: () => void,
  ): Promise<DraftPage> {
    return new DraftPage(draft, customerKey, ids, (await draft.open()).rows, onGone)
  }

  type(code: string, qty: number): void {
    this.show([...this.rows, { id: `${this.prefix}${(this.count += 1)}`, code, qty, pick: null }])
  }

  private show(rows: readonly DraftRow[]): void {
    this.rows = rows
    this.draft.set(contentOf(rows))
  }

  /** Stores what is on the screen, and shows what has become of it. */
  async keep(): Promise<void> {
    await this.draft.flush()
    await this.look()
  }

  /** Sees what other tabs have stored. */
  async look(): Promise<void> {
    this.rows = (await this.draft.refresh()).rows
  }

  /** Presses the button that puts rows into the cart. @param quantities those of the cart before */
  async order(
    lines: readonly NewLine[],
    taken: ReadonlySet<string>,
    quantities: Extract<AddedOrder['from'], { quantities: unknown }>,
    name?: string,
  ): Promise<void> {
    const before = contentOf(this.rows)
    await this.draft.flush()
    this.ids.length = 0
    if (this.gone) return
    const key = await this.draft.addToCart(lines, taken, name)
    this.show(this.rows.filter(({ id }) => !taken.has(id)))
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
    this.draft.stash()
    this.onGone()
  }
}
