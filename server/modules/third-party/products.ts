import * as v from 'valibot'
import { hasScope } from '#domain/account/permissions.ts'
import { pictureAddress } from '#domain/files/picture-address.ts'
import { rowProblem } from '#domain/files/sheet-rows.ts'
import { ProductFields, StockFields } from '#domain/third-party/product-sheet.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import { followImageUrl } from './vendor-pictures.ts'

/** Rows that one call of an upload may have. */
export const maxUploadRows = 75

/** True for a vendor `v` that sells to customers of one of these sales organisations. @param sorgs their parameter */
export const sellsIn = (sorgs: string) => `(v.sorgs = '{}' OR v.sorgs && ${sorgs}::text[])`

/** SQL of the sales organisations that a customer buys in. @param customer its parameter */
export const sorgsOfCustomer = (customer: string) =>
  `(SELECT coalesce(array_agg(area.sorg), '{}') FROM customer_area area WHERE area.customer_id = ${customer} AND area.active)`

const productsSql = `
  SELECT p.id::text AS id, p.vendor_id, v.name AS vendor_name, v.email AS vendor_email, p.code, p.description, p.price, p.image_url, f.sha256 AS picture, p.uom_converter, p.sales_unit,
    p.stock, p.item_status,
    coalesce((SELECT sum(l.qty) FROM vendor_order_line l WHERE l.vendor_id = p.vendor_id AND l.code = p.code AND l.status IN ('new', 'accepted', 'preparing')), 0)::int AS open_order,
    coalesce((SELECT sum(l.qty) FROM vendor_order_line l WHERE l.vendor_id = p.vendor_id AND l.code = p.code AND l.status IN ('shipped', 'delivered')), 0)::int AS shipped_order
  FROM vendor_product p JOIN vendor v ON v.id = p.vendor_id LEFT JOIN file f ON f.id = p.picture_file AND f.state = 'ready'
  WHERE v.active AND ($1::int IS NULL OR p.vendor_id = $1) AND ($2 OR (p.item_status = 'available' AND ${sellsIn('$3')}))
    AND ($4::text IS NULL OR (p.item_status = 'available' AND CASE $4 WHEN 'stock' THEN p.stock = 0 ELSE p.picture_file IS NULL END))`

interface ProductRow {
  id: string
  vendor_id: number
  vendor_name: string
  vendor_email: string | null
  code: string
  description: string
  price: string
  image_url: string | null
  /** Hash of its picture. */
  picture: string | null
  uom_converter: number
  sales_unit: string
  stock: number
  item_status: 'available' | 'paused' | 'discontinued'
  open_order: number
  shipped_order: number
}

interface Asked {
  search?: string | null
  vendor?: string | null
  maintenance?: boolean | null
  lacking?: 'stock' | 'picture' | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Id as a client sent it. @returns null for one that no vendor can have */
export const vendorIdOf = (id: string | null | undefined): number | null =>
  id && /^\d{1,9}$/.test(id) ? Number(id) : null

/** Whether a person maintains articles, and so sees those that can't be ordered. */
export const maintainsArticles = ({ permissions }: RequestContext['user']): boolean =>
  hasScope(permissions, ['page.3rdpartyarticlemaintenance'])

/** Reads a page of the articles whose vendors this transaction sees. */
export async function readProducts({ tx, tenant, user, sorgs }: RequestContext, asked: Asked) {
  const { rows, ...found } = await page<ProductRow>(tx, {
    sql: productsSql,
    args: [
      asked.vendor ? (vendorIdOf(asked.vendor) ?? 0) : null,
      asked.maintenance === true && maintainsArticles(user),
      sorgs,
      asked.lacking ?? null,
    ],
    search: { term: asked.search, in: ['code', 'description', 'vendor_name'] },
    orderBy: orderOf(
      asked.sort,
      {
        articleCode: 'code',
        description: 'lower(description)',
        price: 'price',
        stock: 'stock',
        vendor: 'lower(vendor_name)',
      },
      'lower(description), code, id',
    ),
    page: asked.page,
    limit: asked.limit,
  })
  return {
    ...found,
    rows: rows.map((row) => ({
      id: row.id,
      vendor: { id: String(row.vendor_id), name: row.vendor_name, email: row.vendor_email },
      articleCode: row.code,
      description: row.description,
      price: row.price,
      currency: tenant.config.currency.display,
      imageUrl: row.image_url,
      picture: row.picture && pictureAddress(row.picture, 'low', 'webp'),
      uomConverter: row.uom_converter,
      salesUnit: row.sales_unit,
      stock: row.stock,
      itemStatus: row.item_status,
      openOrder: row.open_order,
      shippedOrder: row.shipped_order,
    })),
  }
}

/** Reads the vendors that this transaction sees, by name. @param sorgs only those that sell in one of them; null: all */
export const readVendors = (tx: Tx, sorgs: readonly string[] | null) =>
  tx.query<{ id: string; name: string; email: string | null }>(
    `SELECT v.id::text AS id, v.name, v.email FROM vendor v WHERE v.active AND ($1::text[] IS NULL OR ${sellsIn('$1')}) ORDER BY lower(v.name), v.id`,
    [sorgs],
  )

interface RowResult {
  articleCode: string
  created: boolean
  code: string | null
  field: string | null
}

/** Vendor whose articles are changed: the named one, or the only one that the person sees. */
async function maintained(tx: Tx, vendor: string | null | undefined): Promise<number | null> {
  const seen = await readVendors(tx, null)
  if (!vendor) return seen.length === 1 ? Number(seen[0]!.id) : null
  return seen.some(({ id }) => id === vendor) ? Number(vendor) : null
}

interface Upload<Fields extends { articleCode: string }> {
  vendor: string | null | undefined
  rows: readonly Fields[]
  check: boolean
  schema: typeof ProductFields | typeof StockFields
  /** Only articles that exist can be changed. */
  known: boolean
  write: (vendorId: number, row: Fields) => Promise<unknown>
}

/**
 * Takes rows of a vendor, each by itself: one that is wrong keeps no other from being taken.
 * @returns the code of a refusal of all, or the result of each row in their order
 */
async function upload<Fields extends { articleCode: string }>(
  request: RequestContext,
  { vendor, rows, check, schema, known, write }: Upload<Fields>,
): Promise<'unknown_vendor' | 'too_many_rows' | RowResult[]> {
  const { tx } = request
  if (rows.length > maxUploadRows) return 'too_many_rows'
  const vendorId = await maintained(tx, vendor)
  if (vendorId === null) return 'unknown_vendor'
  await tx.query('SELECT 1 FROM vendor WHERE id = $1 FOR UPDATE', [vendorId])
  const stored = await tx.query<{ code: string }>(
    'SELECT code FROM vendor_product WHERE vendor_id = $1 AND code = ANY ($2::text[])',
    [vendorId, rows.map(({ articleCode }) => articleCode.trim())],
  )
  const codes = new Set(stored.map(({ code }) => code))
  const seen = new Set<string>()
  const results: RowResult[] = []
  for (const row of rows) {
    const articleCode = row.articleCode.trim()
    const isKnown = codes.has(articleCode)
    const wrong =
      rowProblem(schema, row) ??
      (seen.has(articleCode) ? { field: 'articleCode', code: 'twice' } : null) ??
      (known && !isKnown ? { field: 'articleCode', code: 'unknown_article' } : null)
    seen.add(articleCode)
    if (!wrong && !check) await write(vendorId, row)
    results.push({
      articleCode,
      created: !isKnown && !wrong,
      code: wrong?.code ?? null,
      field: wrong?.field ?? null,
    })
  }
  const taken = results.filter(({ code }) => code === null).map(({ articleCode }) => articleCode)
  if (!check && taken.length > 0)
    await audit(request, {
      action: known ? 'vendor-stock.uploaded' : 'vendor-article.uploaded',
      target: String(vendorId),
      after: { articles: taken },
    })
  return results
}

interface ProductsUpload {
  vendor?: string | null
  check?: boolean | null
  products: readonly {
    articleCode: string
    description: string
    price: string
    salesUnit?: string | null
    uomConverter?: number | null
    stock?: number | null
    itemStatus?: string | null
    imageUrl?: string | null
  }[]
}

/** Adds or replaces articles of a vendor. @returns the code of a refusal of all, or the result of each row */
export const uploadProducts = (
  request: RequestContext,
  { vendor, products, check }: ProductsUpload,
) =>
  upload(request, {
    vendor,
    rows: products.map((product) => ({
      salesUnit: null,
      uomConverter: null,
      stock: null,
      itemStatus: null,
      imageUrl: null,
      ...product,
    })),
    check: check === true,
    schema: ProductFields,
    known: false,
    async write(vendorId, row) {
      const { success, output } = v.safeParse(ProductFields, row)
      if (!success) throw new Error('the row was checked before')
      const [saved] = await request.tx.query<{ id: number; is_moved: boolean }>(
        `WITH before AS (SELECT image_url FROM vendor_product WHERE vendor_id = $2 AND code = $3)
         INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, uom_converter, stock, item_status, image_url, updated_at)
         VALUES ($1, $2, $3, $4, $5, coalesce($6, 'EA'), coalesce($7::int, 1), coalesce($8::int, 0), coalesce($9, 'available'), nullif($10, ''), $11)
         ON CONFLICT (tenant_id, vendor_id, code) DO UPDATE SET description = excluded.description, price = excluded.price,
           sales_unit = coalesce($6, vendor_product.sales_unit), uom_converter = coalesce($7::int, vendor_product.uom_converter),
           stock = coalesce($8::int, vendor_product.stock), item_status = coalesce($9, vendor_product.item_status),
           image_url = CASE WHEN $10::text IS NULL THEN vendor_product.image_url ELSE nullif($10, '') END, updated_at = excluded.updated_at
         RETURNING id, $10::text IS NOT NULL AND ($10 = '' OR $10 IS DISTINCT FROM (SELECT image_url FROM before)) AS is_moved`,
        [
          request.tenant.id,
          vendorId,
          output.articleCode,
          output.description,
          output.price,
          output.salesUnit,
          output.uomConverter,
          output.stock,
          output.itemStatus,
          output.imageUrl,
          request.clock(),
        ],
      )
      if (saved!.is_moved)
        await followImageUrl(request.tx, request.tenant.id, {
          productId: saved!.id,
          imageUrl: output.imageUrl ?? '',
        })
    },
  })

interface StocksUpload {
  vendor?: string | null
  check?: boolean | null
  stocks: readonly { articleCode: string; stock: number }[]
}

/** Sets the stock of articles of a vendor. @returns the code of a refusal of all, or the result of each row */
export const uploadStocks = (request: RequestContext, { vendor, stocks, check }: StocksUpload) =>
  upload(request, {
    vendor,
    rows: stocks,
    check: check === true,
    schema: StockFields,
    known: true,
    write: (vendorId, { articleCode, stock }) =>
      request.tx.query(
        'UPDATE vendor_product SET stock = $3, updated_at = $4 WHERE vendor_id = $1 AND code = $2',
        [vendorId, articleCode.trim(), stock, request.clock()],
      ),
  })
