import { useQuery } from 'urql'
import { type VisitKind, VisitKinds } from './visits.gql.ts'

/** Returns the kinds of visit this person may report; undefined: not known yet. */
export function useVisitKinds(): readonly VisitKind[] | undefined {
  const [{ data }] = useQuery({ query: VisitKinds })
  return data?.visitKinds
}

/** Returns one kind of visit; undefined: not known yet, or closed to this person. @param kind as in the address */
export const useVisitKind = (kind: string): VisitKind | undefined =>
  useVisitKinds()?.find(({ id }) => id === kind)
