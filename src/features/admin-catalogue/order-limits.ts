import type { ResultOf } from 'gql.tada'
import { readOrderLimit } from '#domain/article/order-limit.ts'
import type { ArticleDisplays } from './admin-catalogue.gql.ts'

/** An article with the most that one order may hold of it. */
export type Display = ResultOf<typeof ArticleDisplays>['articleDisplays']['entries'][number]

/** Typed limits by article id (`sorg/code`). */
export type TypedLimits = Readonly<Record<string, string | undefined>>

/** A limit as the server takes it. */
export interface LimitInput {
  articleCode: string
  sorg: string
  limit: number | null
}

/** Formats a limit for its field. */
export const limitText = (limit: number | null): string => (limit === null ? '' : String(limit))

/** Returns the typed limits with one changed; a value equal to the saved one is removed. */
export const typedAnew = (
  { orderQuota }: Pick<Display, 'orderQuota'>,
  text: string,
): string | undefined => (readOrderLimit(text) === orderQuota ? undefined : text)

/** Ids of the articles whose limit was changed, in the order in which they were typed. */
export const changedIds = (typed: TypedLimits): string[] =>
  Object.keys(typed).filter((id) => typed[id] !== undefined)

/**
 * Returns the limits to save, and the articles with an invalid one. A code may contain a slash, a sales organisation
 * never does.
 */
export function limitsToSave(typed: TypedLimits): { products: LimitInput[]; wrong: string[] } {
  const wrong: string[] = []
  const products = changedIds(typed).flatMap((id): LimitInput[] => {
    const limit = readOrderLimit(typed[id]!)
    if (limit === undefined) wrong.push(id)
    const at = id.indexOf('/')
    return limit === undefined
      ? []
      : [{ sorg: id.slice(0, at), articleCode: id.slice(at + 1), limit }]
  })
  return { products, wrong }
}

/** Which articles the server has refused. @param fields its words by `products.0.limit` @returns ids */
export const refusedIds = (
  fields: Readonly<Record<string, string>>,
  products: readonly LimitInput[],
): string[] =>
  Object.keys(fields).flatMap((field) => {
    const refused = products[Number(/^products\.(\d+)\./.exec(field)?.[1])]
    return refused ? [`${refused.sorg}/${refused.articleCode}`] : []
  })
