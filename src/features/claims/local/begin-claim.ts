import { type ClaimDraft, fieldsOfClaim } from '#domain/claims/claim-draft.ts'
import { type ClaimFields, noClaimFields } from '#domain/claims/claim-form.ts'
import type { ClaimCategory } from '#domain/claims/claim-status.ts'
import { database } from '#offline/database.ts'
import { entriesOf } from '#offline/drafts/form-draft.ts'
import { storedForms } from '#offline/drafts/stored-forms.ts'
import type { Offline } from '#offline/start-offline.ts'
import { claimForm, draftIdOf } from '#parts/claims/local-claims.ts'

/** Writes a claim to this device as a draft, if there is none for its revision yet. @returns its id */
export async function storeClaimDraft(
  offline: Offline,
  userId: string,
  draft: ClaimDraft,
): Promise<string> {
  const id = draftIdOf(draft)
  const known = await storedForms(database, userId, claimForm)
  if (known.some((form) => form.id === id)) return id
  const editor = offline.draft(claimForm, id)
  await editor.open()
  await editor.restore(entriesOf({ fields: fieldsOfClaim(draft), files: [] }), [], () =>
    Promise.resolve(),
  )
  return id
}

/** Begins a claim. @returns id of the draft */
export const beginClaim = (
  offline: Offline,
  userId: string,
  {
    category,
    customer,
    fields,
  }: { category: ClaimCategory; customer: string; fields: Partial<ClaimFields> },
): Promise<string> =>
  storeClaimDraft(offline, userId, {
    claim: offline.newId(),
    category,
    customer,
    seen: null,
    fields: { ...noClaimFields, ...fields },
    docs: {},
  })
