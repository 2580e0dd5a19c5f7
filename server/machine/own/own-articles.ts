import * as v from 'valibot'
import { maxCodes } from '#domain/article/article-code.ts'
import { unitPrice } from '#domain/ordering/price.ts'
import type { RequestContext } from '../../context.ts'
import { productsFor } from '../../modules/catalogue/product.ts'
import type { Product } from '../../modules/catalogue/product-shape.ts'
import { articlesByCode } from '../../modules/fast-order/articles-by-code.ts'
import type { MachineOperation } from '../operations.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import { cursorOf, limitOf, PageQuery, valuesOf } from '../page-input.ts'
import { Problem } from '../problem.ts'
import { ownOperation } from './own-operation.ts'

const orNull = <S extends v.GenericSchema>(schema: S, words?: string) =>
  words ? v.pipe(v.nullable(schema), v.description(words)) : v.nullable(schema)

/** An article as its customer sees it in the portal; money as decimal text. */
const OwnArticle = v.object({
  article: v.string(),
  sorg: v.string(),
  ean: orNull(v.string()),
  name: v.string(),
  brand: orNull(v.string()),
  model: orNull(v.string()),
  size: orNull(v.string()),
  colour: orNull(v.string()),
  uom: v.string(),
  currency: v.string(),
  price: orNull(v.string(), 'For one piece before discounts'),
  net_price: orNull(v.string(), 'For one piece, if one is ordered'),
  retail_price: orNull(v.string()),
  available: orNull(v.number(), 'Pieces; null where the portal doesn’t show them'),
  in_stock: v.boolean(),
  arrivals: v.array(v.object({ date: v.string(), quantity: v.nullable(v.number()) })),
  order_limit: orNull(v.number(), 'Most pieces of one order'),
  blocked: orNull(v.string(), 'Why it can’t be ordered; null: it can'),
  pictures: v.pipe(v.array(v.string()), v.description('Addresses, the main one first')),
})

function articleOf(request: RequestContext, product: Product): v.InferOutput<typeof OwnArticle> {
  const { price, stocks } = product
  const details = price.discount.flatMap(({ detail }) => detail)
  const origin = portalAddress(request.settings, request.host)
  return {
    article: product.article_code,
    sorg: product.sorg,
    ean: product.ean,
    name: product.name,
    brand: product.brand,
    model: product.model_name,
    size: product.size,
    colour: product.colour,
    uom: product.uom,
    currency: request.tenant.sorgs.find(({ sorg }) => sorg === product.sorg)?.currency ?? '',
    price: price.dealer,
    net_price: price.dealer && unitPrice(price.dealer, details, 1),
    retail_price: price.retailDisplay,
    available: stocks.available,
    in_stock: stocks.inStock,
    arrivals: stocks.nextArrival.map(({ date, qty }) => ({ date, quantity: qty })),
    order_limit: product.orderQuota,
    blocked: product.block,
    pictures: product.pictures.map((path) => origin + path),
  }
}

const readOwnArticles = ownOperation({
  method: 'GET',
  path: '/own/articles',
  scope: 'own.articles.read',
  id: 'read-own-articles',
  summary: 'Reads the articles that the customer may see, at its prices, with stock',
  query: PageQuery,
  answer: v.object({
    rows: v.array(OwnArticle),
    next: v.pipe(v.nullable(v.string()), v.description('`after` of the next page')),
  }),
  async handle(request, { query }) {
    const limit = limitOf(query)
    const after = query.after === undefined ? ['0', ''] : valuesOf(query.after, 2)
    if (!after || !/^\d{1,9}$/.test(after[0]!))
      throw new Problem('bad_input', { errors: [{ at: 'after', code: 'unknown_cursor' }] })
    const found = await request.tx.query<{ id: number; sorg: string }>(
      `SELECT a.id, s.sorg FROM article a JOIN article_sorg s ON s.article_id = a.id
       WHERE a.active AND s.sorg = ANY ($1::text[]) AND (a.id, s.sorg) > ($2::int, $3::text) ORDER BY a.id, s.sorg LIMIT $4`,
      [request.sorgs, Number(after[0]), after[1], limit + 1],
    )
    const page = found.slice(0, limit)
    const products = await productsFor(request, {
      ids: page.map(({ id }) => id),
      sorgs: page.map(({ sorg }) => sorg),
    })
    const last = page.at(-1)
    return {
      rows: products.map((product) => articleOf(request, product)),
      next: found.length > limit ? cursorOf([String(last!.id), last!.sorg]) : null,
    }
  },
})

const findOwnArticles = ownOperation({
  method: 'POST',
  path: '/own/articles/find',
  scope: 'own.articles.read',
  id: 'find-own-articles',
  summary: 'Finds articles by code, EAN or the customer’s own code, at its prices, with stock',
  body: v.strictObject({
    codes: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(60, 'too_long'))),
      v.minLength(1, 'nothing_sent'),
      v.maxLength(maxCodes, 'too_many'),
    ),
  }),
  answer: v.object({
    results: v.array(
      v.object({
        asked: v.string(),
        articles: v.pipe(
          v.array(OwnArticle),
          v.description('Empty: nothing has this code. Several: the code alone does not say which'),
        ),
      }),
    ),
  }),
  async handle(request, { body }) {
    const found = await articlesByCode(request, body.codes)
    return {
      results: found.map(({ asked, products }) => ({
        asked,
        articles: products.map((product) => articleOf(request, product)),
      })),
    }
  },
})

/** Articles as a customer's own system reads them. */
export const ownArticles: readonly MachineOperation[] = [readOwnArticles, findOwnArticles]
