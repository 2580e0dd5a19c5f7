import type { ResultOf } from 'gql.tada'
import type { UpdateProductAttributes } from './upload-area.gql.ts'

/** The server's word on a row of a file of articles. */
export type ProductResult = ResultOf<
  typeof UpdateProductAttributes
>['updateProductAttributes']['results'][number]

/** The result of a row that was refused, or whose request failed. */
export const failedRow = (code: string, field: string | null = null): ProductResult => ({
  name: null,
  change: null,
  before: null,
  code,
  field,
})

/** Results for lines that say the same as another one. */
export const repeated = (lines: ReadonlySet<number>): ReadonlyMap<number, ProductResult> =>
  new Map([...lines].map((line) => [line, failedRow('twice', 'articleCode')]))
