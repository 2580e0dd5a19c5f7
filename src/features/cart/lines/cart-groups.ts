import type { CurrencyFormat } from '#domain/portal/host-config.ts'
import { formatMoney, sum } from '#domain/ordering/money.ts'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'

/** The lines of one sales organisation. The total is of all its lines, also of those a search hides. */
export interface CartGroup {
  sorg: string
  /** Of the merchant; null while the server has never named it here. */
  name: string | null
  currency: string
  total: string
  lines: ViewLine[]
}

/** Compares names as people read them. */
export const byName = new Intl.Collator(undefined, { numeric: true })

/** The usual unit, which is not said. */
const piece = 'EA'

/** Writes a quantity; its unit where that is not the piece. */
export const quantityText = (qty: string, uom: string | null | undefined): string =>
  uom && uom !== piece ? `${qty} ${uom}` : qty

/** Names a line: its article's name, or the code where the device knows no more. */
export const nameOf = ({ product, article }: Pick<ViewLine, 'product' | 'article'>): string =>
  product?.name ?? article

/** The code people read. */
export const codeOf = ({ product, article }: Pick<ViewLine, 'product' | 'article'>): string =>
  product?.article_code_display ?? article

function matches(line: ViewLine, words: readonly string[]): boolean {
  const text =
    `${nameOf(line)} ${line.article} ${codeOf(line)} ${line.product?.brand ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Comparing names as people read them costs most of a long list: the order holds as long as the lines are called the same. */
let lastOrder: ReadonlyMap<string, { name: string; place: number }> = new Map()

function placesOf(lines: readonly ViewLine[]): typeof lastOrder {
  if (
    lines.length === lastOrder.size &&
    lines.every((line) => lastOrder.get(line.id)?.name === nameOf(line))
  )
    return lastOrder
  const sorted = [...lines].sort(
    (a, b) => byName.compare(nameOf(a), nameOf(b)) || byName.compare(a.article, b.article),
  )
  lastOrder = new Map(sorted.map((line, place) => [line.id, { name: nameOf(line), place }]))
  return lastOrder
}

/**
 * The cart by sales organisation; a group in which nothing is found is left out. Lines stand by name: the server's order
 * is that of their last change, and a line must not jump away from under the hand that changes it.
 */
export function cartGroups({ lines, totals }: CartView, search = ''): CartGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const places = placesOf(lines)
  const ordered: ViewLine[] = []
  for (const line of lines) ordered[places.get(line.id)!.place] = line
  const found = words.length > 0 ? ordered.filter((line) => matches(line, words)) : ordered
  return totals
    .map(({ sorg, name, currency, total }) => ({
      sorg,
      name: name === sorg ? null : name,
      currency,
      total,
      lines: found.filter((line) => line.sorg === sorg),
    }))
    .filter((group) => group.lines.length > 0)
}

/** Returns one sum for the whole cart; null with several currencies. */
export function grandTotal({ totals }: CartView): string | null {
  return new Set(totals.map(({ currency }) => currency)).size > 1
    ? null
    : sum(totals.map(({ total }) => total))
}

/** Returns the money format of a group: its articles', else the tenant's. */
export function formatOf(lines: readonly ViewLine[], tenant: CurrencyFormat): CurrencyFormat {
  const price = lines.find(({ product }) => product)?.product?.price
  if (!price) return tenant
  return {
    display: price.symbol,
    symbol: price.symbol,
    thousandSeparator: price.separator,
    decimalSeparator: price.decimal_separator,
    decimalPrecision: price.decimal_precission,
  }
}

/** Lines that cannot be ordered as they stand. */
export const troubledLines = ({ lines }: CartView): ViewLine[] =>
  lines.filter(({ problem }) => problem !== null)

/** Formats the amounts of this cart's orders: one for each currency, since different currencies are not added up. */
export const amountsOf = (
  { lines }: CartView,
  totals: readonly { sorg: string; currency: string; total: string }[],
  tenant: CurrencyFormat,
): string[] =>
  [...new Set(totals.map(({ currency }) => currency))].map((one) => {
    const own = totals.filter(({ currency }) => currency === one)
    return formatMoney(
      sum(own.map(({ total }) => total)),
      formatOf(
        lines.filter(({ sorg }) => own.some((total) => total.sorg === sorg)),
        tenant,
      ),
    )
  })
