import { blockOf, type BlockReason } from '#domain/article/article-block.ts'
import { pictureAddress } from '#domain/files/picture-address.ts'
import { signOf } from '#domain/ordering/money.ts'
import { shownStock, type StockFacts } from '#domain/article/stock-display.ts'
import type { Tenant } from '../../tenants.ts'
import type { ArticleDocument } from './documents/document-store.ts'
import type { ProductRow } from './product-store.ts'

/** An article as the contract has it (schema/catalogue.graphql, Product). `documents` only in a record for a device; elsewhere a field reads them. */
export type Product = ReturnType<typeof productOf> & { documents?: ArticleDocument[] }

/** Shapes a row as the contract's Product: config decides what of stock and arrivals may be seen. */
export function productOf(
  row: ProductRow,
  forCustomer: boolean,
  tenant: Tenant,
  today: string,
  at: Date,
) {
  const areas = row.areas ?? []
  const arrivals = row.arrivals ?? []
  const product = {
    allowToOrder: row.allow_to_order,
    sorgBlocked: row.sorg_blocked,
    orderBlocked: row.order_blocked,
    brandBlocked: row.brand_blocked,
    categoryBlocked: row.category_blocked,
    hierarchyBlocked: row.hierarchy_blocked,
    availableForOrderAt: row.available_for_order_at,
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
    picture: picturesOf(row)[0] ?? null,
    pictures: picturesOf(row),
    properties: row.properties,
    tags: row.tags,
    orderQuota: row.order_quota,
    block: null as BlockReason | null,
    price: priceOf(row, tenant),
    stocks: {
      ...shownStock(
        {
          areas,
          custorder: row.custorder ?? 0,
          arrivals,
          atOnce: atOnce(tenant, row.sorg, row.ready_to_ship ?? 0),
          mayWait: mayWait(tenant, row.sorg),
        },
        tenant.config,
        today,
      ),
      at: at.toISOString(),
    },
    /** Orderable quantity, shown or not. */
    left: leftIn(areas),
    arrivals,
    /** Of one unit, in kg; null: unknown. */
    weight: row.weight,
    readyToShip: row.ready_to_ship ?? 0,
    /** Arrivals within the months that are shown; may be ordered ahead where the tenant allows it. */
    arriving: arrivals.reduce((sum, { qty }) => sum + qty, 0),
  }
  // Without a customer no article has a price, so a missing price is no reason to block it.
  product.block = blockOf(product, row.dealer !== null || !forCustomer, today)
  return product
}

/** Addresses of an article's pictures: the uploaded ones, else the drawing of the demo. */
/** Address of an article's first picture: an uploaded one, else the drawing. */
export const firstPicture = (drawing: string | null, photo: string | null): string | null =>
  photo ? pictureAddress(photo, 'low', 'webp') : drawing && `/pictures/${drawing}.svg`

const picturesOf = ({ picture, pictures }: ProductRow): string[] => {
  if (pictures?.length) return pictures.map((hash) => pictureAddress(hash, 'low', 'webp'))
  return picture ? [`/pictures/${picture}.svg`] : []
}

/** Returns the quantity that leaves at once; null where the sales organisation does not check it. */
export const atOnce = ({ sorgs }: Tenant, sorg: string, readyToShip: number) =>
  sorgs.find((one) => one.sorg === sorg)?.exactQtyCheck ? readyToShip : null

/** Returns whether a sales organisation takes orders beyond its stock. */
export const mayWait = ({ sorgs }: Tenant, sorg: string) =>
  !sorgs.find((one) => one.sorg === sorg)?.availableStockCheck

/** Sums the available quantities of all warehouse areas. */
export const leftIn = (areas: StockFacts['areas']) =>
  areas.reduce((sum, { available }) => sum + available, 0)

/** Returns the currency symbol of a sales organisation. */
const symbolOf = ({ config: { currency }, sorgs }: Tenant, sorg: string) =>
  signOf(sorgs.find((one) => one.sorg === sorg)?.currency ?? currency.display, currency)

function priceOf(row: ProductRow, tenant: Tenant) {
  const { currency } = tenant.config
  const deals = new Map<
    string,
    {
      salesDealNo: string
      description: string
      promotion: string | null
      badge: string | null
      detail: NonNullable<ProductRow['discounts']>
    }
  >()
  for (const line of row.discounts ?? []) {
    const deal = deals.get(line.salesDealNo)
    if (deal) deal.detail.push(line)
    else
      deals.set(line.salesDealNo, {
        salesDealNo: line.salesDealNo,
        description: line.description,
        promotion: line.promotion,
        badge: line.badge || null,
        detail: [line],
      })
  }
  return {
    retailDisplay: row.retail,
    dealer: row.dealer,
    symbol: symbolOf(tenant, row.sorg),
    separator: currency.thousandSeparator,
    decimal_separator: currency.decimalSeparator,
    decimal_precission: currency.decimalPrecision,
    discount: [...deals.values()],
  }
}
