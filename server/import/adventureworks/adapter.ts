import { join } from 'node:path'
import { dayIn, type Day } from '#domain/time/day.ts'
import { filesOf, folderSource, type FeedRecord, type FeedRecords } from '../source.ts'
import { calendar } from './calendar.ts'
import { documentLinkRecords, documentRecords, readDocuments } from './documents.ts'
import { allRows } from './folder.ts'
import {
  articleRecords,
  assortmentRecords,
  categoryRecords,
  discountRecords,
  priceRecords,
  readProducts,
} from './products.ts'
import {
  confirmationRecords,
  creditRecords,
  deliveryRecords,
  eachLine,
  invoiceLineRecords,
  invoiceRecords,
  lineRecords,
  orderRecords,
  readSales,
} from './sales.ts'
import { customerRecords, readStores, userRecords } from './stores.ts'
import { paymentRecords, rateRecords } from './terms.ts'
import { organisationRecords } from './territories.ts'
import { arrivalRecords, stockRecords } from './warehouse.ts'

/** Returns the folder of the files that its documents name. */
export const adventureWorksFiles = (folder: string) => filesOf(join(folder, 'documents'))

const whenAsked = (make: () => Promise<FeedRecord[]>) =>
  async function* (): AsyncGenerator<FeedRecord> {
    yield* await make()
  }

/**
 * Microsoft's AdventureWorks (CSV files of its tables) as feeds.
 * @param options.today the day of the data that open and shipped are told apart by; 2014-05-05 when left out
 * @param options.now the day it becomes, to the week; today when left out
 * @throws BrokenFile when a table or a column is not there
 */
export async function adventureWorks(
  folder: string,
  options: { today?: Day | undefined; now?: Day } = {},
): Promise<FeedRecords> {
  folderSource(folder)
  const days = calendar(options.today ?? '2014-05-05', options.now ?? dayIn('UTC', new Date()))
  const products = await readProducts(folder)
  const documents = await readDocuments(folder)
  const stores = await readStores(folder)
  const sales = await readSales(folder, stores, days)
  const methods = new Map(
    (await allRows(folder, 'ship_methods', ['ShipMethodID', 'Name'])).map(
      ({ ShipMethodID, Name }) => [ShipMethodID, Name],
    ),
  )
  const customers = await customerRecords(folder, stores)
  return {
    organisations: organisationRecords,
    'shipment-rates': whenAsked(() => rateRecords(folder)),
    'payment-methods': paymentRecords,
    categories: () => categoryRecords(products),
    articles: () => articleRecords(products, days),
    assortment: () => assortmentRecords(products, days),
    documents: () => documentRecords(documents),
    'document-links': whenAsked(() => documentLinkRecords(folder, products, documents)),
    customers: () => customers.customers,
    areas: () => customers.areas,
    'ship-tos': () => customers['ship-tos'],
    credit: () => creditRecords(stores, sales, days),
    users: whenAsked(() => userRecords(folder, stores)),
    prices: whenAsked(() => priceRecords(folder, products, days)),
    discounts: whenAsked(() => discountRecords(folder, products, days)),
    stock: whenAsked(() => stockRecords(folder, products, sales)),
    arrivals: whenAsked(() => arrivalRecords(folder, products, days)),
    orders: () => orderRecords(sales, methods, days),
    'order-lines': () => lineRecords(eachLine(folder, sales)),
    confirmations: () => confirmationRecords(eachLine(folder, sales), days),
    deliveries: () => deliveryRecords(eachLine(folder, sales), methods, days),
    invoices: () => invoiceRecords(sales, days),
    'invoice-lines': () => invoiceLineRecords(eachLine(folder, sales)),
  }
}
