import type { Feed } from './feed.ts'
import { articles, assortment, categories } from './feeds/articles.ts'
import { articlePictures } from './feeds/article-pictures.ts'
import { collectLines, collectOrders } from './feeds/collect-orders.ts'
import { bonusPoints, bonusResults, bonusValues } from './feeds/bonus.ts'
import { frameBrands, pdiPoints } from './feeds/frames.ts'
import {
  claimCapabilities,
  claimProblems,
  claimResults,
  claimTransitions,
  shippedFrames,
} from './feeds/claims.ts'
import { salesAreaCategories, salesAreas } from './feeds/sales-areas.ts'
import { customerCodes } from './feeds/customer-codes.ts'
import { areas, credit, customers, shipTos } from './feeds/customers.ts'
import { documentLinks, documents } from './feeds/documents.ts'
import { invoiceLines, invoices } from './feeds/invoices.ts'
import { confirmations, deliveries, orderLines, orders } from './feeds/orders.ts'
import {
  organisations,
  paymentMethods,
  priceComponents,
  shipmentRates,
} from './feeds/organisations.ts'
import { paymentReceipts } from './feeds/payment-receipts.ts'
import { discounts, prices } from './feeds/prices.ts'
import { freightBenefits, promotionDetails, promotions } from './feeds/promotions.ts'
import { arrivals, stock } from './feeds/stock.ts'
import { vendorArticles, vendorStock } from './feeds/vendors.ts'
import { users } from './feeds/users.ts'

/** Every feed, in the order of import: what a file refers to comes before it. */
export const feeds: readonly Feed[] = [
  organisations,
  shipmentRates,
  paymentMethods,
  priceComponents,
  categories,
  articles,
  assortment,
  documents,
  documentLinks,
  articlePictures,
  customers,
  areas,
  shipTos,
  credit,
  customerCodes,
  users,
  prices,
  discounts,
  promotions,
  promotionDetails,
  freightBenefits,
  stock,
  arrivals,
  orders,
  orderLines,
  confirmations,
  deliveries,
  collectOrders,
  collectLines,
  invoices,
  invoiceLines,
  paymentReceipts,
  claimProblems,
  claimTransitions,
  claimCapabilities,
  frameBrands,
  pdiPoints,
  shippedFrames,
  claimResults,
  bonusPoints,
  bonusValues,
  bonusResults,
  salesAreaCategories,
  salesAreas,
  vendorArticles,
  vendorStock,
]
