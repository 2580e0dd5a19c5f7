import type { RequestContext } from '../../context.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import type { ImportState, QueryResolvers } from '../../resolver-types.gen.ts'

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
  changed: number
  refused: number
  files: FileRow[]
}

const importsSql = `
  SELECT r.*, f.files, f.changed, f.refused, f.feeds FROM import_run r LEFT JOIN LATERAL (
    SELECT coalesce(sum(inserted + updated + ended), 0)::int AS changed, coalesce(sum(refused_count), 0)::int AS refused, coalesce(string_agg(feed, ' '), '') AS feeds,
      coalesce(json_agg(json_build_object('feed', feed, 'rows', rows, 'inserted', inserted, 'updated', updated, 'unchanged', unchanged, 'ended', ended,
        'refused', refused_count, 'brokenReason', broken_reason, 'brokenDetail', broken_detail) ORDER BY position), '[]') AS files
    FROM import_file WHERE tenant_id = r.tenant_id AND run = r.id) f ON true
  WHERE $1::text IS NULL OR r.state = $1`

export const Query: QueryResolvers<RequestContext> = {
  async imports(_, { state, search, sort, page, limit }, { tx }) {
    const { rows, ...found } = await readPage<Row>(tx, {
      sql: importsSql,
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
    return {
      ...found,
      rows: rows.map((row) => ({
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
      })),
    }
  },
}
