import type { ArticleKey } from '#domain/article/attribute-sheet.ts'
import { rowProblem } from '#domain/files/sheet-rows.ts'
import type * as v from 'valibot'
import type { RequestContext } from '../../context.ts'
import type { ProductUploadResult } from '../../resolver-types.gen.ts'
import { findArticles, type FoundArticle, ownSorgs } from './find-articles.ts'

export type Change = NonNullable<ProductUploadResult['change']>

/** Result of a row: its change, with the value until then, or why it was refused. */
type Outcome = { change: Change; before?: string | undefined } | { code: string; field: string }

/** A row that can be understood, with its article. */
export interface KnownRow<Fields> {
  fields: Fields
  article: FoundArticle
}

interface Judged<Fields> {
  /** Equal for two rows that say the same thing. */
  keyOf: (row: KnownRow<Fields>) => string
  /** Looks at the rows that are understood. @returns what becomes of each */
  judge: (rows: readonly KnownRow<Fields>[]) => Promise<(row: KnownRow<Fields>) => Outcome>
}

/** Judges each row of an upload by itself. @returns the results in the rows' order, and the rows that are taken with theirs */
export async function judgeRows<Fields extends ArticleKey>(
  request: RequestContext,
  schema: v.GenericSchema<Fields, Fields>,
  rows: readonly Fields[],
  { keyOf, judge }: Judged<Fields>,
) {
  const [find, sorgs] = [
    await findArticles(
      request.tx,
      rows.map(({ articleCode }) => articleCode),
    ),
    await ownSorgs(request),
  ]
  const known = new Map<number, KnownRow<Fields>>()
  const outcomes = rows.map((fields, n): Outcome | undefined => {
    const problem = rowProblem(schema, fields)
    if (problem) return problem
    if (!sorgs.has(fields.sorg)) return { code: 'unknown_sorg', field: 'sorg' }
    const article = find(fields.articleCode)
    if (!article) return { code: 'unknown_article', field: 'articleCode' }
    known.set(n, { fields, article })
    return undefined
  })
  const outcomeOf = await judge([...known.values()])
  const seen = new Set<string>()
  const taken: (KnownRow<Fields> & { change: Change; before: string | undefined })[] = []
  const results = rows.map(({ articleCode, sorg }, n): ProductUploadResult => {
    const row = known.get(n)
    const repeated = row && seen.has(keyOf(row))
    if (row) seen.add(keyOf(row))
    const outcome: Outcome = repeated
      ? { code: 'twice', field: 'articleCode' }
      : (outcomes[n] ?? outcomeOf(row!))
    const answer = { articleCode, sorg, name: row?.article.name ?? null }
    if ('code' in outcome) return { ...answer, ...outcome, change: null, before: null }
    const { change, before } = outcome
    taken.push({ ...row!, change, before })
    return { ...answer, change, before: before ?? null, code: null, field: null }
  })
  return { results, taken }
}
