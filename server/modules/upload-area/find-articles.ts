import type { Tx } from '../../db/database.ts'

/** An article as an upload names it. */
export interface FoundArticle {
  id: number
  code: string
  code_display: string
  name: string
}

/** Finds active articles by what people write, in any case: the code, or a displayed code that only one article has. */
export async function findArticles(
  tx: Tx,
  written: readonly string[],
): Promise<(code: string) => FoundArticle | undefined> {
  const asked = [...new Set(written.map((code) => code.trim().toLowerCase()))]
  const rows = await tx.query<FoundArticle>(
    `SELECT id, code, code_display, name FROM article
     WHERE active AND (lower(code) = ANY ($1::text[]) OR lower(code_display) = ANY ($1::text[])) ORDER BY id`,
    [asked],
  )
  const found = new Map<string, FoundArticle | undefined>()
  for (const row of rows) {
    const display = row.code_display.toLowerCase()
    found.set(display, found.has(display) ? undefined : row)
  }
  for (const row of rows) found.set(row.code.toLowerCase(), row)
  return (code) => found.get(code.trim().toLowerCase())
}

/** Sales organisations whose articles a person may change: those of the own areas; all, where there are none. */
export async function ownSorgs({
  tx,
  user,
  tenant,
}: {
  tx: Tx
  user: { id: number }
  tenant: { sorgs: readonly { sorg: string }[] }
}): Promise<Set<string>> {
  const rows = await tx.query<{ sorg: string }>(
    'SELECT DISTINCT sorg FROM user_area WHERE of_user = $1',
    [user.id],
  )
  return new Set((rows.length > 0 ? rows : tenant.sorgs).map(({ sorg }) => sorg))
}
