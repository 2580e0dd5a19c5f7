import * as v from 'valibot'
import { readSheet, type Sheet, type SheetCells } from '../files/sheet-rows.ts'

/** Columns of an attribute file and of a file that lists articles. */
export const attributeColumns = ['article_code', 'sorg', 'attribute', 'value'] as const
export const articleColumns = ['article_code', 'sorg'] as const

/** Most rows of one file, and of one request. */
export const maxUploadRows = 5_000
export const uploadBatch = 75

/** Most uploaded attributes of an article: every device of every dealer keeps them. */
export const maxAttributes = 50

const needed = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(max, 'too_long'))

/** An article of a sales organisation, as a row names it. */
export const ArticleKey = v.object({ articleCode: needed(40), sorg: needed(10) })

/** An attribute of an article in a sales organisation; an empty value takes it away. */
export const AttributeFields = v.object({
  ...ArticleKey.entries,
  name: needed(60),
  value: v.pipe(v.string(), v.trim(), v.maxLength(200, 'too_long')),
})
export type ArticleKey = v.InferOutput<typeof ArticleKey>
export type AttributeFields = v.InferOutput<typeof AttributeFields>

/** A row with what it says; its fields aren't checked yet. */
export interface UploadRow<Fields> extends SheetCells {
  fields: Fields
}

function withFields<Fields>(
  sheet: Sheet<SheetCells>,
  fieldsOf: (cells: Readonly<Record<string, string>>) => Fields,
): Sheet<UploadRow<Fields>> {
  if (sheet.problem !== null) return sheet
  return {
    problem: null,
    rows: sheet.rows.map((row) => ({ ...row, fields: fieldsOf(row.cells) })),
  }
}

const keyOf = ({ article_code = '', sorg = '' }: Readonly<Record<string, string>>) => ({
  articleCode: article_code,
  sorg,
})

/** Reads a file of attributes. */
export const readAttributeSheet = (rows: readonly (readonly unknown[])[]) =>
  withFields(
    readSheet(rows, {
      columns: attributeColumns,
      needed: attributeColumns,
      max: maxUploadRows,
      strict: true,
    }),
    (cells): AttributeFields => ({
      ...keyOf(cells),
      name: cells.attribute ?? '',
      value: cells.value ?? '',
    }),
  )

/** Reads a file that names articles. */
export const readArticleSheet = (rows: readonly (readonly unknown[])[]) =>
  withFields(
    readSheet(rows, {
      columns: articleColumns,
      needed: articleColumns,
      max: maxUploadRows,
      strict: true,
    }),
    keyOf,
  )

/** Lines that say the same thing as one above them: the same article, and where there is one the same attribute. */
export function repeatedRows(
  rows: readonly UploadRow<ArticleKey & { name?: string }>[],
): ReadonlySet<number> {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const { line, fields } of rows) {
    const key = JSON.stringify([fields.articleCode, fields.sorg, fields.name ?? '']).toLowerCase()
    if (seen.has(key)) repeated.add(line)
    seen.add(key)
  }
  return repeated
}

/** Tells what becomes of an attribute. @param before the value it has, and whether that was uploaded */
export function attributeChange(
  value: string,
  before: { value: string; uploaded: boolean } | undefined,
): 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'REMOVED' | { refused: 'no_attribute' | 'of_erp' } {
  if (value === '') {
    if (!before) return { refused: 'no_attribute' }
    return before.uploaded ? 'REMOVED' : { refused: 'of_erp' }
  }
  if (!before) return 'ADDED'
  return before.value === value ? 'UNCHANGED' : 'CHANGED'
}
