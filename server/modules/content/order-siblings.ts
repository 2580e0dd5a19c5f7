import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { numberOf } from './publishing.ts'

/** The table of each kind that has an order of its own. */
const tables = {
  'marketing-category': 'marketing_category',
  'marketing-material': 'content_item',
} as const

/** Entries that can be put in order, with what siblings have in common. */
const entriesSql = {
  'marketing-category': `SELECT id, parent_id AS parent, sorting FROM marketing_category WHERE deleted_at IS NULL`,
  'marketing-material': `SELECT id, category_id AS parent, sorting FROM content_item WHERE kind = 'material' AND deleted_at IS NULL`,
}

/** Puts siblings in an order; those that are not named follow as they were. Refused: not_siblings. */
export async function orderSiblings(
  request: RequestContext,
  kind: keyof typeof tables,
  ids: readonly string[],
) {
  const { tx } = request
  const wanted = [...new Set(ids.map(numberOf))]
  const named = await tx.query<{ parent: number | null }>(
    `SELECT e.parent FROM (${entriesSql[kind]}) e WHERE e.id = ANY ($1::int[])`,
    [wanted],
  )
  const parents = new Set(named.map((row) => row.parent))
  if (named.length < wanted.length || parents.size !== 1) return refused('not_siblings', 'ids')
  const [at] = parents
  const rows = await tx.query<{ id: number }>(
    `SELECT e.id FROM (${entriesSql[kind]}) e WHERE e.parent IS NOT DISTINCT FROM $1::int ORDER BY e.sorting, e.id FOR UPDATE`,
    [at],
  )
  const before = rows.map(({ id }) => id)
  const after = [...wanted, ...before.filter((id) => !wanted.includes(id))]
  await tx.query(
    `UPDATE ${tables[kind]} o SET sorting = w.n - 1 FROM unnest($1::int[]) WITH ORDINALITY AS w(id, n) WHERE o.id = w.id`,
    [after],
  )
  await audit(request, {
    action: `${kind}.ordered`,
    ...(at && { target: String(at) }),
    before,
    after,
  })
  return done('The order is saved', {})
}
