import type { Tx } from '../../db/database.ts'
import { pictureAddress } from '#domain/files/picture-address.ts'
import { filesOf, type UsedFile } from './use-store.ts'

interface ArticleRow {
  code: string
  code_display: string
  name: string
  size: string | null
  colour: string | null
  picture: string | null
  siblings: string[] | null
}

const columns = `a.code, a.code_display, a.name, a.size, a.colour, a.picture,
  (SELECT array_agg(o.code ORDER BY o.code) FROM article o WHERE o.model = a.model AND o.colour IS NOT DISTINCT FROM a.colour AND o.active AND o.code <> a.code) AS siblings`

/** A file as the contract's UploadedPicture. */
export const uploadedPicture = (file: UsedFile) => ({
  id: file.id,
  name: file.name,
  state: file.state.toUpperCase() as 'STORED' | 'READY' | 'REFUSED',
  address: file.state === 'ready' ? pictureAddress(file.sha256, 'low', 'webp') : null,
  width: file.width,
  height: file.height,
  bytes: file.bytes,
  fromFeed: file.from_feed,
})

/** Articles as the contract's PicturedArticle. */
async function withPictures(tx: Tx, rows: readonly ArticleRow[]) {
  const files = await filesOf(
    tx,
    'article-picture',
    rows.map(({ code }) => code),
  )
  return rows.map((row) => ({
    article_code: row.code,
    article_code_display: row.code_display,
    name: row.name,
    size: row.size,
    colour: row.colour,
    drawing: row.picture && `/pictures/${row.picture}.svg`,
    siblings: row.siblings ?? [],
    pictures: files.filter(({ owner }) => owner === row.code).map(uploadedPicture),
  }))
}

export async function picturedArticle(tx: Tx, code: string) {
  const rows = await tx.query<ArticleRow>(
    `SELECT ${columns} FROM article a WHERE a.code = $1 AND a.active`,
    [code],
  )
  return (await withPictures(tx, rows))[0] ?? null
}

/** A page of articles by code. @param filter `search` in code, name, bar code and model, a word at its beginning or within */
export async function picturedArticles(
  tx: Tx,
  filter: { search: string; withoutPictures: boolean; page: number; limit: number },
) {
  const words = `%${filter.search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const where = `a.active AND ($1 = '%%' OR a.code ILIKE $1 OR a.code_display ILIKE $1 OR a.name ILIKE $1 OR a.ean LIKE $1 OR a.model ILIKE $1)
    AND (NOT $2 OR NOT EXISTS (SELECT 1 FROM file_use u WHERE u.used_as = 'article-picture' AND u.owner = a.code))`
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM article a WHERE ${where}`,
    [words, filter.withoutPictures],
  )
  const rows = await tx.query<ArticleRow>(
    `SELECT ${columns} FROM article a WHERE ${where} ORDER BY a.code LIMIT $3 OFFSET $4`,
    [words, filter.withoutPictures, filter.limit, (filter.page - 1) * filter.limit],
  )
  return { articles: await withPictures(tx, rows), count }
}
