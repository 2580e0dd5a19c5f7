import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { numberOf } from './publishing.ts'

interface Ordering {
  action: 'marketing-category.ordered' | 'marketing-material.ordered'
  table: 'marketing_category' | 'content_item'
  /** The column that siblings have in common. */
  parent: 'parent_id' | 'category_id'
  ids: readonly string[]
}

/** Puts siblings in an order; those that are not named follow as they were. Refused: not_siblings. */
export async function orderSiblings(
  request: RequestContext,
  { action, table, parent, ids }: Ordering,
) {
  const { tx } = request
  const wanted = [...new Set(ids.map(numberOf))]
  const of = table === 'content_item' ? ` AND kind = 'material'` : ''
  const named = await tx.query<{ parent: number | null }>(
    `SELECT ${parent} AS parent FROM ${table} WHERE id = ANY ($1::int[]) AND deleted_at IS NULL${of}`,
    [wanted],
  )
  const parents = new Set(named.map((row) => row.parent))
  if (named.length < wanted.length || parents.size !== 1) return refused('not_siblings', 'ids')
  const [at] = parents
  const rows = await tx.query<{ id: number }>(
    `SELECT id FROM ${table} WHERE ${parent} IS NOT DISTINCT FROM $1::int AND deleted_at IS NULL${of} ORDER BY sorting, id FOR UPDATE`,
    [at],
  )
  const before = rows.map(({ id }) => id)
  const after = [...wanted, ...before.filter((id) => !wanted.includes(id))]
  await tx.query(
    `UPDATE ${table} o SET sorting = w.n - 1 FROM unnest($1::int[]) WITH ORDINALITY AS w(id, n) WHERE o.id = w.id`,
    [after],
  )
  await audit(request, { action, ...(at && { target: String(at) }), before, after })
  return done('The order is saved', {})
}
