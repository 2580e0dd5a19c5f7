import { codeWord } from '#domain/search/word-index.ts'
import type { DraftRow } from '#offline/drafts/fast-order-draft.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { type GridLine, type Known, lineOf } from './grid-line.ts'

const notAsked: Known = { kind: 'asking' }
const none = () => 0
const emptyCart: ReadonlyMap<string, number> = new Map()

interface Made {
  known: Known
  pieces: number
  line: GridLine
}

/**
 * Creates a grid's lines; an unchanged line stays the same object, so that its row is not rendered again. Takes the
 * cart's pieces of each article, by id.
 */
export function createLines() {
  let made = new Map<DraftRow, Made>()
  return (
    rows: readonly DraftRow[],
    known: ReadonlyMap<string, Known>,
    inCart = emptyCart,
  ): GridLine[] => {
    const answers = rows.map(({ code }) => known.get(codeWord(code)) ?? notAsked)
    const pieces = new Map<string, number>()
    const products = rows.map((row, n) => {
      const before = made.get(row)
      const product =
        before && before.known === answers[n]
          ? before.line.product
          : lineOf(row, answers[n]!, none, none).product
      if (product) pieces.set(product.id, (pieces.get(product.id) ?? 0) + row.qty)
      return product
    })
    const next = new Map<DraftRow, Made>()
    const lines = rows.map((row, n) => {
      const article = products[n]?.id ?? ''
      const [wanted, lying] = [pieces.get(article) ?? 0, inCart.get(article) ?? 0]
      const before = made.get(row)
      const same =
        before &&
        before.known === answers[n] &&
        before.pieces === wanted &&
        before.line.lying === lying
      const line = same
        ? before.line
        : lineOf(
            row,
            answers[n]!,
            () => wanted,
            () => lying,
          )
      next.set(row, { known: answers[n]!, pieces: wanted, line })
      return line
    })
    made = next
    return lines
  }
}

/** Returns lines of known articles with quantities, priced together with the cart's pieces. */
export function linesOfArticles(
  rows: readonly { id: string; product: ProductFacts; qty: number }[],
  inCart: ReadonlyMap<string, number>,
): GridLine[] {
  const pieces = new Map<string, number>()
  for (const { product, qty } of rows) pieces.set(product.id, (pieces.get(product.id) ?? 0) + qty)
  return rows.map(({ id, product, qty }) =>
    lineOf(
      { id, code: product.article_code, qty, pick: product.id },
      { kind: 'answered', products: [product] },
      (article) => pieces.get(article) ?? 0,
      (article) => inCart.get(article) ?? 0,
    ),
  )
}
