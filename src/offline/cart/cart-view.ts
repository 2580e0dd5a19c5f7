import type { LineProblem } from '#domain/article/article-block.ts'
import { type CartState, lineKey, type LineState, runSteps, stepOn } from '#domain/cart/cart.ts'
import { articleOf, cartsOf } from '#domain/cart/intent-targets.ts'
import { compare, type Decimal, sum } from '#domain/ordering/money.ts'
import { lineSubtotal, unitPrice } from '#domain/ordering/price.ts'
import type { SnapshotLine, SnapshotTotal, CartSnapshot } from './cart-answer.ts'
import type { SnapshotRow } from '../database.ts'
import { cartIntentOf, type CartRow } from './cart-rows.ts'
import type { ProductFacts } from './product-facts.ts'

export interface ViewLine {
  /** sorg/article_code */
  id: string
  sorg: string
  article: string
  qty: number
  /** A change of this line waits on the device. */
  unsent: boolean
  /** The buyer's note; empty: none. */
  note: string
  uom: string
  /** Null: added on another device's word and never seen here. */
  product: ProductFacts | null
  unitPrice: Decimal | null
  subtotal: Decimal | null
  /** As the server said of the quantity it knows; null for a quantity it does not know yet. */
  problem: LineProblem | null
}

/** A customer's cart as shown on the screen. */
export interface CartView {
  /** '' is the active cart. */
  key: string
  lines: ViewLine[]
  totalQuantity: number
  totals: SnapshotTotal[]
  /** Of the server's answer below; null: none was ever seen on this device. */
  version: number | null
  pendingCount: number
  /** Number of the person's last change from this device that is in it; 0: none is. */
  ownSeq: number
  /** Time the server's answer was stored, in ms of this device's clock; null: never. */
  at: number | null
}

/**
 * Sources of the view. `key` is the cart's, '' the active one; `streamId` the person's present stream; `pending` their
 * intents for this customer.
 */
export interface CartDeps {
  key?: string
  base: SnapshotRow | undefined
  streamId: string
  pending: CartRow[]
  articles: ReadonlyMap<string, ProductFacts>
}

const me = 'me'
/** Verdict on every article: the device cannot check, the server does. */
export const noProblem = () => 'fine' as const

/** A cart answer with what every view of it needs, made once for each answer. */
interface Prepared {
  state: CartState
  known: Map<string, SnapshotLine>
  shown: Map<string, ViewLine>
}

const prepared = new WeakMap<CartSnapshot, Prepared>()
const nothing: Prepared = { state: { version: 0, lines: [] }, known: new Map(), shown: new Map() }

function prepare(cart: CartSnapshot | undefined): Prepared {
  if (!cart) return nothing
  const before = prepared.get(cart)
  if (before) return before
  const made: Prepared = {
    state: {
      version: cart.version,
      lines: cart.lines.map(({ product, qty, version, note }): LineState => ({
        sorg: product.sorg,
        article: product.article_code,
        qty,
        version,
        changedBy: '',
        ...(note && { note }),
      })),
    },
    known: new Map(cart.lines.map((line) => [line.id, line])),
    shown: new Map(cart.lines.map((line) => [line.id, shownLine(line)])),
  }
  prepared.set(cart, made)
  return made
}

const lineOf = ({
  id,
  qty,
  uom,
  note,
  product,
  unitPrice,
  subtotal,
  problem,
}: SnapshotLine): ViewLine => ({
  id,
  sorg: product.sorg,
  article: product.article_code,
  qty,
  note: note ?? '',
  unsent: false,
  uom,
  product,
  unitPrice,
  subtotal,
  problem,
})

const shownLines = new WeakMap<SnapshotLine, ViewLine>()

/** A line that the next answer has unchanged stays the same object: it is not drawn again. */
function shownLine(line: SnapshotLine): ViewLine {
  const shown = shownLines.get(line) ?? lineOf(line)
  shownLines.set(line, shown)
  return shown
}

/** The rows that a cart answer does not hold yet. Under another stream its count says nothing of ours, and none is in it. */
export const notYetAdded = (
  answer: { streamId: string; streamSeq: number } | undefined,
  pending: CartRow[],
  streamId: string,
): CartRow[] =>
  answer?.streamId === streamId ? pending.filter(({ seq }) => seq > answer.streamSeq) : pending

/**
 * The server's cart with what waits on the device on top, through the server's own reducer. Each cart is folded for itself:
 * the answers to two carts may hold different numbers of this device's intents. Pure.
 */
export function cartView({ key = '', base, streamId, pending, articles }: CartDeps): CartView {
  const own = pending.filter((row) => cartsOf(cartIntentOf(row)).includes(key))
  const { state, known, shown: before } = prepare(base?.cart)
  const later = notYetAdded(
    base && { streamId: base.streamId, streamSeq: base.cart.streamSeq },
    own,
    streamId,
  )
  const { lines } = runSteps(
    state,
    later.flatMap((row) => stepOn(key, cartIntentOf(row)) ?? []),
    me,
    noProblem,
  ).cart
  const touched = new Set(own.flatMap((row) => articleOf(row) ?? []).map(lineKey))
  // Returns the same object for an unchanged line, so that it is not drawn again.
  const shown =
    own.length === 0
      ? [...before.values()]
      : lines.map(({ sorg, article, qty, note = '' }) => {
          const id = `${sorg}/${article}`
          const unsent = touched.has(id)
          return (
            (!unsent && before.get(id)) || {
              id,
              sorg,
              article,
              qty,
              note,
              unsent,
              ...factsOf(qty, known.get(id), articles.get(id)),
            }
          )
        })
  return {
    key,
    lines: shown,
    totalQuantity: shown.reduce((total, { qty }) => total + qty, 0),
    totals:
      later.length || !base ? totalsOf(shown, before, base?.cart.totals ?? []) : base.cart.totals,
    version: base?.cart.version ?? null,
    pendingCount: own.length,
    ownSeq: Math.max(
      base?.streamId === streamId ? base.cart.streamSeq : 0,
      pending.at(-1)?.seq ?? 0,
    ),
    at: base?.at ?? null,
  }
}

function factsOf(qty: number, line: SnapshotLine | undefined, added: ProductFacts | undefined) {
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

/** Totals by sales organisation: the server's, and what the lines that differ from its answer add or take. */
function totalsOf(
  lines: ViewLine[],
  before: ReadonlyMap<string, ViewLine>,
  known: SnapshotTotal[],
): SnapshotTotal[] {
  const bySorg = new Map<string, SnapshotTotal>()
  const changes = new Map<string, Decimal[]>()
  const kept = new Set<string>()
  const change = (sorg: string, amount: Decimal | null, sign: '' | '-') =>
    amount &&
    changes.set(sorg, [
      ...(changes.get(sorg) ?? []),
      compare(amount, '0') < 0 && sign ? amount.slice(1) : sign + amount,
    ])
  for (const line of lines) {
    const { sorg, qty, product } = line
    const total = bySorg.get(sorg)
    if (total) total.quantity += qty
    else {
      const told = known.find((one) => one.sorg === sorg)
      bySorg.set(sorg, {
        sorg,
        name: told?.name ?? sorg,
        currency: told?.currency ?? product?.price.symbol ?? '',
        total: told?.total ?? '0',
        quantity: qty,
      })
    }
    const old = before.get(line.id)
    kept.add(line.id)
    if (old === line) continue
    change(sorg, old?.subtotal ?? null, '-')
    change(sorg, line.subtotal, '')
  }
  for (const [id, { sorg, subtotal }] of before) if (!kept.has(id)) change(sorg, subtotal, '-')
  return [...bySorg.values()].map((one) => ({
    ...one,
    total: sum([one.total, ...(changes.get(one.sorg) ?? [])]),
  }))
}
