import { excerptOf, plainText, searchedWords, wordQuery } from '#domain/content/content-search.ts'
import { categoryRoute, materialRoute } from '#domain/content/marketing-tree.ts'
import type { RequestContext } from '../../context.ts'
import { wordsSql } from '../../db/columns.ts'
import { page } from '../../db/page.ts'
import type { ContentKind, QueryResolvers } from '../../resolver-types.gen.ts'
import { itemReadableSql, seenSql } from '../content/marketing-sql.ts'
import { readableSql, validSql } from '../content/publishing.ts'
import { openKinds } from './reading.ts'

interface HitRow {
  key: string
  kind: ContentKind
  /** news, document, material, announcement, category */
  source: string
  id: string
  type: string
  category: string | null
  title: string
  subtitle: string | null
  html: string
  publishedAt: Date
  /** The words stand in the content itself. */
  inText: boolean
  /** The first file with the words. */
  file: string | null
}

/** SQL of the id of the first file of content `s` with the words of the query $3 in its name or its text. */
const fileSql = `(SELECT f.id FROM file_use u
    JOIN file f ON f.id = u.file_id LEFT JOIN pdf_text p ON p.file_id = f.id
    WHERE u.used_as = 'content' AND u.owner = s.source || ':' || s.id
      AND (p.words @@ to_tsquery('simple', $3) OR ${wordsSql('f.name')} @@ to_tsquery('simple', $3))
    ORDER BY u.position, f.id LIMIT 1)`

/** All that the person in $2 may read at the moment $1, where $4 names the sources open to them. */
const sourcesSql = `SELECT t.kind AS source, upper(t.kind) AS kind, t.id, t.type, t.category_id::text AS category, t.title, t.subtitle, t.body AS html, t."from", t.words
    FROM content_item t WHERE t.kind = ANY ($4::text[]) AND ${itemReadableSql} AND ${validSql}
  UNION ALL SELECT 'announcement', 'ANNOUNCEMENT', t.id, t.type, NULL, t.title, NULL, t.content, t."from", ${wordsSql(`t.title || ' ' || regexp_replace(t.content, '<[^>]*>', ' ', 'g')`)}
    FROM announcement t WHERE ${readableSql} AND ${validSql}
  UNION ALL SELECT 'category', 'MATERIAL', t.id, t.type, NULL, t.title, NULL, '', t."from", ${wordsSql('t.title')}
    FROM marketing_category t WHERE 'material' = ANY ($4::text[]) AND t.id IN (WITH RECURSIVE ${seenSql} SELECT id FROM seen)`

const hitsSql = `SELECT * FROM (
    SELECT s.source || ':' || s.id AS key, s.source, s.kind, s.id::text AS id, s.type, s.category, s.title, s.subtitle, s.html, s."from" AS "publishedAt",
      s.words @@ to_tsquery('simple', $3) AS "inText", ${wordsSql('s.title')} @@ to_tsquery('simple', $3) AS "inTitle", ${fileSql} AS file
    FROM (${sourcesSql}) s WHERE $5::text IS NULL OR s.kind = $5) h WHERE h."inText" OR h.file IS NOT NULL`

function routeOf({ source, id, type, category }: HitRow): string {
  if (source === 'news') return `/news/${id}`
  if (source === 'document') return `/sales-document/${type}/${id}`
  if (source === 'material') return materialRoute(type, category!, id)
  return source === 'category' ? categoryRoute(type, id) : `/announcement/${id}`
}

interface FileText {
  id: string
  name: string
  text: string
}

/** Names and texts of the files in which the words of these hits stand. */
async function readFiles({ tx }: RequestContext, hits: readonly HitRow[]) {
  const ids = hits.flatMap(({ inText, file }) => (inText || file === null ? [] : [file]))
  const rows = await tx.query<FileText>(
    `SELECT f.id, f.name, coalesce(p.text, '') AS text FROM file f LEFT JOIN pdf_text p ON p.file_id = f.id WHERE f.id = ANY ($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const Query: QueryResolvers<RequestContext> = {
  async contentSearch(_, { search, kind, ...at }, request) {
    const { tx, clock, user } = request
    const words = searchedWords(search)
    if (words.length === 0) return { rows: [], page: 1, count: 0, pageTotal: 0 }
    const found = await page<HitRow>(tx, {
      sql: hitsSql,
      args: [clock(), user.id, wordQuery(words), openKinds(request), kind],
      orderBy: '"inTitle" DESC, "inText" DESC, "publishedAt" DESC, key',
      once: true,
      ...at,
    })
    const files = await readFiles(request, found.rows)
    return {
      ...found,
      rows: found.rows.map((row) => {
        const file = row.inText ? undefined : files.get(row.file!)
        return {
          ...row,
          route: routeOf(row),
          fileName: file?.name ?? null,
          excerpt: excerptOf(file?.text ?? plainText(row.html), words),
        }
      }),
    }
  },
}
