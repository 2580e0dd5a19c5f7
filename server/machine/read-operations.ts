import * as v from 'valibot'
import { targetOf, type Column } from '../import/feed.ts'
import { operation, type MachineOperation } from './operations.ts'
import { cursorOf, limitOf, PageQuery, valuesOf } from './page-input.ts'
import { Problem } from './problem.ts'
import type { Resource } from './resources.ts'

const quoted = (name: string) => `"${name}"`

/** SQL for a column of a row as a feed would bring it; undefined: the table does not keep it. */
function columnSql(column: Column): string | undefined {
  const target = targetOf(column)
  if (column.reference === 'article' && target)
    return `(SELECT a.code FROM article a WHERE a.id = t.${quoted(target)})`
  if (column.reference === 'customer' && target)
    return `(SELECT c.r3 FROM customer c WHERE c.id = t.${quoted(target)})`
  // A line's reference to its paper fills in the customer; the number itself has the column's name.
  if (column.reference && target === 'customer_id') return `t.${quoted(column.name)}`
  if (target === null) return undefined
  return `t.${quoted(target)}`
}

/** Columns of a feed that can be read back, with their SQL. */
const readable = ({ feed }: Resource) =>
  feed.columns.flatMap((column) => {
    const sql = columnSql(column)
    return sql === undefined ? [] : [{ column, sql }]
  })

/** Cells as they come back: money as text, days as YYYY-MM-DD. */
const cell = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]))

/** The page statement of a resource: $1 to $n are the cursor's values or null, then the limit. */
function pageSql(resource: Resource, { along, where }: NonNullable<Resource['read']>): string {
  const columns = readable(resource)
    .map(({ column, sql }) => `${sql} AS ${quoted(column.name)}`)
    .join(', ')
  const place = along.map(([name]) => `t.${quoted(name)}`).join(', ')
  const after = along.map(([, type], n) => `$${n + 1}::text::${type}`).join(', ')
  return `SELECT json_build_array(${along.map(([name]) => `t.${quoted(name)}::text`).join(', ')}) AS place, ${columns}
    FROM ${quoted(resource.feed.table)} t
    WHERE ${where ?? 'true'} AND ($1::text IS NULL OR (${place}) > (${after}))
    ORDER BY ${place} LIMIT $${along.length + 1}`
}

/** The operation that reads a resource by pages; rows have the feed's columns. */
export function readOperation(resource: Resource): MachineOperation[] {
  const { read, path, feed } = resource
  if (!read) return []
  const sql = pageSql(resource, read)
  const Row = v.object(
    Object.fromEntries(
      readable(resource).map(({ column: { name, doc } }) => [
        name,
        v.pipe(cell, v.description(doc)),
      ]),
    ),
  )
  return [
    operation({
      method: 'GET',
      path: `/${path}`,
      scope: read.scope,
      id: `read-${path}`,
      tag: path,
      summary: `Reads ${feed.name} by pages`,
      query: PageQuery,
      answer: v.object({
        rows: v.array(Row),
        next: v.pipe(
          v.nullable(v.string()),
          v.description('`after` of the next page; null behind the last'),
        ),
      }),
      handle: ({ within }, { query }) =>
        within(async (tx) => {
          const limit = limitOf(query)
          const after = query.after === undefined ? [] : valuesOf(query.after, read.along.length)
          if (!after)
            throw new Problem('bad_input', { errors: [{ at: 'after', code: 'unknown_cursor' }] })
          const places = read.along.map((_, n) => after[n] ?? null)
          const found = await tx.query<{ place: string[] }>(sql, [...places, limit + 1])
          const last = found.length > limit ? found[limit - 1] : undefined
          return {
            rows: found.slice(0, limit).map(({ place: _, ...row }) => row),
            next: last ? cursorOf(last.place) : null,
          }
        }),
    }),
  ]
}
