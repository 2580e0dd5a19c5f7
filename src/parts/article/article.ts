import type { ResultOf } from 'gql.tada'
import type { ArticleFields } from './article.gql.ts'

/** An article as lists, cards and lines show it. */
export type Article = ResultOf<typeof ArticleFields>
