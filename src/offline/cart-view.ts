import type { LineProblem } from '#domain/article-block.ts'
import { applyIntent, type CartIntent, type CartState } from '#domain/cart.ts'
import { type Decimal, sum } from '#domain/money.ts'
import { lineSubtotal, unitPrice } from '#domain/price.ts'
import type { BaseLine, BaseTotal, CartBase } from './cart-answer.ts'
import type { BaseRow, OutboxRow } from './database.ts'
import type { ProductFacts } from './product-facts.ts'

export interface ViewLine {
  /** sorg/article_code */
  id: string
  sorg: string
  article: string
  qty: number
  /** A change of this line waits on the device. */
  unsent: boolean
  uom: string
  /** Null: added on another device's word and never seen here. */
  product: ProductFacts | null
  unitPrice: Decimal | null
  subtotal: Decimal | null
  /** As the server said of the quantity it knows; null for a quantity it does not know yet. */
  problem: LineProblem | null
}

/** A customer's cart as it stands on the screen. */
export interface CartView {
  lines: ViewLine[]
  totalQuantity: number
  totals: BaseTotal[]
  /** Of the server's answer below; null: none was ever seen on this device. */
  version: number | null
  pendingCount: number
  /** When the server's answer was kept, in ms of this device's clock; null: never. */
  at: number | null
}

/** What the view is made of. `streamId` is the person's present stream. */
export interface CartParts {
  base: BaseRow | undefined
  streamId: string
  pending: OutboxRow[]
  articles: ReadonlyMap<string, ProductFacts>
}

const me = 'me'
const fine = () => 'fine' as const

const stateOf = (cart: CartBase | undefined): CartState => ({
  version: cart?.version ?? 0,
  lines: cart?.lines.map(({ product, qty, version }) => ({ sorg: product.sorg, article: product.article_code, qty, version, changedBy: '' })) ?? [],
})

/** The rows that a cart answer does not hold yet. Under another stream its count says nothing of ours, and none is in it. */
export const notYetIn = (base: BaseRow | undefined, pending: OutboxRow[], streamId: string): OutboxRow[] =>
  base?.streamId === streamId ? pending.filter(({ seq }) => seq > base.cart.streamSeq) : pending

/** The server's cart with what waits on the device on top, through the server's own reducer. Pure. */
export function cartView({ base, streamId, pending, articles }: CartParts): CartView {
  const known = new Map(base?.cart.lines.map((line) => [line.id, line]))
  const later = notYetIn(base, pending, streamId)
  const { lines } = later.reduce((state, { kind, args }) => applyIntent(state, { kind, args } as CartIntent, me, fine).cart, stateOf(base?.cart))
  const touched = new Set(pending.map(({ args }) => ('article' in args ? `${args.sorg}/${args.article}` : '')))
  const shown = lines.map(({ sorg, article, qty }) => {
    const id = `${sorg}/${article}`
    return { id, sorg, article, qty, unsent: touched.has(id), ...factsOf(qty, known.get(id), articles.get(id)) }
  })
  return {
    lines: shown,
    totalQuantity: shown.reduce((total, { qty }) => total + qty, 0),
    totals: later.length || !base ? totalsOf(shown, base?.cart.totals ?? []) : base.cart.totals,
    version: base?.cart.version ?? null,
    pendingCount: pending.length,
    at: base?.at ?? null,
  }
}

function factsOf(qty: number, line: BaseLine | undefined, added: ProductFacts | undefined) {
  if (line && line.qty === qty) {
    const { uom, product, unitPrice, subtotal, problem } = line
    return { uom, product, unitPrice, subtotal, problem }
  }
  const product = line?.product ?? added ?? null
  const uom = line?.uom ?? product?.uom ?? ''
  const dealer = product?.price.dealer
  if (!product || !dealer) return { uom, product, unitPrice: null, subtotal: null, problem: null }
  const discounts = product.price.discount.flatMap(({ detail }) => detail)
  return {
    uom,
    product,
    unitPrice: unitPrice(dealer, discounts, qty),
    subtotal: lineSubtotal(dealer, discounts, qty, product.price.decimal_precission),
    problem: null,
  }
}

function totalsOf(lines: ViewLine[], known: BaseTotal[]): BaseTotal[] {
  return [...new Set(lines.map(({ sorg }) => sorg))].map((sorg) => {
    const own = lines.filter((line) => line.sorg === sorg)
    const before = known.find((total) => total.sorg === sorg)
    return {
      sorg,
      name: before?.name ?? sorg,
      currency: before?.currency ?? own[0]?.product?.price.symbol ?? '',
      total: sum(own.map(({ subtotal }) => subtotal ?? '0')),
      quantity: own.reduce((total, { qty }) => total + qty, 0),
    }
  })
}
