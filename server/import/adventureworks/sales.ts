import Big from 'big.js'
import { addDays } from '#domain/time/day.ts'
import type { FeedRecord } from '../source.ts'
import type { Calendar } from './calendar.ts'
import { allRows, byColumn, eachRow } from './folder.ts'
import { companyOfStore, type Store } from './stores.ts'

/** Days after which an invoice counts as paid: the data does not say. */
const clearedAfter = 60

const four = (amount: Big) => amount.round(4).toFixed()

/** Store orders placed by `today`, with what belongs to their lines that are there. */
export async function readSales(folder: string, stores: readonly Store[], { today }: Calendar) {
  const storeOf = new Map(stores.map((store) => [store.StoreID, store]))
  const headers = await allRows(folder, 'sales_order_headers', [
    'SalesOrderID',
    'SalesOrderNumber',
    'OrderDate',
    'DueDate',
    'ShipDate',
    'PurchaseOrderNumber',
    'StoreID',
    'SalesPersonID',
    'ShipToAddressID',
    'ShipMethodID',
    'SubTotal',
    'TaxAmt',
    'Freight',
    'HeldoutLineTotal',
  ])
  return headers
    .filter(({ OrderDate, StoreID }) => OrderDate.slice(0, 10) <= today && storeOf.has(StoreID))
    .map((header) => {
      const net = new Big(header.SubTotal).minus(header.HeldoutLineTotal || 0)
      const part = Number(header.SubTotal) === 0 ? new Big(0) : net.div(header.SubTotal)
      const tax = part.times(header.TaxAmt).round(4)
      const freight = part.times(header.Freight).round(4)
      return {
        ...header,
        store: storeOf.get(header.StoreID)!,
        shipped: header.ShipDate.slice(0, 10) <= today,
        net,
        tax,
        freight,
        due: net.plus(tax).plus(freight),
      }
    })
}

export type Sale = Awaited<ReturnType<typeof readSales>>[number]

export const orderRecords = (
  sales: readonly Sale[],
  methods: ReadonlyMap<string, string>,
  { moved }: Calendar,
): FeedRecord[] =>
  sales.map((sale) => ({
    order_no: sale.SalesOrderNumber,
    customer: sale.store.r3,
    erp_order_no: sale.SalesOrderID,
    sorg: sale.store.sorg,
    status: sale.shipped ? 'shipped' : 'confirmed',
    currency: 'USD',
    total: four(sale.net),
    po_number: sale.PurchaseOrderNumber,
    requested_date: moved(sale.DueDate),
    expected_date: moved(sale.ShipDate),
    ship_to: sale.ShipToAddressID,
    shipment_type: sale.ShipMethodID,
    shipment_description: methods.get(sale.ShipMethodID),
    shipment_amount: four(sale.freight),
    created_by: sale.SalesPersonID,
    created_at: `${moved(sale.OrderDate)}T12:00:00Z`,
  }))

interface Line {
  sale: Sale
  number: number
  article: string
  name: string
  qty: string
  price: string
  discount: string
  total: string
}

/** Lines of the orders given, numbered in the order of the file. */
export async function* eachLine(folder: string, sales: readonly Sale[]): AsyncGenerator<Line> {
  const saleOf = new Map(sales.map((sale) => [sale.SalesOrderID, sale]))
  const products = byColumn(
    await allRows(folder, 'products', ['ProductID', 'ProductNumber', 'Name']),
    'ProductID',
  )
  const counts = new Map<string, number>()
  for await (const row of eachRow(folder, 'sales_order_details', [
    'SalesOrderID',
    'OrderQty',
    'ProductID',
    'UnitPrice',
    'UnitPriceDiscount',
    'LineTotal',
  ])) {
    const sale = saleOf.get(row.SalesOrderID)
    const product = products.get(row.ProductID)
    if (!sale || !product) continue
    const number = (counts.get(row.SalesOrderID) ?? 0) + 1
    counts.set(row.SalesOrderID, number)
    yield {
      sale,
      number,
      article: product.ProductNumber,
      name: product.Name,
      qty: row.OrderQty,
      price: row.UnitPrice,
      discount: row.UnitPriceDiscount,
      total: row.LineTotal,
    }
  }
}

export async function* lineRecords(lines: AsyncIterable<Line>): AsyncGenerator<FeedRecord> {
  for await (const { sale, number, article, name, qty, price, discount, total } of lines) {
    yield {
      order_no: sale.SalesOrderNumber,
      line_no: number,
      article_code: article,
      description: name,
      qty,
      price: four(new Big(price)),
      promo_price:
        Number(discount) > 0 ? four(new Big(price).times(new Big(1).minus(discount))) : '',
      subtotal: four(new Big(total)),
    }
  }
}

export async function* confirmationRecords(
  lines: AsyncIterable<Line>,
  { moved, now }: Calendar,
): AsyncGenerator<FeedRecord> {
  const revision = now.replaceAll('-', '')
  for await (const { sale, number, qty } of lines) {
    if (!sale.shipped)
      yield {
        order_no: sale.SalesOrderNumber,
        line_no: number,
        date: moved(sale.ShipDate),
        qty,
        revision,
      }
  }
}

export async function* deliveryRecords(
  lines: AsyncIterable<Line>,
  methods: ReadonlyMap<string, string>,
  { moved }: Calendar,
): AsyncGenerator<FeedRecord> {
  for await (const { sale, number, article, qty } of lines) {
    if (!sale.shipped) continue
    yield {
      do_number: `D${sale.SalesOrderID}`,
      line_no: number,
      order_no: sale.SalesOrderNumber,
      article_code: article,
      qty,
      delivery_date: moved(sale.ShipDate),
      estimated_date: moved(sale.DueDate),
      expedition_name: methods.get(sale.ShipMethodID),
    }
  }
}

const isCleared = ({ ShipDate }: Sale, { today }: Calendar) =>
  addDays(ShipDate.slice(0, 10), clearedAfter) < today

/** One invoice for each shipped order, due after 30 days; tax and freight are those of the lines that are there. */
export const invoiceRecords = (sales: readonly Sale[], calendar: Calendar): FeedRecord[] =>
  sales
    .filter(({ shipped }) => shipped)
    .map((sale) => ({
      invoice_no: `9${sale.SalesOrderID}`,
      customer: sale.store.r3,
      sorg: sale.store.sorg,
      company_code: companyOfStore(sale.store),
      do_number: `D${sale.SalesOrderID}`,
      order_no: sale.SalesOrderNumber,
      invoice_date: calendar.moved(sale.ShipDate),
      due_date: addDays(calendar.moved(sale.ShipDate), 30),
      clearing_date: isCleared(sale, calendar) ? addDays(calendar.moved(sale.ShipDate), 30) : '',
      status: isCleared(sale, calendar) ? 'Cleared' : 'Open',
      terms: 'N30',
      grand_total: four(sale.due),
      accounting_amount: four(sale.due),
      accounting_no: sale.SalesOrderID,
      assignment: sale.SalesOrderNumber,
      tax: four(sale.tax),
      shipping_cost: four(sale.freight),
    }))

/** Lines of the invoices: what was shipped of each order, at the price after its discount. */
export async function* invoiceLineRecords(lines: AsyncIterable<Line>): AsyncGenerator<FeedRecord> {
  for await (const { sale, number, article, name, qty, price, discount, total } of lines) {
    if (!sale.shipped) continue
    yield {
      invoice_no: `9${sale.SalesOrderID}`,
      line_no: number,
      article_code: article,
      name,
      qty,
      price: four(new Big(price).times(new Big(1).minus(discount || 0))),
      subtotal: four(new Big(total)),
    }
  }
}

/** The limit is a store's annual revenue; what it owes and has on order counts against it. */
export function creditRecords(
  stores: readonly Store[],
  sales: readonly Sale[],
  calendar: Calendar,
): FeedRecord[] {
  const of = new Map(
    stores.map(({ StoreID }) => [StoreID, { invoices: new Big(0), orders: new Big(0) }]),
  )
  for (const sale of sales) {
    const sums = of.get(sale.StoreID)!
    if (!sale.shipped) sums.orders = sums.orders.plus(sale.net)
    else if (!isCleared(sale, calendar)) sums.invoices = sums.invoices.plus(sale.due)
  }
  return stores.map((store) => {
    const { invoices, orders } = of.get(store.StoreID)!
    const exposure = invoices.plus(orders)
    const left = new Big(store.AnnualRevenue || 0).minus(exposure)
    return {
      customer: store.r3,
      company_code: companyOfStore(store),
      credit_limit: store.AnnualRevenue || '0',
      balance: four(left),
      credit_exposure: four(exposure),
      open_invoice: four(invoices),
      open_do: four(orders),
      reason_blocked: left.lt(0) ? 'limit_exceeded' : '',
    }
  })
}
