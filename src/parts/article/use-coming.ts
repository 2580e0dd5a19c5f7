import type { ResultOf } from 'gql.tada'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import { maxCartLines } from '#domain/cart-limits.ts'
import { quiet } from '#data/quiet.ts'
import { AlreadyComing } from './coming.gql.ts'

/** What a customer has of an article already. */
export type Coming = ResultOf<typeof AlreadyComing>['alreadyComing'][number]

const context = { ...quiet, requestPolicy: 'cache-and-network' as const }
/** More than a cart can hold are not asked about at once. */
const most = maxCartLines

/**
 * What the chosen customer has coming of articles beside what a cart holds, by `sorg/article_code`; nothing of those the server
 * cannot be asked about now. @param exceptCart key of that cart, '' the active one
 * @param ask false: nobody is chosen, and nobody is asked
 * @param later true: what is known stays, and nothing is asked now
 */
export function useComing(codes: readonly string[], exceptCart: string, ask: boolean, later = false): ReadonlyMap<string, Coming> {
  const articleCodes = useMemo(() => codes.slice(0, most), [codes])
  const [{ data }] = useQuery({ query: AlreadyComing, variables: { articleCodes, exceptCart }, pause: !ask || later || articleCodes.length === 0, context })
  return useMemo(() => new Map((ask ? (data?.alreadyComing ?? []) : []).map((one) => [one.id, one])), [data, ask])
}
