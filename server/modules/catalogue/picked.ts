import type { Picked } from '#domain/catalogue-index.ts'
import type { ListArguments } from '#domain/catalogue-page.ts'
import { customerOf, type Request } from '../../context.ts'

// The same rules by which an article gets a promotion's offers as discount lines (product-store.ts).
const inPromotion = ({ tx, today, sorgs, customer }: Request) => tx.query<{ id: number }>(
  `SELECT DISTINCT a.id FROM promotion pr
   JOIN promotion_detail pd ON pd.tenant_id = pr.tenant_id AND pd.promotion = pr.code AND pd.active
   JOIN article a ON a.tenant_id = pr.tenant_id AND a.active
     AND (pd.article_code = a.code OR (pd.article_code IS NULL AND (pd.brand IS NOT NULL OR pd.mc IS NOT NULL)))
     AND (pd.brand IS NULL OR pd.brand = a.brand) AND (pd.mc IS NULL OR pd.mc = a.mc)
   JOIN article_sorg s ON s.article_id = a.id AND s.sorg = ANY ($2::text[]) AND (pr.sorg IS NULL OR pr.sorg = s.sorg)
   LEFT JOIN customer_area ca ON ca.customer_id = $3 AND ca.sorg = s.sorg AND ca.active
   WHERE $1::date BETWEEN pr.valid_from AND pr.valid_to AND (pr.product_category IS NULL OR pr.product_category = a.category)
     AND (pr.price_group IS NULL OR pr.price_group = ca.price_group)`, [today, sorgs, customer?.id ?? null])

const boughtBefore = ({ tx, sorgs }: Request, customerId: number) => tx.query<{ id: number }>(
  `SELECT DISTINCT a.id FROM sales_order o
   JOIN order_line l ON l.tenant_id = o.tenant_id AND l.order_no = o.order_no
   JOIN article a ON a.tenant_id = o.tenant_id AND a.code = l.article_code AND a.active
   WHERE o.customer_id = $1 AND o.sorg = ANY ($2::text[]) AND o.status <> 'cancelled'`, [customerId, sorgs])

/** The articles that filters pick which no index knows: they belong to a customer and a day. Undefined: there is no such filter. */
export async function pickedFor(request: Request, filter: ListArguments['filter']): Promise<Picked | undefined> {
  const names: string[] = []
  const sets: Set<number>[] = []
  const take = (name: string, rows: { id: number }[]) => {
    sets.push(new Set(rows.map(({ id }) => id)))
    names.push(`${name}|${rows.length}`)
  }
  if (filter?.promotion) take(`promotion|${request.today}|${request.priceList}`, await inPromotion(request))
  // Orders are only ever added: as many articles are the same articles.
  if (filter?.bought) {
    const { id } = customerOf(request)
    take(`bought|${id}`, await boughtBefore(request, id))
  }
  const [first, ...others] = sets
  if (!first) return undefined
  const ids = others.length === 0 ? first : new Set([...first].filter((id) => others.every((other) => other.has(id))))
  return { ids, toJSON: () => names.join('+') }
}
