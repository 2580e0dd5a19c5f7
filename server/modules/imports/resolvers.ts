import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { ImportState, MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'

interface FileRow {
  feed: string
  rows: number
  inserted: number
  updated: number
  unchanged: number
  ended: number
  refused: number
  brokenReason: string | null
  brokenDetail: string | null
}
interface Row {
  id: string
  started_at: Date
  finished_at: Date | null
  state: string
  started_by: string
  source: string
  delta: boolean
  error: string | null
  undone_at: Date | null
  restored: number | null
  left_alone: number | null
  undoable: boolean
  changed: number
  refused: number
  files: FileRow[]
}

const importsSql = `
  SELECT r.id, r.started_at, r.finished_at, r.started_by, r.source, r.delta, r.error, r.undone_at, r.restored, r.left_alone,
    r.shown AS state, f.files, f.changed, f.refused, f.feeds, r.shown IN ('done', 'partly', 'failed')
      AND EXISTS (SELECT 1 FROM import_change c WHERE c.tenant_id = r.tenant_id AND c.run = r.id) AS undoable
  FROM (SELECT *, CASE WHEN state <> 'undone' AND undo_asked_at IS NOT NULL THEN 'undoing' ELSE state END AS shown FROM import_run) r LEFT JOIN LATERAL (
    SELECT coalesce(sum(inserted + updated + ended), 0)::int AS changed, coalesce(sum(refused_count), 0)::int AS refused, coalesce(string_agg(feed, ' '), '') AS feeds,
      coalesce(json_agg(json_build_object('feed', feed, 'rows', rows, 'inserted', inserted, 'updated', updated, 'unchanged', unchanged, 'ended', ended,
        'refused', refused_count, 'brokenReason', broken_reason, 'brokenDetail', broken_detail) ORDER BY position), '[]') AS files
    FROM import_file WHERE tenant_id = r.tenant_id AND run = r.id) f ON true`

const importOf = (row: Row) => ({
  id: row.id,
  startedAt: row.started_at as never,
  finishedAt: row.finished_at as never,
  state: row.state.toUpperCase() as ImportState,
  startedBy: row.started_by,
  source: row.source,
  delta: row.delta,
  error: row.error,
  changed: row.changed,
  refused: row.refused,
  files: row.files,
  undoable: row.undoable,
  undoneAt: row.undone_at as never,
  restored: row.restored,
  leftAlone: row.left_alone,
})

async function readImport(tx: Tx, id: string) {
  const [row] = await tx.query<Row>(`${importsSql} WHERE r.id::text = $1`, [id])
  return row ? importOf(row) : null
}

export const Query: QueryResolvers<RequestContext> = {
  async imports(_, { state, search, sort, page, limit }, { tx }) {
    const { rows, ...found } = await readPage<Row>(tx, {
      sql: `${importsSql} WHERE $1::text IS NULL OR r.shown = $1`,
      args: [state?.toLowerCase() ?? null],
      search: { term: search, in: ['feeds', 'source', 'started_by'] },
      orderBy: orderOf(
        sort,
        { startedAt: 'started_at', state: 'state', changed: 'changed', refused: 'refused' },
        'started_at DESC, id',
      ),
      page,
      limit,
    })
    return { ...found, rows: rows.map(importOf) }
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  async undoImport(_, { id }, { tx, tenant, user }) {
    const [asked] = await tx.query<{ id: string }>(
      `UPDATE import_run r SET undo_asked_at = now(), error = NULL WHERE id::text = $1 AND undo_asked_at IS NULL AND state IN ('done', 'partly', 'failed')
         AND EXISTS (SELECT 1 FROM import_change c WHERE c.tenant_id = r.tenant_id AND c.run = r.id) RETURNING id`,
      [id],
    )
    if (!asked) return refused('cannot_undo', 'id', { import: await readImport(tx, id) })
    await enqueue(tx, 'undo-import', { tenantId: tenant.id, run: asked.id, by: user.id })
    return done('The import is being undone', { import: await readImport(tx, id) })
  },
}
