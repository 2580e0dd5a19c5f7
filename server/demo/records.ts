import { addDays, type Day } from '#domain/time/day.ts'
import { type FeedRecord, type FeedRecords, recordSource, type Source } from '../import/source.ts'
import { areaRecords, customerRecords, demoCustomers, shipToRecords } from './customers.ts'
import { creditRecords } from './credit-records.ts'
import { customerCodeRecords } from './customer-codes.ts'
import { demoArticles } from './range/articles.ts'
import { merchandise } from './range/family.ts'
import { paperRecords } from './papers/paper-records.ts'
import { freightRecords, promotionDetailRecords, promotionRecords } from './promotions.ts'
import {
  arrivalRecords,
  assortmentRecord,
  discountRecords,
  onSale,
  priceRecords,
  stockRecords,
} from './selling.ts'
import type { TenantSpec } from './tenant-spec.ts'
import { paymentTerms, shipmentTerms } from './terms.ts'
import { deliveryRecords } from './delivery-records.ts'
import { demoInvoices, invoiceLineRecords } from './invoices.ts'
import { confirmationRecords, lineRecords, orderRecords } from './order-records.ts'
import { demoOrders } from './trade.ts'
import { userRecords } from './users.ts'

function* eachSorg(spec: TenantSpec, rows: readonly FeedRecord[]): Generator<FeedRecord> {
  for (const { sorg } of spec.sorgs)
    for (const [sorting, row] of rows.entries()) yield { sorg, sorting, ...row }
}

/** A tenant's own set-up, as feeds. */
export const setUpRecords = (spec: TenantSpec): FeedRecords => ({
  organisations: () =>
    spec.sorgs.map(
      ({
        sorg,
        name,
        companyCode,
        companyName,
        merchantName,
        availableStockCheck,
        exactQtyCheck = false,
      }) => ({
        sorg,
        name,
        company_code: companyCode,
        company_name: companyName,
        merchant_name: merchantName,
        currency: spec.currency,
        available_stock_check: availableStockCheck,
        exact_qty_check: exactQtyCheck,
        url1: `https://${spec.id}.pannier.example/${sorg}/terms`,
        url2: `https://${spec.id}.pannier.example/${sorg}/delivery`,
      }),
    ),
  'shipment-rates': () => eachSorg(spec, shipmentTerms(spec)),
  'payment-methods': () => eachSorg(spec, paymentTerms(spec)),
  'price-components': () =>
    spec.sorgs.map(({ sorg }) => ({ sorg, module: 'invoice', displays: 'tax recycleFee' })),
  categories: () =>
    spec.sorgs.flatMap(({ sorg, sells }) =>
      Object.entries(merchandise)
        .filter(([, { type }]) => sells.includes(type))
        .map(([mcid, words]) => ({ sorg, mcid, wording: words[spec.language], type: words.type })),
    ),
})

/** Everything a tenant's ERP would deliver, the same on every run of one day. @param count articles */
export function tenantSource(spec: TenantSpec, today: Day, count: number): Source {
  const year = Number(addDays(today, 120).slice(0, 4))
  const items = [
    ...demoArticles({ count, language: spec.language, year, codeOf: spec.codeOf }),
  ].map((article, at) => onSale(spec, article, at))
  const customers = demoCustomers(spec)
  const orders = demoOrders(spec, customers, items, today)
  const invoices = demoInvoices(spec, orders, today)
  const special = [customers[0]!.r3, customers[3]!.r3]
  const papers = paperRecords(
    items.map(({ article }) => article),
    spec.language,
  )
  const each = function* (
    make: (item: (typeof items)[number], at: number) => Iterable<FeedRecord>,
  ): Generator<FeedRecord> {
    for (const [at, item] of items.entries()) yield* make(item, at)
  }
  return recordSource(
    {
      ...setUpRecords(spec),
      ...papers.records,
      articles: () =>
        each(({ article }) => [
          {
            ...article,
            retail: undefined,
            code_display: article.codeDisplay,
            model_name: article.modelName,
            model_year: article.modelYear,
          },
        ]),
      assortment: () => each((item, at) => [assortmentRecord(spec, item, at, today)]),
      customers: () => customerRecords(spec, customers),
      areas: () => areaRecords(spec, customers),
      'ship-tos': () => shipToRecords(spec, customers),
      users: () => userRecords(spec, customers),
      prices: () => each((item, at) => priceRecords(spec, item, at, today, special)),
      discounts: () => each((item, at) => discountRecords(spec, item, at, today)),
      promotions: () => promotionRecords(spec, today),
      'promotion-details': () => promotionDetailRecords(items),
      'freight-benefits': () => freightRecords(spec),
      stock: () => each((item) => stockRecords(spec, item)),
      arrivals: () => each((item) => arrivalRecords(item, today)),
      orders: () => orderRecords(spec, orders),
      'order-lines': () => lineRecords(spec, orders),
      confirmations: () => confirmationRecords(orders, today),
      deliveries: () => deliveryRecords(orders, today),
      invoices: () => invoices.map(({ record }) => record),
      'invoice-lines': () => invoiceLineRecords(spec, invoices),
      'customer-codes': () => customerCodeRecords(orders),
      credit: () => creditRecords(spec, customers, orders, invoices),
    },
    papers.readFile,
  )
}
