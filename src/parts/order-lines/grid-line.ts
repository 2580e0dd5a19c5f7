import type { LineProblem } from '#domain/article-block.ts'
import { mayBePut, moreProblem } from '#domain/article-block.ts'
import { type Decimal, sum } from '#domain/money.ts'
import { lineSubtotal, unitPrice } from '#domain/price.ts'
import type { NewLine } from '#offline/cart-store.ts'
import type { DraftRow } from '#offline/fast-order-draft.ts'
import type { ProductFacts } from '#offline/product-facts.ts'

/** What is known of a code: not asked yet, no answer (no network, not on this device), or the articles it means. */
export type Known = { kind: 'asking' } | { kind: 'unanswered' } | { kind: 'answered'; products: readonly ProductFacts[] }

/** asking and unanswered: nobody knows yet; choose: the code means several; problem: it cannot be ordered as it stands. */
export type LineState = 'asking' | 'unanswered' | 'unknown' | 'choose' | 'problem' | 'ready'

/** A row with everything that is shown of it. */
export interface GridLine {
  row: DraftRow
  state: LineState
  product: ProductFacts | null
  /** To choose from. */
  products: readonly ProductFacts[]
  unit: Decimal | null
  subtotal: Decimal | null
  problem: LineProblem | null
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

/** @param wanted pieces of the same article in all rows: a quota is for the order */
export function lineOf(row: DraftRow, known: Known, wanted: (productId: string) => number): GridLine {
  const blank = { row, product: null, products: [], unit: null, subtotal: null, problem: null, short: null }
  if (known.kind !== 'answered') return { ...blank, state: known.kind }
  if (known.products.length === 0) return { ...blank, state: 'unknown' }
  const product = chosen(known.products, row.pick)
  if (!product) return { ...blank, state: 'choose', products: known.products }
  const { dealer, discount, decimal_precission: precision } = product.price
  const terms = discount.flatMap(({ detail }) => detail)
  const pieces = wanted(product.id)
  const left = product.stocks?.available ?? null
  const problem = moreProblem(product, pieces, 0)
  return {
    row, product, products: known.products, problem, state: problem ? 'problem' : 'ready',
    unit: dealer === null ? null : unitPrice(dealer, terms, row.qty),
    subtotal: dealer === null ? null : lineSubtotal(dealer, terms, row.qty, precision),
    short: !problem && left !== null && pieces > left ? left : null,
  }
}

/** What a row's article may be put into the cart with: known, not blocked, within its quota. */
export const canBeAdded = ({ product, problem }: GridLine): boolean => product !== null && mayBePut(problem)

/** What goes into a cart: lines of one article are one, and of their notes the first counts. @param noteOf note of a row, by its id */
export function newLinesOf(lines: readonly GridLine[], noteOf: (id: string) => string = () => ''): NewLine[] {
  const byArticle = new Map<string, NewLine>()
  for (const line of lines) {
    if (!line.product || !canBeAdded(line)) continue
    const before = byArticle.get(line.product.id)
    const note = before?.note ?? noteOf(line.row.id)
    byArticle.set(line.product.id, { product: line.product, qty: (before?.qty ?? 0) + line.row.qty, ...(note && { note }) })
  }
  return [...byArticle.values()]
}

export interface SorgTotal { sorg: string; total: Decimal; pieces: number; lines: number; product: ProductFacts }

/** Totals of what can be added, by sales organisation. */
export function totalsOf(lines: readonly GridLine[]): SorgTotal[] {
  const bySorg = new Map<string, GridLine[]>()
  for (const line of lines) if (line.product && canBeAdded(line)) push(bySorg, line.product.sorg, line)
  return [...bySorg].map(([sorg, own]) => ({
    sorg,
    total: sum(own.map(({ subtotal }) => subtotal ?? '0')),
    pieces: own.reduce((all, { row }) => all + row.qty, 0),
    lines: own.length,
    product: own[0]!.product!,
  }))
}

function push(map: Map<string, GridLine[]>, key: string, line: GridLine) {
  const list = map.get(key)
  if (list) list.push(line)
  else map.set(key, [line])
}
