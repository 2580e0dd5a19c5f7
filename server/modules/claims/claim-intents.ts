import type { ClaimIntent } from '#domain/claims/claim-intent.ts'
import type { RequestContext } from '../../context.ts'
import {
  type AcceptedIntent,
  eachInSavepoint,
  type Effect,
  type IntentHandler,
} from '../sync/intent-handler.ts'
import { findClaim } from './claim-store.ts'
import { createClaim, updateClaim, type WantedClaim } from './save-claim.ts'

/** Takes claims that were filled in or changed on a device. */
export const claimIntents: IntentHandler<ClaimIntent> = {
  kinds: ['CLAIM'],
  anyScope: ['page.claim'],
  files: ['claim-file'],
  open: async (request) => ({
    run: eachInSavepoint(request, (accepted) => submit(request, accepted)),
  }),
}

async function submit(
  request: RequestContext,
  { customer, intent: { args } }: AcceptedIntent<ClaimIntent>,
): Promise<Effect> {
  const wanted: WantedClaim = {
    id: args.claim.toLowerCase(),
    category: args.category,
    fields: args.fields,
    docs: args.docs.map(({ slot, file }) => ({ slot, file: file.toLowerCase() })),
  }
  const before = args.seen === null ? undefined : await findClaim(request, wanted.id, true)
  const saved =
    args.seen === null
      ? await createClaim(request, customer, wanted)
      : await updateClaim(
          request,
          before?.customerId === customer.id ? before : undefined,
          wanted,
          args.seen,
        )
  return 'claim' in saved
    ? { status: 'applied', data: saved }
    : { status: 'rejected', reason: saved.userErrors[0]!.code }
}
