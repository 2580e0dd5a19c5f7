import {
  type AnyVariables,
  type Client,
  createRequest,
  type OperationContext,
  type TypedDocumentNode,
} from '@urql/core'
import type { DocumentNode } from 'graphql'
import { useClient, useQuery, type UseQueryArgs } from 'urql'
import { agesOf } from './answer-age.ts'

/** Query that a loader has warmed for its screen, without the answer. */
export interface Question<Data, Variables extends AnyVariables> {
  query: TypedDocumentNode<Data, Variables>
  variables: Variables
}

/** `load` with the client of the moment. */
export type Load = <Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  how?: Partial<OperationContext>,
) => Promise<Question<Data, Variables>>

/** Settles on the first answer: from the cache at once, refreshed behind the screen unless `context` wants it otherwise; else from the network. Rejects with the client's error. */
export const load = <Data, Variables extends AnyVariables>(
  client: Client,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
) =>
  new Promise<Question<Data, Variables>>((resolve, reject) => {
    const { unsubscribe } = client
      .query(query, variables, { requestPolicy: 'cache-and-network', ...context })
      .subscribe(({ data, error, stale }) => {
        if (data) resolve({ query, variables })
        else if (!stale) reject(error ?? new Error('offline and not in the cache'))
        // Held until the network has answered: with no subscriber the request would be dropped.
        if (!stale) queueMicrotask(() => unsubscribe())
      })
  })

/** Reads the answer to the question this screen's loader warmed. @throws CombinedError when the server has taken it back since, Error when no loader did */
export function useData<Data, Variables extends AnyVariables>(
  question: Question<Data, Variables>,
): Data {
  const [{ data, error }] = useQuery(question as UseQueryArgs<Variables, Data>)
  if (!data)
    throw error ?? new Error('useData: the loader of this route did not load this question')
  return data
}

/** Age of an answer: "as of 09:12". */
export interface Age {
  /** Time of the server's answer, in ms of this device's clock; null: unknown. */
  at: number | null
  /** The last try to refresh it has failed. */
  stale: boolean
}

/** A question, whatever its answer is. */
export interface AnyQuestion {
  query: DocumentNode
  variables: AnyVariables
}

/** Reads the age of the answer that `useData` gives to the same question. */
export function useAge({ query, variables }: AnyQuestion): Age {
  const client = useClient()
  const [{ error, fetching, stale }] = useQuery({ query, variables })
  const { key } = createRequest(query, variables)
  const ages = agesOf(client)
  return {
    at: ages?.of(key) ?? null,
    stale: error !== undefined || (!fetching && !stale && (ages?.isDevices(key) ?? false)),
  }
}
