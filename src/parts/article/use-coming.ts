import type { ResultOf } from 'gql.tada'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import { quiet } from '#data/quiet.ts'
import { AlreadyComing } from './coming.gql.ts'

/** What a customer has of an article already. */
export type Coming = ResultOf<typeof AlreadyComing>['alreadyComing'][number]

const context = { ...quiet, requestPolicy: 'cache-and-network' as const }
/** More than this are not asked about at once. */
const most = 200

/**
 * What the chosen customer has coming of articles, by `sorg/article_code`; nothing of those the server cannot be asked about now.
 * @param ask false: nobody is chosen, and nobody is asked
 */
export function useComing(codes: readonly string[], ask: boolean): ReadonlyMap<string, Coming> {
  const articleCodes = useMemo(() => codes.slice(0, most), [codes])
  const [{ data }] = useQuery({ query: AlreadyComing, variables: { articleCodes }, pause: !ask || articleCodes.length === 0, context })
  return useMemo(() => new Map((ask ? (data?.alreadyComing ?? []) : []).map((one) => [one.id, one])), [data, ask])
}
