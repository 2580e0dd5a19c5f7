import { useEffect, useRef } from 'react'
import { useAtomValue } from 'jotai'
import { useQuery } from 'urql'
import { rebasedOn } from '#domain/claims/claim-draft.ts'
import { silent } from '#data/silent.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { type ClaimView, ClaimToView } from '../claims.gql.ts'
import { draftOf } from './draft-of-claim.ts'
import type { ClaimFormState } from './use-claim-form.ts'

const fromServer = { ...silent, requestPolicy: 'cache-and-network' } as never

/**
 * The claim that a form changes, as it is now; one that was changed since the form was begun is gone on with, as its old
 * revision would be refused for ever. @returns undefined: it is new, or not known here
 */
export function useCurrentClaim({
  claim,
  isStored,
  rebase,
}: ClaimFormState): ClaimView | undefined {
  const online = useAtomValue(onlineAtom)
  const { seen } = claim
  const [{ data }] = useQuery({
    query: ClaimToView,
    variables: { id: claim.claim },
    context: fromServer,
    pause: seen === null || !online,
  })
  const current = data?.claimV2 ?? undefined
  const isOld = isStored && seen !== null && current !== undefined && current.revision > seen
  const goOn = useRef(() => {})
  useEffect(() => {
    goOn.current = () => current && rebase(rebasedOn(claim, draftOf(current)))
  })
  useEffect(() => {
    if (isOld) goOn.current()
  }, [isOld])
  return current
}
