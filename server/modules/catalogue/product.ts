import { arrivalsUntil, shownStock } from '#domain/article/stock-display.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { last } from '../../persisted/lasting.ts'
import type { Tenant } from '../../tenants.ts'
import { readDocuments } from './documents/document-store.ts'
import { atOnce, leftIn, mayWait, type Product, productOf } from './product-shape.ts'
import {
  type ProductKeys,
  type ProductRow,
  readProducts,
  readProductsByCode,
  readStock,
  type StockNow,
} from './product-store.ts'

const readFor = ({ tenant, today }: RequestContext, customerId: number | null) => ({
  customerId,
  today,
  arrivalsUntil: arrivalsUntil(today, tenant.config),
})

const shaped = (
  { tenant, today, clock }: RequestContext,
  rows: ProductRow[],
  forCustomer: boolean,
): Product[] => {
  const at = clock()
  return rows.map((row) => productOf(row, forCustomer, tenant, today, at))
}

/**
 * Articles for lists and pages, for the caller's customer and day. Names, flags, prices and arrivals are remembered for
 * each price list until the catalogue's revision moves; stock is read now. An article that is gone is left out.
 */
export async function productsFor(request: RequestContext, keys: ProductKeys): Promise<Product[]> {
  if (keys.ids.length === 0) return []
  const { tx, tenant, today, priceList, customer, catalogueRevision, catalogues } = request
  const { products } = await catalogues.of(tenant.id, catalogueRevision, tx)
  const nameOf = (n: number) => `${today}|${priceList}|${keys.sorgs[n]}|${keys.ids[n]}`
  const missing = keys.ids.flatMap((_, n) => (products.has(nameOf(n)) ? [] : [n]))
  if (missing.length > 0) {
    const wanted = {
      ids: missing.map((n) => keys.ids[n]!),
      sorgs: missing.map((n) => keys.sorgs[n]!),
    }
    const rows = await readProducts(tx, wanted, readFor(request, customer?.id ?? null))
    for (const product of shaped(request, rows, customer !== null))
      products.set(`${today}|${priceList}|${product.sorg}|${product.articleId}`, last(product))
  }
  const stock = await readStock(tx, keys)
  const at = request.clock().toISOString()
  return keys.ids.flatMap((id, n) => {
    const product = products.get(nameOf(n))
    return product ? [withStock(product, stock.get(`${keys.sorgs[n]}|${id}`), request, at)] : []
  })
}

/** Gives articles their documents, of all in one statement. */
async function addDocuments(tx: Tx, products: Product[]): Promise<Product[]> {
  const documents = await readDocuments(tx, products)
  for (const product of products) product.documents = documents.get(product.article_code) ?? []
  return products
}

/** The stock that an article was last seen with: the same figures are shown the same way to all. */
interface KnownStock {
  now: StockNow
  tenant: Tenant
  left: number
  shown: ReturnType<typeof shownStock>
}
const knownStocks = new WeakMap<Product, KnownStock>()

const noStock: StockNow = { areas: [], custorder: 0, readyToShip: 0 }

const isSameStock = (a: StockNow, b: StockNow) =>
  a.custorder === b.custorder &&
  a.readyToShip === b.readyToShip &&
  a.areas.length === b.areas.length &&
  a.areas.every(
    ({ area, available }, n) => area === b.areas[n]!.area && available === b.areas[n]!.available,
  )

/** Returns how these figures of a remembered article are shown; like its arrivals they are those of one day. */
function stockShown(
  product: Product,
  now: StockNow,
  { tenant, today }: RequestContext,
): KnownStock {
  const known = knownStocks.get(product)
  if (known && known.tenant === tenant && isSameStock(known.now, now)) return known
  const facts = {
    areas: now.areas,
    custorder: now.custorder,
    arrivals: product.arrivals,
    atOnce: atOnce(tenant, product.sorg, now.readyToShip),
    mayWait: mayWait(tenant, product.sorg),
  }
  const made = {
    now,
    tenant,
    left: leftIn(facts.areas),
    shown: last(shownStock(facts, tenant.config, today)),
  }
  knownStocks.set(product, made)
  return made
}

/** The remembered article seen through one that knows the stock of now; nothing of it is copied. */
function withStock(
  product: Product,
  now: StockNow | undefined,
  request: RequestContext,
  at: string,
): Product {
  const { left, shown } = stockShown(product, now ?? noStock, request)
  const seen = Object.create(product) as Product
  seen.left = left
  seen.stocks = Object.create(shown) as Product['stocks']
  seen.stocks.at = at
  return seen
}

/** Reads articles by code for a customer, who need not be the one chosen. */
export const productsByCode = async (
  request: RequestContext,
  keys: { codes: string[]; sorgs: string[] },
  customerId: number,
): Promise<Product[]> =>
  keys.codes.length === 0
    ? []
    : shaped(
        request,
        await readProductsByCode(request.tx, keys, readFor(request, customerId)),
        true,
      )

/**
 * Reads articles by id as they are now, with documents and positions in the order "recommended". Not cached: so many
 * would evict what lists need.
 */
export async function productsNow(
  request: RequestContext,
  keys: ProductKeys,
): Promise<{ product: Product; rank: number }[]> {
  if (keys.ids.length === 0) return []
  const rows = await readProducts(request.tx, keys, readFor(request, request.customer?.id ?? null))
  const products = await addDocuments(request.tx, shaped(request, rows, request.customer !== null))
  return products.map((product, n) => ({ product, rank: rows[n]!.rank }))
}
