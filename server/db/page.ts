import type { Tx } from './database.ts'

/** A page number that every list ends before, so that its offset stays a number the database takes. */
const furthest = 100_000
const largest = 50

/** Query behind one page. `sql` selects all rows, unordered; `args` are its $1, $2 and so on. */
export interface PageQuery {
  sql: string
  args?: unknown[]
  /** From 1; null and anything smaller are the first. */
  page: number | null | undefined
  /** Rows a page, at most 50 or `most`; null: `size`. */
  limit?: number | null | undefined
  /** Most rows a page where a list is shown whole; 50 when left out. */
  most?: number
  /** Rows a page where none are asked for. */
  size?: 10 | 12 | 20
  /** Columns of `sql` with their direction, as SQL and never a client's text (`orderOf`); the last must be unique, or rows change pages. */
  orderBy: string
  /** Words that must all occur, and the columns of `sql` in which they may. */
  search?: { term: string | null | undefined; in: readonly string[] }
  /** Figures over all rows, whatever the page: name to an SQL aggregate that gives an int. */
  totals?: Readonly<Record<string, string>>
  /** True for rows that are dear to find, such as groups: they are found once for the count and the page. */
  once?: boolean
}

/** `pageTotal` is 0 without rows; asked for a page behind the last, the last is answered, as its rows may have gone since. */
export interface Page<Row, Total extends string = never> {
  rows: Row[]
  page: number
  count: number
  pageTotal: number
  totals: Record<Total, number>
}

/**
 * Reads one page of rows and the count of all of them in one statement.
 * The page is cut by the database, so that a list of any length costs one page.
 */
export async function page<Row, const Totals extends Readonly<Record<string, string>> = {}>(
  tx: Tx,
  query: PageQuery & { totals?: Totals },
): Promise<Page<Row, Extract<keyof Totals, string>>> {
  const size = Math.min(query.most ?? largest, Math.max(1, query.limit ?? query.size ?? 20))
  const at = Math.min(furthest, Math.max(1, query.page ?? 1))
  const totals = Object.entries(query.totals ?? {})
  const words = searchWords(query.search?.term)
  const args = [...(query.args ?? []), size, at, ...(words.length > 0 ? [words] : [])]
  const rows = await tx.query<Record<string, unknown>>(
    pageSql(query, totals, words.length > 0, args.length),
    args,
  )
  const [first = {}] = rows
  const count = Number(first.page_count ?? 0)
  const pageTotal = Math.ceil(count / size)
  return {
    rows: rows.filter(({ page_row }) => page_row === true) as Row[],
    page: Math.min(at, Math.max(1, pageTotal)),
    count,
    pageTotal,
    totals: Object.fromEntries(
      totals.map(([name], n) => [name, Number(first[`page_total_${n}`] ?? 0)]),
    ) as never,
  }
}

function pageSql(
  { sql, orderBy, search, once }: PageQuery,
  totals: [string, string][],
  searched: boolean,
  last: number,
) {
  const [limit, at] = searched ? [last - 2, last - 1] : [last - 1, last]
  const text = `lower(concat_ws(' ', ${search?.in.join(', ')}))`
  const matching = searched
    ? ` WHERE NOT EXISTS (SELECT 1 FROM unnest($${last}::text[]) word WHERE ${text} NOT LIKE '%' || word || '%')`
    : ''
  const figures = totals.map(([, aggregate], n) => `, (${aggregate})::int AS page_total_${n}`)
  return `WITH found AS ${once ? '' : 'NOT '}MATERIALIZED (SELECT * FROM (${sql}) all_rows${matching})
    SELECT t.*, r.* FROM (SELECT count(*)::int AS page_count${figures.join('')} FROM found) t
    LEFT JOIN LATERAL (SELECT true AS page_row, found.* FROM found ORDER BY ${orderBy} LIMIT $${limit}
      OFFSET (least($${at}::int, greatest(1, ceil(t.page_count::numeric / $${limit}::int)::int)) - 1) * $${limit}::int) r ON true
    ORDER BY ${orderBy}`
}

/** Words of a search in lower case, for LIKE: its wildcards are taken literally. */
export const searchWords = (text: string | null | undefined) =>
  (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 20)
    .map((word) => word.replaceAll(/[\\%_]/g, '\\$&'))

/**
 * Turns the `sort` of a list's address into SQL: a known name, with a leading "-" for descending; anything else is the
 * usual order. @param columns SQL by the name a client may say
 */
export function orderOf(
  sort: string | null | undefined,
  columns: Readonly<Record<string, string>>,
  usual: string,
): string {
  const column = columns[sort?.replace(/^-/, '') ?? '']
  return column ? `${column} ${sort?.startsWith('-') ? 'DESC' : 'ASC'}, ${usual}` : usual
}
