import { addDays, type Day } from '#domain/day.ts'
import type { FeedRecord, FeedRecords } from '../import/source.ts'
import { areaRecords, customerRecords, demoCustomers, shipToRecords } from './customers.ts'
import { creditRecords } from './credit-records.ts'
import { demoArticles } from './range/articles.ts'
import { merchandise } from './range/family.ts'
import { arrivalRecords, assortmentRecord, discountRecords, onSale, priceRecords, stockRecords } from './selling.ts'
import type { TenantSpec } from './tenant-spec.ts'
import { confirmationRecords, deliveryRecords, demoInvoices, lineRecords, orderRecords } from './trade-records.ts'
import { demoOrders } from './trade.ts'
import { userRecords } from './users.ts'

const shipments = (spec: TenantSpec): readonly Readonly<Record<string, string | boolean>>[] => {
  const amount = (dollars: number) => (spec.step ? Math.round(dollars * spec.rate / 5000) * 5000 : dollars).toFixed(spec.precision)
  return [
    { id: 'STD', type: 'Standard', description: 'Standard, 2–4 days', rate: amount(0) },
    { id: 'EXP', type: 'Express', description: 'Express, next working day', rate: amount(24.9) },
    { id: 'PICKUP', type: 'Pick-up', description: 'Collected at the warehouse', rate: amount(0) },
    { id: 'OWN', type: 'Own carrier', description: 'Own carrier (name and account)', rate: amount(0), input: true },
  ]
}

const payments = [
  { module: 'order', id: 'ACCOUNT', type: 'On account', description: 'On account, as agreed', instruction: '' },
  { module: 'order', id: 'PREPAY', type: 'Transfer', description: 'Transfer in advance', instruction: 'Transfer the amount with the order number as reference.' },
  { module: 'invoice', id: 'ACH', type: 'ACH', description: 'Bank debit', instruction: 'The amount is debited within two working days.' },
  { module: 'invoice', id: 'CC', type: 'Credit Card', description: 'Credit card', instruction: '' },
  { module: 'invoice', id: 'TRANSFER', type: 'Transfer', description: 'Bank transfer', instruction: 'Name the invoice numbers as reference.' },
] as const

function* eachSorg(spec: TenantSpec, rows: readonly FeedRecord[]): Generator<FeedRecord> {
  for (const { sorg } of spec.sorgs) for (const [sorting, row] of rows.entries()) yield { sorg, sorting, ...row }
}

/** A tenant's own set-up, as feeds. */
export const setUpRecords = (spec: TenantSpec): FeedRecords => ({
  organisations: () => spec.sorgs.map(({ sorg, name, companyCode, companyName, merchantName, availableStockCheck }) => ({
    sorg, name, company_code: companyCode, company_name: companyName, merchant_name: merchantName, currency: spec.currency,
    available_stock_check: availableStockCheck, exact_qty_check: availableStockCheck,
  })),
  'shipment-rates': () => eachSorg(spec, shipments(spec)),
  'payment-methods': () => eachSorg(spec, payments),
  categories: () => spec.sorgs.flatMap(({ sorg, sells }) => Object.entries(merchandise).filter(([, { type }]) => sells.includes(type))
    .map(([mcid, words]) => ({ sorg, mcid, wording: words[spec.language], type: words.type }))),
})

/** Everything a tenant's ERP would deliver, the same on every run of one day. @param count articles */
export function tenantRecords(spec: TenantSpec, today: Day, count: number): FeedRecords {
  const year = Number(addDays(today, 120).slice(0, 4))
  const items = [...demoArticles({ count, language: spec.language, year, codeOf: spec.codeOf })].map((article, at) => onSale(spec, article, at))
  const customers = demoCustomers(spec)
  const orders = demoOrders(spec, customers, items, today)
  const invoices = demoInvoices(spec, orders, today)
  const special = [customers[0]!.r3, customers[3]!.r3]
  const each = function* (make: (item: (typeof items)[number], at: number) => Iterable<FeedRecord>): Generator<FeedRecord> {
    for (const [at, item] of items.entries()) yield* make(item, at)
  }
  return {
    ...setUpRecords(spec),
    articles: () => each(({ article }) => [{
      ...article, retail: undefined, code_display: article.codeDisplay, model_name: article.modelName, model_year: article.modelYear,
    }]),
    assortment: () => each((item, at) => [assortmentRecord(spec, item, at, today)]),
    customers: () => customerRecords(spec, customers),
    areas: () => areaRecords(spec, customers),
    'ship-tos': () => shipToRecords(spec, customers),
    users: () => userRecords(spec, customers),
    prices: () => each((item, at) => priceRecords(spec, item, at, today, special)),
    discounts: () => each((item, at) => discountRecords(spec, item, at, today)),
    stock: () => each((item) => stockRecords(spec, item)),
    arrivals: () => each((item) => arrivalRecords(item, today)),
    orders: () => orderRecords(spec, orders),
    'order-lines': () => lineRecords(spec, orders),
    confirmations: () => confirmationRecords(orders),
    deliveries: () => deliveryRecords(orders),
    invoices: () => invoices.map(({ record }) => record),
    credit: () => creditRecords(spec, customers, orders, invoices),
  }
}
