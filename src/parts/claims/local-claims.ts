import { useEffect, useState } from 'react'
import { type ClaimDraft, draftOfIntent, readClaimDraft } from '#domain/claims/claim-draft.ts'
import type { ClaimIntent } from '#domain/claims/claim-intent.ts'
import { database } from '#offline/database.ts'
import { forgetEndedForms, storedForms } from '#offline/drafts/stored-forms.ts'
import { subscribeLive } from '#offline/live-query.ts'
import { useUser } from '#shell/session/use-session.ts'

/** Kind of the drafts of claims. */
export const claimForm = 'claim'

/** A claim that this device has something to do with. */
export interface LocalClaim {
  draftId: string
  state: 'draft' | 'waiting' | 'needs_you'
  draft: ClaimDraft
  /** Last change, in ms of this device's clock. */
  at: number
  mutationId?: string
  /** Code of a refusal. */
  reason?: string | null
}

/** Id of the draft of a claim: each change of one revision is a form of its own. */
export const draftIdOf = ({ claim, seen }: Pick<ClaimDraft, 'claim' | 'seen'>): string =>
  seen === null ? claim : `${claim}.${seen}`

interface QueuedRow {
  mutationId: string
  customerKey: string
  at: number
  kind: string
  args: object
  reason?: string | null
}

/** A queued or refused row that is a claim, as what it was made of; none: it's something else. */
export function queuedClaim(row: QueuedRow, state: LocalClaim['state']): LocalClaim[] {
  if (row.kind !== 'CLAIM') return []
  const args = row.args as ClaimIntent['args']
  const { mutationId, customerKey, at, reason = null } = row
  return [
    {
      draftId: draftIdOf(args),
      state,
      draft: draftOfIntent(args, customerKey),
      at,
      mutationId,
      reason,
    },
  ]
}

async function localClaims(userId: string): Promise<LocalClaim[]> {
  const mine = { userId }
  const waiting = (await database.outbox.where(mine).toArray()).filter(
    ({ withdrawn }) => !withdrawn,
  )
  const refused = await database.needsYou.where(mine).toArray()
  const drafts = (await storedForms(database, userId, claimForm)).flatMap(({ id, at, fields }) => {
    const draft = readClaimDraft(fields)
    return draft ? [{ draftId: id, state: 'draft' as const, draft, at }] : []
  })
  return [
    ...drafts,
    ...waiting.flatMap((row) => queuedClaim(row, 'waiting')),
    ...refused.flatMap((row) => (row.reason === 'too_late' ? [] : queuedClaim(row, 'needs_you'))),
  ].sort((a, b) => b.at - a.at)
}

/** Returns the signed-in person's claims on this device; undefined until they are read. */
export function useLocalClaims(): LocalClaim[] | undefined {
  const { id } = useUser()
  const [found, setFound] = useState<LocalClaim[]>()
  useEffect(() => {
    void forgetEndedForms(database, id, claimForm, Date.now()).catch(() => undefined)
    return subscribeLive(() => localClaims(id), setFound)
  }, [id])
  return found
}
