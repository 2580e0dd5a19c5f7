import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { type Age, useAge } from '#data/load.ts'
import { silent } from '#data/silent.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'

/** Answer to a card's question: the last one stays while it is refreshed. */
export interface CardState<Data> {
  data: Data | undefined
  loading: boolean
  age: Age
  retry: () => void
}

/** Asks for a card's data when it is first shown and when the network is back. A failure stays in the card. */
export function useCard<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): CardState<Data> {
  const [{ data, fetching, error, stale }, ask] = useQuery({
    query,
    variables,
    context: silent,
    requestPolicy: 'cache-and-network',
  } as Parameters<typeof useQuery<Data, Variables>>[0])
  const online = useAtomValue(onlineAtom)
  const age = useAge({ query, variables })
  const retry = () => ask({ requestPolicy: 'network-only' })
  const failed = error !== undefined
  useEffect(() => {
    if (online && failed) retry()
    // Only the network's coming back is a reason: asking again at each failure would never end.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [online])
  return { data, loading: fetching || stale, age, retry }
}
