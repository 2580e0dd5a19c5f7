import type { RequestContext } from '../../context.ts'

/** A named cart as the list of them has it. */
export interface BookEntry {
  key: string
  name: string
  version: number
  lines: number
  totalQuantity: number
}

/** A customer's named carts with what is in them, in the order in which they were opened. */
export interface CartBookAnswer {
  customerKey: string
  version: number
  streamSeq: number
  carts: BookEntry[]
  at: string
}

interface BookRow {
  customer_id: number
  book: number
  key: string
  name: string
  version: number
  lines: number
  quantity: number
}

/** Reads the lists of named carts of some customers, by their ids. A line whose article is no longer sold to its customer counts as little as its cart shows it. @param customers with the version of a list that is known to be empty @param streamSeq last intent of the asking device that they hold */
export async function cartBooks(
  request: RequestContext,
  customers: readonly { id: number; r3: string; emptyAt?: number }[],
  streamSeq: number,
): Promise<CartBookAnswer[]> {
  const unknown = customers.filter(({ emptyAt }) => emptyAt === undefined)
  const rows =
    unknown.length === 0
      ? []
      : await request.tx.query<BookRow>(
          `SELECT c.customer_id, c.book, c.key, c.name, c.version, count(l.cart_id)::int AS lines, coalesce(sum(l.qty), 0)::int AS quantity
     FROM cart c LEFT JOIN (cart_line l JOIN article a ON a.id = l.article_id AND a.active JOIN article_sorg s ON s.article_id = a.id AND s.sorg = l.sorg
       JOIN customer_area own ON own.customer_id = l.customer_id AND own.sorg = l.sorg AND own.active) ON l.cart_id = c.id AND c.key <> '' WHERE c.customer_id = ANY($1::int[]) GROUP BY c.id ORDER BY c.id`,
          [unknown.map(({ id }) => id)],
        )
  const at = request.clock().toISOString()
  return customers.map(({ id, r3, emptyAt }) => {
    const own = rows.filter((row) => row.customer_id === id)
    return {
      customerKey: r3,
      streamSeq,
      at,
      version: emptyAt ?? own.find(({ key }) => key === '')?.book ?? 0,
      carts: own
        .filter(({ key }) => key !== '')
        .map(({ key, name, version, lines, quantity }) => ({
          key,
          name,
          version,
          lines,
          totalQuantity: quantity,
        })),
    }
  })
}
