import type { FeedRecord } from '../source.ts'
import type { Calendar } from './calendar.ts'
import { allRows } from './folder.ts'
import type { Products } from './products.ts'
import { eachLine, type Sale } from './sales.ts'
import { everySorg } from './stores.ts'

/** All countries are served from one warehouse. */
export async function stockRecords(
  folder: string,
  { sold }: Products,
  sales: readonly Sale[],
): Promise<FeedRecord[]> {
  const available = new Map<string, number>()
  for (const { ProductID, Quantity } of await allRows(folder, 'product_inventory', [
    'ProductID',
    'Quantity',
  ])) {
    available.set(ProductID, (available.get(ProductID) ?? 0) + Number(Quantity))
  }
  const ordered = new Map<string, number>()
  for await (const { article, qty } of eachLine(
    folder,
    sales.filter(({ shipped }) => !shipped),
  ))
    ordered.set(article, (ordered.get(article) ?? 0) + Number(qty))
  return sold.flatMap(({ ProductID, ProductNumber }) =>
    everySorg.map((sorg) => {
      const pieces = available.get(ProductID) ?? 0
      return {
        article: ProductNumber,
        sorg,
        available: pieces,
        ready_to_ship: pieces,
        custorder: ordered.get(ProductNumber) ?? 0,
      }
    }),
  )
}

/** Purchase orders that are placed and not yet due. */
export async function arrivalRecords(
  folder: string,
  { sold }: Products,
  { today, moved }: Calendar,
): Promise<FeedRecord[]> {
  const placed = new Set(
    (await allRows(folder, 'purchase_order_headers', ['PurchaseOrderID', 'OrderDate']))
      .filter(({ OrderDate }) => OrderDate.slice(0, 10) <= today)
      .map(({ PurchaseOrderID }) => PurchaseOrderID),
  )
  const numbers = new Map(sold.map(({ ProductID, ProductNumber }) => [ProductID, ProductNumber]))
  const sums = new Map<string, { article: string; date: string; qty: number }>()
  for (const { PurchaseOrderID, DueDate, OrderQty, ProductID } of await allRows(
    folder,
    'purchase_order_details',
    ['PurchaseOrderID', 'DueDate', 'OrderQty', 'ProductID'],
  )) {
    const article = numbers.get(ProductID)
    if (!article || !placed.has(PurchaseOrderID) || DueDate.slice(0, 10) <= today) continue
    const key = `${article} ${DueDate.slice(0, 10)}`
    sums.set(key, {
      article,
      date: moved(DueDate),
      qty: (sums.get(key)?.qty ?? 0) + Math.round(Number(OrderQty)),
    })
  }
  return [...sums.values()].flatMap((arrival) => everySorg.map((sorg) => ({ ...arrival, sorg })))
}
