import type { MachineScope } from '#domain/machine/machine-scopes.ts'
import type { Feed } from '../import/feed.ts'
import { areas, credit, customers, shipTos } from '../import/feeds/customers.ts'
import { documentLinks, documents } from '../import/feeds/documents.ts'
import { invoiceLines, invoices } from '../import/feeds/invoices.ts'
import { confirmations, deliveries, orderLines, orders } from '../import/feeds/orders.ts'
import { bonusPoints, bonusResults, bonusValues } from '../import/feeds/bonus.ts'
import { articles, assortment, categories } from '../import/feeds/articles.ts'
import { customerCodes } from '../import/feeds/customer-codes.ts'
import { freightBenefits, promotionDetails, promotions } from '../import/feeds/promotions.ts'
import { frameBrands, pdiPoints } from '../import/feeds/frames.ts'
import {
  claimCapabilities,
  claimProblems,
  claimResults,
  claimTransitions,
  shippedFrames,
} from '../import/feeds/claims.ts'
import { salesAreaCategories, salesAreas } from '../import/feeds/sales-areas.ts'
import { collectLines, collectOrders } from '../import/feeds/collect-orders.ts'
import { paymentReceipts } from '../import/feeds/payment-receipts.ts'
import { discounts, prices } from '../import/feeds/prices.ts'
import { vendorArticles, vendorStock } from '../import/feeds/vendors.ts'
import { arrivals, stock } from '../import/feeds/stock.ts'

/** Records that programs send in batches, by the rules of a feed, and read back by pages. */
export interface Resource {
  /** Its address, and its tag in the description. */
  path: string
  feed: Feed
  write: MachineScope
  /** Missing: it can't be read back. */
  read?: {
    scope: MachineScope
    /** Columns of the table that no two rows of a tenant share, with their types: pages go along them. */
    along: readonly (readonly [column: string, type: 'int' | 'bigint' | 'text' | 'date'])[]
    /** Rows that count; all when left out. SQL over `t`. */
    where?: string
  }
  /** Files that rows name come in the same body. */
  files?: true
}

/** Everything that has a batch address; a further feed is one entry. */
export const resources: readonly Resource[] = [
  {
    path: 'stock',
    feed: stock,
    write: 'stock.write',
    read: {
      scope: 'stock.read',
      along: [
        ['article_id', 'int'],
        ['sorg', 'text'],
        ['warehouse_area', 'text'],
      ],
    },
  },
  {
    path: 'arrivals',
    feed: arrivals,
    write: 'stock.write',
    read: {
      scope: 'stock.read',
      along: [
        ['article_id', 'int'],
        ['sorg', 'text'],
        ['date', 'date'],
      ],
    },
  },
  {
    path: 'prices',
    feed: prices,
    write: 'prices.write',
    read: { scope: 'prices.read', along: [['id', 'bigint']] },
  },
  {
    path: 'discounts',
    feed: discounts,
    write: 'prices.write',
    read: { scope: 'prices.read', along: [['id', 'bigint']] },
  },
  {
    path: 'customers',
    feed: customers,
    write: 'customers.write',
    read: { scope: 'customers.read', along: [['id', 'int']], where: 't.active' },
  },
  {
    path: 'areas',
    feed: areas,
    write: 'customers.write',
    read: {
      scope: 'customers.read',
      along: [
        ['customer_id', 'int'],
        ['sorg', 'text'],
      ],
      where: 't.active',
    },
  },
  {
    path: 'ship-tos',
    feed: shipTos,
    write: 'customers.write',
    read: { scope: 'customers.read', along: [['id', 'int']], where: 't.active' },
  },
  {
    path: 'credit',
    feed: credit,
    write: 'customers.write',
    read: {
      scope: 'customers.read',
      along: [
        ['customer_id', 'int'],
        ['company_code', 'text'],
      ],
    },
  },
  {
    path: 'invoices',
    feed: invoices,
    write: 'invoices.write',
    read: { scope: 'invoices.read', along: [['invoice_no', 'text']] },
  },
  {
    path: 'invoice-lines',
    feed: invoiceLines,
    write: 'invoices.write',
    read: {
      scope: 'invoices.read',
      along: [
        ['invoice_no', 'text'],
        ['line_no', 'int'],
      ],
    },
  },
  {
    path: 'payment-receipts',
    feed: paymentReceipts,
    write: 'invoices.write',
    read: { scope: 'payments.read', along: [['receipt_no', 'text']] },
  },
  { path: 'collect-orders', feed: collectOrders, write: 'orders.write' },
  { path: 'collect-lines', feed: collectLines, write: 'orders.write' },
  {
    path: 'claim-problems',
    feed: claimProblems,
    write: 'claims.write',
    read: { scope: 'claims.read', along: [['code', 'text']], where: 't.active' },
  },
  { path: 'claim-transitions', feed: claimTransitions, write: 'claims.write' },
  { path: 'claim-capabilities', feed: claimCapabilities, write: 'claims.write' },
  {
    path: 'sales-area-categories',
    feed: salesAreaCategories,
    write: 'customers.write',
    read: { scope: 'customers.read', along: [['name', 'text']] },
  },
  {
    path: 'sales-areas',
    feed: salesAreas,
    write: 'customers.write',
    read: {
      scope: 'customers.read',
      along: [
        ['group_name', 'text'],
        ['name', 'text'],
      ],
      where: 't.active',
    },
  },
  { path: 'claim-results', feed: claimResults, write: 'claims.write' },
  {
    path: 'frames',
    feed: shippedFrames,
    write: 'claims.write',
    read: { scope: 'frames.read', along: [['frame_number', 'text']] },
  },
  {
    path: 'frame-brands',
    feed: frameBrands,
    write: 'claims.write',
    read: { scope: 'frames.read', along: [['brand', 'text']] },
  },
  {
    path: 'pdi-points',
    feed: pdiPoints,
    write: 'claims.write',
    read: { scope: 'inspections.read', along: [['id', 'text']] },
  },
  {
    path: 'bonus-points',
    feed: bonusPoints,
    write: 'bonus.write',
    read: {
      scope: 'bonus.read',
      along: [
        ['program', 'text'],
        ['article_code', 'text'],
      ],
    },
  },
  {
    path: 'bonus-values',
    feed: bonusValues,
    write: 'bonus.write',
    read: {
      scope: 'bonus.read',
      along: [
        ['program', 'text'],
        ['quarter', 'text'],
      ],
    },
  },
  {
    path: 'bonus-results',
    feed: bonusResults,
    write: 'bonus.write',
    read: {
      scope: 'bonus.read',
      along: [
        ['customer_id', 'int'],
        ['program', 'text'],
        ['quarter', 'text'],
      ],
    },
  },
  {
    path: 'promotions',
    feed: promotions,
    write: 'promotions.write',
    read: { scope: 'promotions.read', along: [['code', 'text']] },
  },
  {
    path: 'promotion-details',
    feed: promotionDetails,
    write: 'promotions.write',
    read: {
      scope: 'promotions.read',
      along: [
        ['promotion', 'text'],
        ['position', 'int'],
      ],
      where: 't.active',
    },
  },
  {
    path: 'freight-benefits',
    feed: freightBenefits,
    write: 'promotions.write',
    read: {
      scope: 'promotions.read',
      along: [
        ['sorg', 'text'],
        ['warehouse_area', 'text'],
        ['target_qty', 'int'],
      ],
      where: 't.active',
    },
  },
  { path: 'articles', feed: articles, write: 'articles.write' },
  {
    path: 'categories',
    feed: categories,
    write: 'articles.write',
    read: { scope: 'articles.read', along: [['id', 'int']] },
  },
  {
    path: 'assortment',
    feed: assortment,
    write: 'articles.write',
    read: {
      scope: 'articles.read',
      along: [
        ['article_id', 'int'],
        ['sorg', 'text'],
      ],
    },
  },
  {
    path: 'customer-codes',
    feed: customerCodes,
    write: 'customers.write',
    read: {
      scope: 'customers.read',
      along: [
        ['customer_id', 'int'],
        ['word', 'text'],
      ],
    },
  },
  {
    path: 'documents',
    feed: documents,
    write: 'documents.write',
    read: { scope: 'documents.read', along: [['code', 'text']], where: 't.active' },
    files: true,
  },
  {
    path: 'document-links',
    feed: documentLinks,
    write: 'documents.write',
    read: {
      scope: 'documents.read',
      along: [
        ['document', 'text'],
        ['article_code', 'text'],
        ['model', 'text'],
      ],
      where: 't.active',
    },
  },
  { path: 'vendor-articles', feed: vendorArticles, write: 'third-party.write' },
  { path: 'vendor-stock', feed: vendorStock, write: 'third-party.write' },
  { path: 'order-updates', feed: orders, write: 'orders.write' },
  { path: 'order-lines', feed: orderLines, write: 'orders.write' },
  { path: 'confirmations', feed: confirmations, write: 'orders.write' },
  { path: 'deliveries', feed: deliveries, write: 'orders.write' },
]
