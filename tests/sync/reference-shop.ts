import type { ArticleVerdict, CartState } from '#domain/cart/cart.ts'
import { compare, sum } from '#domain/ordering/money.ts'
import { lineSubtotal, unitPrice } from '#domain/ordering/price.ts'
import type { SnapshotLine, CartSnapshot } from '#offline/cart/cart-answer.ts'
import type { CheckoutAnswer } from '#domain/ordering/checkout-answer.ts'
import { productOf, promoted } from './products.ts'
import { articles, type CheckoutVariables, type OfficeChange, sorg, wanted } from './sync-server.ts'

/** Decisions of the office, in memory: blocks, prices, promotions, stock. */
export class ReferenceShop {
  private readonly blocked = new Set<string>()
  private readonly prices = new Map<string, string>(articles.map((article) => [article, '10.0000']))
  private readonly promotions = new Map<string, number>()
  private readonly stock = new Map<string, number>(wanted.map((article) => [article, 0]))
  private readonly wishes = new Map<string, string[]>()

  wishesOf(userId: string): string[] {
    return this.wishes.get(userId) ?? []
  }

  wish(
    userId: string,
    article: string,
    on: boolean,
  ): { articles: string[]; refused: string | null } {
    const others = this.wishesOf(userId).filter((one) => one !== article)
    const refused = on && (this.stock.get(article) ?? 1) > 0 ? 'in_stock' : null
    if (refused === null) this.keepWishes(userId, on ? [...others, article] : others)
    return { articles: [...this.wishesOf(userId)].sort(), refused }
  }

  endWishes(article: string): void {
    for (const [userId, wishes] of this.wishes)
      this.keepWishes(
        userId,
        wishes.filter((one) => one !== article),
      )
  }

  keepWishes(userId: string, wishes: string[]): void {
    this.wishes.set(userId, wishes)
  }

  change(change: OfficeChange): void {
    if (change.kind === 'block') this.blocked[change.blocked ? 'add' : 'delete'](change.article)
    if (change.kind === 'price') this.prices.set(change.article, change.dealer)
    if (change.kind === 'stock') this.stock.set(change.article, change.available)
    if (change.kind === 'promotion') this.promotions.set(change.article, change.percent)
  }

  verdict = (_: string, article: string): ArticleVerdict =>
    !(articles as readonly string[]).includes(article)
      ? 'unknown_article'
      : this.blocked.has(article)
        ? 'order_blocked'
        : 'fine'

  sell({ lines }: CartState): void {
    for (const { article, qty } of lines) {
      const left = this.stock.get(article)
      if (left !== undefined) this.stock.set(article, left - qty)
    }
  }

  linesOf(state: CartState): SnapshotLine[] {
    return state.lines.map(({ article, qty, version, note }) => {
      const dealer = this.prices.get(article) ?? '10.0000'
      const percent = this.promotions.get(article) ?? 0
      const product = productOf(
        article,
        dealer,
        this.blocked.has(article) ? 'order_blocked' : null,
        percent,
      )
      const left = this.stock.get(article)
      const problem = product.block
        ? { reason: product.block, limit: null }
        : left !== undefined && qty > left
          ? { reason: 'over_stock' as const, limit: left }
          : null
      return {
        id: `${sorg}/${article}`,
        qty,
        uom: 'EA',
        version,
        note: note ?? null,
        product,
        unitPrice: unitPrice(dealer, promoted(percent), qty),
        subtotal: lineSubtotal(dealer, promoted(percent), qty, 2),
        problem,
      }
    })
  }

  totalsOf(lines: readonly SnapshotLine[]): Pick<CartSnapshot, 'totalQuantity' | 'totals'> {
    const totalQuantity = lines.reduce((total, { qty }) => total + qty, 0)
    const total = sum(lines.map(({ subtotal }) => subtotal ?? '0'))
    return {
      totalQuantity,
      totals: lines.length
        ? [{ sorg, name: sorg, currency: 'USD', total, quantity: totalQuantity }]
        : [],
    }
  }

  differences(
    state: CartState,
    products: CheckoutVariables['products'],
  ): CheckoutAnswer['differences'] {
    const seen = new Map(products.map((product) => [product.article_code, product]))
    const of = (article_code: string, kind: CheckoutAnswer['differences'][number]['kind']) => ({
      kind,
      sorg,
      article_code,
      name: article_code,
      oldQty: null,
      newQty: null,
      oldPrice: null,
      newPrice: null,
      oldNote: null,
      newNote: null,
      oldReady: null,
      newReady: null,
      problem: null,
    })
    const now = this.linesOf(state).flatMap(
      ({ product: { article_code }, qty, note, unitPrice: price, problem }) => {
        const before = seen.get(article_code)
        if (problem) return [of(article_code, 'PROBLEM')]
        if (!before) return [of(article_code, 'ADDED')]
        if (before.qty !== qty) return [of(article_code, 'QUANTITY')]
        if (
          before.price === null || price === null
            ? before.price !== price
            : compare(before.price, price) !== 0
        )
          return [of(article_code, 'PRICE')]
        return before.note !== undefined && before.note !== (note ?? '')
          ? [of(article_code, 'NOTE')]
          : []
      },
    )
    const kept = new Set(state.lines.map(({ article }) => article))
    return [
      ...now,
      ...products
        .filter(({ article_code }) => !kept.has(article_code))
        .map(({ article_code }) => of(article_code, 'REMOVED')),
    ]
  }
}
