import { addDays } from '#domain/time/day.ts'
import { unitPrice } from '#domain/ordering/price.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { problemOf } from '../cart/cart-answer.ts'
import { modelSpan } from '../catalogue/entries.ts'
import { productsByCode, productsFor } from '../catalogue/product.ts'
import {
  type PurchaseOrder,
  type PurchaseRow,
  readPastOrder,
  readPurchases,
} from './purchase-store.ts'

/** Days of purchases that count as frequent; older ones no longer do. */
const frequentWithin = 730

interface Asked {
  productCategory?: string | null
  page?: number | null
  limit?: number | null
}

export const Query: QueryResolvers<RequestContext> = {
  frequentPurchases: (_, asked, request) =>
    purchases(request, 'frequent', asked, addDays(request.today, -frequentWithin)),
  previousPurchases: (_, asked, request) => purchases(request, 'latest', asked, null),

  async orderAgain(_, { orderNo }, request) {
    const customer = customerOf(request)
    const order = await readPastOrder(request, customer.id, orderNo)
    if (!order) return null
    const codes = order.lines.map(({ article_code }) => article_code)
    const products = await productsByCode(
      request,
      { codes, sorgs: codes.map(() => order.sorg) },
      customer.id,
    )
    const now = new Map(products.map((product) => [product.article_code, product]))
    const lines = order.lines.map(({ line_no, article_code, ...line }) => {
      const product = now.get(article_code) ?? null
      const dealer = product?.price.dealer ?? null
      return {
        ...line,
        id: `${orderNo}/${line_no}`,
        product,
        priceNow:
          dealer &&
          unitPrice(
            dealer,
            product!.price.discount.flatMap(({ detail }) => detail),
            line.qty,
          ),
        problem: product && problemOf(request, product, line.qty),
      }
    })
    return {
      order_no: order.order_no,
      custPoNo: order.po_number,
      createdAt: new Date(order.created_at).toISOString(),
      currency: order.currency,
      total_order: order.total,
      lines,
    }
  },
}

async function purchases(
  request: RequestContext,
  order: PurchaseOrder,
  { productCategory, page, limit }: Asked,
  since: string | null,
) {
  const customer = customerOf(request)
  const { rows, count, ...found } = await readPurchases(request, customer.id, {
    order,
    category: productCategory ?? null,
    since,
    page,
    limit,
  })
  return {
    page: found.page,
    pageTotal: found.pageTotal,
    total: count,
    entries: await entriesOf(request, rows),
  }
}

async function entriesOf(request: RequestContext, rows: PurchaseRow[]) {
  const { index } = await request.catalogues.of(
    request.tenant.id,
    request.catalogueRevision,
    request.tx,
  )
  const products = await productsFor(request, {
    ids: rows.flatMap(({ ids }) => ids),
    sorgs: rows.flatMap(({ ids, sorg }) => ids.map(() => sorg)),
  })
  return rows.flatMap(({ model, sorg, orders, pieces, last, ids }) => {
    const own = products.filter(
      (product) => product.sorg === sorg && ids.includes(product.articleId),
    )
    const [first] = own
    if (!first) return []
    return [
      {
        id: `${sorg}/${model}`,
        model_year: first.model_year,
        parent_name: first.model_name,
        category: first.category,
        serie: first.serie,
        items: own.length,
        ...modelSpan(index, first),
        brand: { description: first.brand },
        products: own,
        orders,
        pieces,
        lastBought: last,
      },
    ]
  })
}
