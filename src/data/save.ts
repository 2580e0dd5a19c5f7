import type { AnyVariables, OperationContext, TypedDocumentNode } from '@urql/core'
import { useClient } from 'urql'
import { failureOf, type Failure, type Meanwhile } from './failure.ts'
import { silent } from './silent.ts'

type Saved<Data> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure }

interface Refusal {
  field?: string | null
  message: string
  code: string
  meanwhile?: Meanwhile | null
}

/** The expected refusals that the contract puts into an answer, of whatever mutation. */
function refusalsIn(data: unknown): Refusal[] {
  const answers = Object.values((data ?? {}) as Record<string, { userErrors?: Refusal[] } | null>)
  return answers.flatMap((answer) => answer?.userErrors ?? [])
}

/** Runs a mutation; returns its data or a failure for the form to show: its code, and words by field. */
export function useSave<Data, Variables extends AnyVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  context?: Partial<OperationContext>,
) {
  const client = useClient()
  return async (variables: Variables): Promise<Saved<Data>> => {
    const { data, error } = await client
      .mutation(mutation, variables, { ...silent, ...context })
      .toPromise()
    if (error || !data) return { failure: failureOf(error) }
    const refusals = refusalsIn(data)
    const [first] = refusals
    if (!first) return { data }
    const fields = Object.fromEntries(
      refusals.flatMap(({ field, message }) => (field ? [[field, message]] : [])),
    )
    const { code, meanwhile } = first
    return { failure: { kind: 'coded', code, fields, requestId: null, meanwhile } }
  }
}
