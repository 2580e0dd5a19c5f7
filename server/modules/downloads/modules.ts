import { hasScope, type Permission } from '#domain/account/permissions.ts'
import type { DownloadModule } from '#domain/downloads/period.ts'
import { pictureAddress } from '#domain/files/picture-address.ts'
import type { CellFormat, ExportKind, ExportScope, ExportWords } from '../exports/export-kind.ts'
import { orderStatusWords } from '../exports/order-words.ts'
import { customer, type Module, onDay, Period, within } from './module.ts'
import { columnWords, type ModuleColumn, moduleTitles } from './module-words.ts'
import { priceModule } from './price-module.ts'
import { serviceModules } from './service-modules.ts'

const languages = ['en', 'de', 'fr', 'id', 'ms'] as const

const modules: Record<DownloadModule, Module> = {
  orders: {
    scopes: ['page.order-status'],
    columns: {
      orderNo: 'text',
      erpOrderNo: 'text',
      createdOn: 'day',
      customerCode: 'text',
      customer: 'text',
      poNumber: 'text',
      sorg: 'text',
      status: 'text',
      total: 'amount',
      currency: 'text',
    },
    values: { status: orderStatusWords },
    rows: ({ from, to }, { timeZone }) => ({
      sql: `SELECT o.order_no AS "orderNo", o.erp_order_no AS "erpOrderNo", ${onDay('o.created_at')} AS "createdOn", ${customer}, o.po_number AS "poNumber", o.sorg, o.status,
          o.total, o.currency FROM sales_order o JOIN customer c ON c.id = o.customer_id WHERE ${within('o.created_at')} ORDER BY o.created_at, o.order_no`,
      args: [from, to, timeZone],
    }),
  },
  order_lines: {
    scopes: ['page.order-status'],
    columns: {
      orderNo: 'text',
      createdOn: 'day',
      customerCode: 'text',
      customer: 'text',
      line: 'number',
      articleCode: 'text',
      article: 'text',
      ean: 'text',
      qty: 'number',
      uom: 'text',
      price: 'price',
      subtotal: 'amount',
      retailPrice: 'price',
      currency: 'text',
      cancelled: 'text',
    },
    rows: ({ from, to }, { timeZone }) => ({
      sql: `SELECT o.order_no AS "orderNo", ${onDay('o.created_at')} AS "createdOn", ${customer}, l.line_no AS line, l.article_code_display AS "articleCode", l.description AS article,
          l.qty, l.uom, coalesce(l.promo_price, l.price) AS price, l.subtotal, o.currency, CASE WHEN l.cancelled THEN '✓' END AS cancelled, a.ean, x.retail AS "retailPrice"
        FROM sales_order o JOIN customer c ON c.id = o.customer_id JOIN order_line l ON l.order_no = o.order_no
        LEFT JOIN article a ON a.code = l.article_code LEFT JOIN article_sorg x ON x.article_id = a.id AND x.sorg = o.sorg WHERE ${within('o.created_at')} ORDER BY o.created_at, o.order_no, l.line_no`,
      args: [from, to, timeZone],
    }),
  },
  deliveries: {
    scopes: ['page.order-status'],
    columns: {
      deliveryNo: 'text',
      leftOn: 'day',
      customerCode: 'text',
      customer: 'text',
      orderNo: 'text',
      articleCode: 'text',
      article: 'text',
      ean: 'text',
      qty: 'number',
      retailPrice: 'price',
      currency: 'text',
      tracking: 'text',
    },
    rows: ({ from, to }) => ({
      sql: `SELECT d.do_number AS "deliveryNo", d.delivery_date::text AS "leftOn", ${customer}, l.order_no AS "orderNo", coalesce(a.code_display, l.article_code) AS "articleCode",
          coalesce(a.name, l.article_code) AS article, a.ean, l.qty, x.retail AS "retailPrice", o.currency, d.tracking_no AS tracking
        FROM delivery d JOIN customer c ON c.id = d.customer_id JOIN delivery_line l ON l.do_number = d.do_number LEFT JOIN article a ON a.code = l.article_code
        LEFT JOIN sales_order o ON o.order_no = l.order_no LEFT JOIN article_sorg x ON x.article_id = a.id AND x.sorg = o.sorg
        WHERE d.delivery_date BETWEEN $1::date AND $2::date ORDER BY d.delivery_date, d.do_number, l.line_no`,
      args: [from, to],
    }),
  },
  invoices: {
    scopes: ['page.invoice-status', 'invoice-status.read'],
    columns: {
      invoiceNo: 'text',
      invoiceDate: 'day',
      dueDate: 'day',
      clearedOn: 'day',
      customerCode: 'text',
      customer: 'text',
      orderNo: 'text',
      total: 'amount',
      tax: 'amount',
      currency: 'text',
      status: 'text',
    },
    rows: ({ from, to }) => ({
      sql: `SELECT i.invoice_no AS "invoiceNo", i.invoice_date::text AS "invoiceDate", i.due_date::text AS "dueDate", i.clearing_date::text AS "clearedOn", ${customer},
          i.order_no AS "orderNo", i.grand_total AS total, i.tax, coalesce(i.currency, s.currency) AS currency, i.status
        FROM invoice i JOIN customer c ON c.id = i.customer_id LEFT JOIN sales_organisation s ON s.sorg = i.sorg
        WHERE i.invoice_date BETWEEN $1::date AND $2::date ORDER BY i.invoice_date, i.invoice_no`,
      args: [from, to],
    }),
  },
  invoice_lines: {
    scopes: ['page.invoice-status', 'invoice-status.read'],
    columns: {
      invoiceNo: 'text',
      invoiceDate: 'day',
      customerCode: 'text',
      customer: 'text',
      orderNo: 'text',
      deliveryNo: 'text',
      line: 'number',
      articleCode: 'text',
      article: 'text',
      ean: 'text',
      qty: 'number',
      uom: 'text',
      price: 'price',
      subtotal: 'amount',
      retailPrice: 'price',
      currency: 'text',
    },
    rows: ({ from, to }) => ({
      sql: `SELECT i.invoice_no AS "invoiceNo", i.invoice_date::text AS "invoiceDate", ${customer}, i.order_no AS "orderNo", i.do_number AS "deliveryNo", l.line_no AS line,
          coalesce(l.article_code_display, l.article_code) AS "articleCode", l.name AS article, a.ean, l.qty, l.uom, l.price, l.subtotal, x.retail AS "retailPrice",
          coalesce(i.currency, s.currency) AS currency
        FROM invoice i JOIN customer c ON c.id = i.customer_id JOIN invoice_line l ON l.invoice_no = i.invoice_no LEFT JOIN sales_organisation s ON s.sorg = i.sorg
        LEFT JOIN article a ON a.code = l.article_code LEFT JOIN article_sorg x ON x.article_id = a.id AND x.sorg = i.sorg
        WHERE i.invoice_date BETWEEN $1::date AND $2::date ORDER BY i.invoice_date, i.invoice_no, l.line_no`,
      args: [from, to],
    }),
  },
  catalogue: {
    scopes: ['page.catalog'],
    needsCustomer: true,
    columns: {
      articleCode: 'text',
      article: 'text',
      description: 'text',
      brand: 'text',
      category: 'text',
      model: 'text',
      modelYear: 'number',
      size: 'text',
      colour: 'text',
      ean: 'text',
      uom: 'text',
      sorg: 'text',
      retailPrice: 'price',
      currency: 'text',
      pictures: 'text',
    },
    rows: (_, { customerId, origin }) => ({
      // Several addresses in a cell are parted by a space, which none of them has.
      sql: `SELECT a.code_display AS "articleCode", a.name AS article, a.description, a.brand, coalesce(k.wording, a.category) AS category, a.model_name AS model,
          a.model_year AS "modelYear", a.size, a.colour, a.ean, a.uom, x.sorg, x.retail AS "retailPrice", s.currency,
          coalesce((SELECT string_agg(replace($2, '{hash}', f.sha256), ' ' ORDER BY u.position, f.id) FROM file_use u JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id
            WHERE u.used_as = 'article-picture' AND u.owner = a.code AND f.state = 'ready'), $3 || a.picture || '.svg') AS pictures
        FROM article a JOIN article_sorg x ON x.article_id = a.id JOIN customer_area g ON g.customer_id = $1 AND g.sorg = x.sorg AND g.active
        JOIN sales_organisation s ON s.sorg = x.sorg LEFT JOIN LATERAL (SELECT min(b.wording) AS wording FROM bike_category b WHERE b.sorg = x.sorg AND b.mcid = a.mc) k ON true
        WHERE a.active ORDER BY a.code_display, x.sorg`,
      args: [customerId, origin + pictureAddress('{hash}', 'hi', 'webp'), `${origin}/pictures/`],
    }),
  },
  prices: priceModule,
  stock: {
    scopes: ['page.catalog'],
    needsCustomer: true,
    columns: {
      articleCode: 'text',
      article: 'text',
      brand: 'text',
      ean: 'text',
      sorg: 'text',
      available: 'text',
    },
    rows: (_, { customerId }) => ({
      // A tenant that masks its stock tells whether there is any.
      sql: `SELECT a.code_display AS "articleCode", a.name AS article, a.brand, a.ean, k.sorg,
          CASE WHEN (SELECT coalesce((t.config->>'maskStock')::boolean, false) FROM tenant t WHERE t.id = current_setting('app.tenant'))
            THEN CASE WHEN k.available > 0 THEN '✓' ELSE '–' END ELSE k.available::text END AS available
        FROM article a JOIN stock k ON k.article_id = a.id JOIN customer_area g ON g.customer_id = $1 AND g.sorg = k.sorg AND g.active
        WHERE a.active ORDER BY a.code_display, k.sorg`,
      args: [customerId],
    }),
  },
  ...serviceModules,
}

/** Prefix of the modules among the kinds of `export_job`. */
export const areaPrefix = 'area_'

const wordsOf = (name: DownloadModule): ExportKind['words'] => {
  const columns = Object.keys(modules[name].columns) as ModuleColumn[]
  const inLanguage = (language: (typeof languages)[number]): ExportWords<string> => ({
    title: moduleTitles[name][language],
    columns: Object.fromEntries(columns.map((column) => [column, columnWords[column][language]])),
  })
  return {
    en: inLanguage('en'),
    de: inLanguage('de'),
    fr: inLanguage('fr'),
    id: inLanguage('id'),
    ms: inLanguage('ms'),
  }
}

/** The modules of the download area as kinds of export, by their names in `export_job`. */
export const areaKinds: Readonly<Record<string, ExportKind>> = Object.fromEntries(
  (Object.entries(modules) as [DownloadModule, Module][]).map(
    ([name, { scopes, columns, rows, values }]) => [
      areaPrefix + name,
      {
        scopes,
        ofCustomer: true,
        filter: Period,
        columns: columns as Record<string, CellFormat>,
        words: wordsOf(name),
        ...(values && { values }),
        rows: (period: unknown, scope: ExportScope) => rows(period as Period, scope),
      } satisfies ExportKind as ExportKind,
    ],
  ),
)

/** Whether a module is of one customer alone: its prices, its stock. */
export const needsCustomer = (module: DownloadModule) => modules[module].needsCustomer ?? false

/** Whether a person with these permissions may download a module. */
export const mayDownload = (permissions: readonly Permission[], module: DownloadModule) =>
  hasScope(permissions, ['page.download-area']) && hasScope(permissions, modules[module].scopes)
