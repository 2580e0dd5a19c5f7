import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type { QueryArticlePicturesArgs } from '../../resolver-types.gen.ts'
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

/** A page of articles. `search` looks in code, name, bar code and model. */
export async function picturedArticles(
  tx: Tx,
  { search, sort, withoutPictures, ...at }: Partial<QueryArticlePicturesArgs>,
) {
  const found = await page<ArticleRow>(tx, {
    sql: `SELECT ${columns}, a.ean, a.model FROM article a WHERE a.active
      AND ($1::boolean IS NOT TRUE OR NOT EXISTS (SELECT 1 FROM file_use u WHERE u.used_as = 'article-picture' AND u.owner = a.code))`,
    args: [withoutPictures],
    search: { term: search, in: ['code', 'code_display', 'name', 'ean', 'model'] },
    orderBy: orderOf(sort, { code: 'code', name: 'name' }, 'code'),
    page: at.page,
    limit: at.limit,
  })
  return { ...found, rows: await withPictures(tx, found.rows) }
}
