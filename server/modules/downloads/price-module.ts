import { pictureAddress } from '#domain/files/picture-address.ts'
import { compare } from '#domain/ordering/money.ts'
import { bandFor, type DiscountLine, priceBands, unitPrice } from '#domain/ordering/price.ts'
import { dealsOf } from '../catalogue/product-store.ts'
import type { Module } from './module.ts'

/** Adds what the price rules of the cart make of the deals; the best price only where it is lower than that of one piece. */
function withNetPrices(row: Record<string, unknown>): Record<string, unknown> {
  const dealer = String(row['dealerPrice'])
  const deals = (row['deals'] ?? []) as DiscountLine[]
  const netPrice = unitPrice(dealer, deals, 1)
  const bands = priceBands(dealer, deals)
  const best = bands
    .map(({ from }) => ({ from, price: bandFor(bands, from)!.price }))
    .reduce((low, step) => (compare(step.price, low.price) < 0 ? step : low), {
      from: 1,
      price: netPrice,
    })
  return {
    ...row,
    netPrice,
    ...(best.from > 1 && { bestPrice: best.price, bestPriceFrom: best.from }),
  }
}

/** Prices of the customer today: before deals, for one piece, and the lowest that a larger quantity brings. */
export const priceModule: Module = {
  scopes: ['page.catalog'],
  needsCustomer: true,
  columns: {
    articleCode: 'text',
    article: 'text',
    brand: 'text',
    ean: 'text',
    uom: 'text',
    sorg: 'text',
    dealerPrice: 'price',
    netPrice: 'price',
    bestPrice: 'price',
    bestPriceFrom: 'number',
    retailPrice: 'price',
    currency: 'text',
    picture: 'text',
  },
  rows: (_, { customerId, today, origin }) => ({
    sql: `SELECT a.code_display AS "articleCode", a.name AS article, a.brand, a.ean, a.uom, x.sorg, p.dealer AS "dealerPrice", x.retail AS "retailPrice", s.currency,
        d.deals, coalesce(replace($3, '{hash}', (SELECT f.sha256 FROM file_use u JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id
          WHERE u.used_as = 'article-picture' AND u.owner = a.code AND f.state = 'ready' ORDER BY u.position, f.id LIMIT 1)), $4 || a.picture || '.svg') AS picture
      FROM article a JOIN article_sorg x ON x.article_id = a.id JOIN customer_area g ON g.customer_id = $1 AND g.sorg = x.sorg AND g.active
      JOIN LATERAL (SELECT q.dealer FROM price q WHERE q.article_id = a.id AND q.sorg = x.sorg AND (q.for_customer = $1 OR (q.for_customer IS NULL AND q.price_group = g.price_group))
        AND $2::date BETWEEN q.valid_from AND q.valid_to ORDER BY q.for_customer NULLS LAST, q.valid_from DESC LIMIT 1) p ON true
      LEFT JOIN LATERAL (${dealsOf('x.sorg', 'g', '$1', '$2')}) d(deals) ON true
      JOIN sales_organisation s ON s.sorg = x.sorg WHERE a.active ORDER BY a.code_display, x.sorg`,
    args: [
      customerId,
      today,
      origin + pictureAddress('{hash}', 'hi', 'webp'),
      `${origin}/pictures/`,
    ],
    shape: withNetPrices,
  }),
}
