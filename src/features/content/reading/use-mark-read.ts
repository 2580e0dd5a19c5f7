import type { TypedDocumentNode } from '@urql/core'
import { useEffect } from 'react'
import { useClient } from 'urql'
import { silent } from '#data/silent.ts'

/** Notes that the person has opened something, once. @param id null: nothing is left to note */
export function useMarkRead<Data>(
  mutation: TypedDocumentNode<Data, { id: string }>,
  id: string | null,
): void {
  const client = useClient()
  useEffect(() => {
    if (id) void client.mutation(mutation, { id }, silent).toPromise()
  }, [client, mutation, id])
}
