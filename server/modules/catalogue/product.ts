import { blockOf } from '#domain/article-block.ts'
import { addDays } from '#domain/day.ts'
import type { Request } from '../../context.ts'
import type { Tenant } from '../../tenants.ts'
import { type ProductKeys, type ProductRow, readProducts } from './product-store.ts'

/** An article as the contract has it (schema/catalogue.graphql, Product). */
export type Product = ReturnType<typeof productOf>

/** Shapes a row as the contract's Product: config decides what of stock and arrivals may be seen (document 1 section 3). */
export function productOf(row: ProductRow, tenant: Tenant, today: string, at: Date) {
  const { config } = tenant
  const flags = {
    allowToOrder: row.allow_to_order, sorgBlocked: row.sorg_blocked, orderBlocked: row.order_blocked, brandBlocked: row.brand_blocked,
    categoryBlocked: row.category_blocked, hierarchyBlocked: row.hierarchy_blocked, availableForOrderAt: row.available_for_order_at,
  }
  return {
    ...flags,
    id: `${row.sorg}/${row.code}`,
    articleId: row.article_id,
    name: row.name,
    description: row.description,
    article_code: row.code,
    article_code_display: row.code_display,
    ean: row.ean,
    slug: row.slug,
    sorg: row.sorg,
    brand: row.brand,
    category: row.category,
    mc: row.mc,
    model: row.model,
    model_name: row.model_name,
    model_year: row.model_year,
    serie: row.serie,
    size: row.size,
    colour: row.colour,
    uom: row.uom,
    picture: row.picture && `/pictures/${row.picture}.svg`,
    properties: row.properties,
    tags: row.tags,
    orderQuota: row.order_quota,
    block: blockOf(flags, row.dealer !== null, today),
    price: priceOf(row, tenant),
    stocks: {
      available: config.maskStock ? null : (row.available ?? 0),
      custorder: config.maskStock ? null : (row.custorder ?? 0),
      nextArrival: config.nextArrivalDisplay
        ? (row.arrivals ?? []).map(({ date, qty }) => ({ date, qty: config.maskNextArrival ? null : qty, mask: config.maskNextArrival }))
        : [],
      at: at.toISOString(),
    },
    /** What may be ordered, whether shown or not. */
    left: row.available ?? 0,
  }
}

function priceOf(row: ProductRow, { config: { currency } }: Tenant) {
  const deals = new Map<string, { salesDealNo: string; description: string; detail: NonNullable<ProductRow['discounts']> }>()
  for (const line of row.discounts ?? []) {
    const deal = deals.get(line.salesDealNo)
    if (deal) deal.detail.push(line)
    else deals.set(line.salesDealNo, { salesDealNo: line.salesDealNo, description: line.description, detail: [line] })
  }
  return {
    retailDisplay: row.retail,
    dealer: row.dealer,
    symbol: currency.symbol,
    separator: currency.thousandSeparator,
    decimal_separator: currency.decimalSeparator,
    decimal_precission: currency.decimalPrecision,
    discount: [...deals.values()],
  }
}

/** Reads articles for the caller's customer and day. An article that is gone is left out. */
export async function productsFor(request: Request, keys: ProductKeys, customerId: number | null = request.customer?.id ?? null): Promise<Product[]> {
  const { tx, tenant, today, clock } = request
  const until = addDays(today, tenant.config.nextArrivalMonth * 31)
  const rows = keys.ids.length === 0 ? [] : await readProducts(tx, keys, customerId, today, until)
  const at = clock()
  return rows.map((row) => productOf(row, tenant, today, at))
}
