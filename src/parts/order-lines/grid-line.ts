import type { LineProblem } from '#domain/article/article-block.ts'
import { mayBeOrdered, moreProblem } from '#domain/article/article-block.ts'
import { add, type Decimal, round, sum, times } from '#domain/ordering/money.ts'
import { lineSubtotal, unitPrice } from '#domain/ordering/price.ts'
import type { NewLine } from '#offline/cart/cart-changes.ts'
import type { DraftRow } from '#offline/drafts/fast-order-draft.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'

/** Knowledge about a code: not asked yet, no answer (offline, not on this device), or the articles it means. */
export type Known =
  | { kind: 'asking' }
  | { kind: 'unanswered' }
  | {
      kind: 'answered'
      products: readonly ProductFacts[]
      /** Articles that a code without any may mean. */
      closest?: readonly ProductFacts[]
    }

/**
 * asking and unanswered: unknown yet; choose: the code means several articles; problem: cannot be ordered as it is.
 */
export type LineState = 'asking' | 'unanswered' | 'unknown' | 'choose' | 'problem' | 'ready'

/** A row with everything that is shown of it. */
export interface GridLine {
  row: DraftRow
  state: LineState
  product: ProductFacts | null
  /** To choose from. */
  products: readonly ProductFacts[]
  /** Articles that an unknown code may mean. */
  closest: readonly ProductFacts[]
  /** As the cart will have it: for all pieces of the article, those in other rows and in the cart among them. */
  unit: Decimal | null
  /** The row's own pieces at that price. */
  subtotal: Decimal | null
  problem: LineProblem | null
  /** Pieces of the article that lie in the cart already. */
  lying: number
  /** More than is in stock where that is no reason to refuse: what is left. */
  short: number | null
}

/** Of one article in several sales organisations the first that can be ordered stands for it; several articles are for a person to tell apart. */
function chosen(products: readonly ProductFacts[], pick: string | null): ProductFacts | null {
  const picked = products.find(({ id }) => id === pick)
  if (picked) return picked
  if (new Set(products.map(({ article_code }) => article_code)).size > 1) return null
  return products.find(({ block }) => block === null) ?? products[0] ?? null
}

/**
 * Computes a row for its cart.
 * @param wanted pieces of the same article in all rows: quotas and price breaks apply to the order
 * @param lying pieces of it already in the cart
 */
export function lineOf(
  row: DraftRow,
  known: Known,
  wanted: (productId: string) => number,
  lying: (productId: string) => number,
): GridLine {
  const blank = {
    row,
    product: null,
    products: [],
    closest: [],
    unit: null,
    subtotal: null,
    problem: null,
    lying: 0,
    short: null,
  }
  if (known.kind !== 'answered') return { ...blank, state: known.kind }
  if (known.products.length === 0)
    return { ...blank, state: 'unknown', closest: known.closest ?? [] }
  const product = chosen(known.products, row.pick)
  if (!product) return { ...blank, state: 'choose', products: known.products }
  const { dealer, decimal_precission: precision } = product.price
  const [pieces, inCart] = [wanted(product.id), lying(product.id)]
  const left = product.stocks?.available ?? null
  const problem = moreProblem(product, pieces, inCart)
  const unit = dealer === null ? null : unitPrice(dealer, termsOf(product), inCart + pieces)
  return {
    row,
    product,
    products: known.products,
    closest: [],
    problem,
    lying: inCart,
    state: problem ? 'problem' : 'ready',
    unit,
    subtotal: unit && round(times(unit, row.qty), precision),
    short: !problem && left !== null && inCart + pieces > left ? left : null,
  }
}

const termsOf = ({ price }: ProductFacts) => price.discount.flatMap(({ detail }) => detail)

/** Whether a row can be added: its article is known, not blocked, within its quota. */
export const canBeAdded = ({ product, problem }: GridLine): boolean =>
  product !== null && mayBeOrdered(problem)

/**
 * Returns the lines to add: lines of one article are merged, and the first of their notes counts.
 * @param noteOf note of a row, by its id
 */
export function newLinesOf(
  lines: readonly GridLine[],
  noteOf: (id: string) => string = () => '',
): NewLine[] {
  const byArticle = new Map<string, NewLine>()
  for (const line of lines) {
    if (!line.product || !canBeAdded(line)) continue
    const before = byArticle.get(line.product.id)
    const note = before?.note ?? noteOf(line.row.id)
    byArticle.set(line.product.id, {
      product: line.product,
      qty: (before?.qty ?? 0) + line.row.qty,
      ...(note && { note }),
    })
  }
  return [...byArticle.values()]
}

/** `total` is the amount added to the cart; `repriced` the part from pieces already in it that get another price. */
export interface SorgTotal {
  sorg: string
  total: Decimal
  repriced: Decimal
  pieces: number
  lines: number
  product: ProductFacts
}

/** Totals of what can be added, by sales organisation. */
export function totalsOf(lines: readonly GridLine[]): SorgTotal[] {
  const bySorg = new Map<string, GridLine[]>()
  for (const line of lines)
    if (line.product && canBeAdded(line)) push(bySorg, line.product.sorg, line)
  return [...bySorg].map(([sorg, own]) => {
    const rows = sum(own.map(({ subtotal }) => subtotal ?? '0'))
    const repriced = repricedBy(own)
    return {
      sorg,
      repriced,
      total: add(rows, repriced),
      pieces: own.reduce((all, { row }) => all + row.qty, 0),
      lines: own.length,
      product: own[0]!.product!,
    }
  })
}

/** By how much the lines of a cart change beside what is added to them: their pieces are priced with those that come. */
function repricedBy(lines: readonly GridLine[]): Decimal {
  const byArticle = new Map<string, GridLine[]>()
  for (const line of lines) if (line.lying > 0) push(byArticle, line.product!.id, line)
  return sum(
    [...byArticle.values()].flatMap((own) => {
      const { product, lying } = own[0]!
      const { dealer, decimal_precission: precision } = product!.price
      if (dealer === null) return []
      const amount = (qty: number) => lineSubtotal(dealer, termsOf(product!), qty, precision)
      const pieces = own.reduce((all, { row }) => all + row.qty, 0)
      return [
        amount(lying + pieces),
        negative(amount(lying)),
        ...own.map(({ subtotal }) => negative(subtotal!)),
      ]
    }),
  )
}

const negative = (amount: Decimal) => times(amount, -1)

function push(map: Map<string, GridLine[]>, key: string, line: GridLine) {
  const list = map.get(key)
  if (list) list.push(line)
  else map.set(key, [line])
}
