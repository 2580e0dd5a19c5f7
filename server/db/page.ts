import type { Tx } from './database.ts'

/** Maximum rows of one page. */
const maxLimit = 50
/** Maximum page: further ones cost the database more than anyone reads. */
const maxPage = 10_000

interface PageOptions {
  /** The SELECT of all rows, without an order and without a limit. */
  sql: string
  args?: readonly unknown[]
  page?: number | null | undefined
  limit?: number | null | undefined
  /** SQL; never text of a client. See `orderOf`. */
  orderBy: string
  /** The term, and the columns of the SELECT in which it may stand. */
  search?: { term: string | null | undefined; in: readonly string[] }
}

/** One page of rows; `pageTotal` is at least 1. */
export interface Page<Row> {
  rows: Row[]
  page: number
  count: number
  pageTotal: number
}

const escaped = (term: string) => term.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Reads one page of a list and the number of all its rows in one statement. A page beyond the last one is the last one. */
export async function page<Row extends object>(
  tx: Tx,
  { sql, args = [], page: wanted, limit, orderBy, search }: PageOptions,
): Promise<Page<Row>> {
  const size = Math.min(maxLimit, Math.max(1, limit ?? 20))
  const at = Math.min(maxPage, Math.max(1, wanted ?? 1))
  const term = search?.term?.trim() ? `%${escaped(search.term)}%` : null
  const n = args.length
  const where = term
    ? `WHERE ${search!.in.map((column) => `${column} ILIKE $${n + 3}`).join(' OR ')}`
    : ''
  const rows = await tx.query<{ count: number; row: Row | null }>(
    `WITH found AS (SELECT * FROM (${sql}) AS all_rows ${where}), total AS (SELECT count(*)::int AS count FROM found)
     SELECT total.count, to_jsonb(shown) AS row FROM total LEFT JOIN LATERAL
       (SELECT * FROM found ORDER BY ${orderBy} LIMIT $${n + 1}
        OFFSET (least($${n + 2}::int, greatest(1, ceil(total.count::numeric / $${n + 1}::int)::int)) - 1) * $${n + 1}::int) AS shown ON true`,
    [...args, size, at, ...(term ? [term] : [])],
  )
  const count = rows[0]?.count ?? 0
  const pageTotal = Math.max(1, Math.ceil(count / size))
  return {
    rows: rows.flatMap(({ row }) => (row ? [row] : [])),
    page: Math.min(at, pageTotal),
    count,
    pageTotal,
  }
}
