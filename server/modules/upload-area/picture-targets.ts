import type { Tx } from '../../db/database.ts'
import { findArticles } from './find-articles.ts'

/** The articles that these codes name, with how many pictures each has; unknown codes are left out. */
export async function pictureTargets(tx: Tx, codes: readonly string[]) {
  const find = await findArticles(tx, codes)
  const articles = codes.flatMap((asked) => {
    const article = find(asked)
    return article ? [{ asked, ...article }] : []
  })
  const counts = await tx.query<{ owner: string; pictures: number }>(
    `SELECT owner, count(*)::int AS pictures FROM file_use WHERE used_as = 'article-picture' AND owner = ANY ($1::text[]) GROUP BY owner`,
    [articles.map(({ code }) => code)],
  )
  const picturesOf = new Map(counts.map(({ owner, pictures }) => [owner, pictures]))
  return articles.map(({ asked, code, code_display, name }) => ({
    asked,
    article_code: code,
    article_code_display: code_display,
    name,
    pictures: picturesOf.get(code) ?? 0,
  }))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the state of a person's own uploads. */
export const uploadedFiles = async (tx: Tx, userId: number, ids: readonly string[]) =>
  (
    await tx.query<{ id: string; state: string; refusal: string | null }>(
      `SELECT id, upper(state) AS state, refusal FROM file WHERE created_by = $1 AND state <> 'uploading' AND id = ANY ($2::uuid[])`,
      [userId, ids.filter((id) => uuid.test(id))],
    )
  ).map(({ state, ...file }) => ({ ...file, state: state as 'STORED' | 'READY' | 'REFUSED' }))
