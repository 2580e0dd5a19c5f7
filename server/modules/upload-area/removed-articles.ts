import { ArticleKey } from '#domain/article/attribute-sheet.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { countRevision } from '../files/use-store.ts'
import { ownSorgs } from './find-articles.ts'
import { judgeRows, type KnownRow } from './row-results.ts'

type Row = KnownRow<ArticleKey>

const keyOf = ({ article, fields }: Row) => `${fields.sorg}/${article.code}`

/** Takes the row out of the assortment; the feed leaves out what stands in `removed_article`. */
const removeSql = `
  WITH gone AS (
    DELETE FROM article_sorg s USING article a, unnest($2::text[], $3::text[]) w(code, sorg)
    WHERE a.id = s.article_id AND a.code = w.code AND s.sorg = w.sorg RETURNING a.code, s.sorg, to_jsonb(s) AS row)
  INSERT INTO removed_article (tenant_id, article_code, sorg, row, removed_by, removed_at)
  SELECT $1, code, sorg, row, $4, $5 FROM gone
  ON CONFLICT (tenant_id, article_code, sorg) DO UPDATE SET row = excluded.row, removed_by = excluded.removed_by, removed_at = excluded.removed_at`

const restoreSql = `
  WITH back AS (
    DELETE FROM removed_article r USING unnest($1::text[], $2::text[]) w(code, sorg)
    WHERE r.article_code = w.code AND r.sorg = w.sorg RETURNING r.row)
  INSERT INTO article_sorg SELECT (jsonb_populate_record(NULL::article_sorg, row)).* FROM back ON CONFLICT DO NOTHING`

const maxListed = 5_000

/** Articles that were taken out of the person's sales organisations, the last one first. */
export const removedArticles = async (request: RequestContext) =>
  request.tx.query<{
    articleCode: string
    sorg: string
    name: string
    removedAt: Date
    removedBy: string | null
  }>(
    `SELECT r.article_code AS "articleCode", r.sorg, coalesce(a.name, '') AS name, r.removed_at AS "removedAt", u.name AS "removedBy"
     FROM removed_article r LEFT JOIN article a ON a.code = r.article_code LEFT JOIN app_user u ON u.id = r.removed_by
     WHERE r.sorg = ANY ($1::text[]) ORDER BY r.removed_at DESC, r.article_code LIMIT ${maxListed}`,
    [[...(await ownSorgs(request))]],
  )

const present = {
  delete: `SELECT s.sorg || '/' || a.code AS key FROM article_sorg s JOIN article a ON a.id = s.article_id WHERE a.code = ANY ($1::text[])`,
  restore: `SELECT r.sorg || '/' || r.article_code AS key FROM removed_article r WHERE r.article_code = ANY ($1::text[])`,
}

/**
 * Takes articles out of the catalogue of a sales organisation, or puts them back, each row by itself.
 * @param check says what would become of each and changes none
 */
export async function removeOrRestore(
  request: RequestContext,
  what: 'delete' | 'restore',
  rows: readonly ArticleKey[],
  check: boolean,
) {
  const { tx, tenant, user } = request
  const { results, taken } = await judgeRows(request, ArticleKey, rows, {
    keyOf,
    async judge(known) {
      const there = await tx.query<{ key: string }>(present[what], [
        known.map(({ article }) => article.code),
      ])
      const keys = new Set(there.map(({ key }) => key))
      return (row) => {
        if (!keys.has(keyOf(row)))
          return { code: what === 'delete' ? 'not_sold_here' : 'not_deleted', field: 'sorg' }
        return { change: what === 'delete' ? 'REMOVED' : 'RESTORED' }
      }
    },
  })
  if (check || taken.length === 0) return results
  const [codes, sorgs] = [
    taken.map(({ article }) => article.code),
    taken.map(({ fields }) => fields.sorg),
  ]
  if (what === 'delete')
    await tx.query(removeSql, [tenant.id, codes, sorgs, user.id, request.clock()])
  else await tx.query(restoreSql, [codes, sorgs])
  await countRevision(tx, tenant.id)
  const keys = taken.map(keyOf)
  await audit(request, {
    action: what === 'delete' ? 'article.removed' : 'article.restored',
    target: keys.join(','),
    [what === 'delete' ? 'before' : 'after']: { articles: keys },
  })
  return results
}
