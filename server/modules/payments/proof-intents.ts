import type { ProofIntent } from '#domain/payments/proof-intent.ts'
import type { RequestContext } from '../../context.ts'
import {
  type AcceptedIntent,
  eachInSavepoint,
  type Effect,
  type IntentHandler,
} from '../sync/intent-handler.ts'
import { addProof } from './proofs.ts'
import { payingScopes } from './request-store.ts'

/** Adds proofs of payment that were taken without a connection. */
export const proofIntents: IntentHandler<ProofIntent> = {
  kinds: ['PAYMENT_PROOF'],
  anyScope: payingScopes,
  files: ['payment-proof'],
  open: async (request) => ({
    run: eachInSavepoint(request, (accepted) => runOne(request, accepted)),
  }),
}

async function runOne(
  request: RequestContext,
  { customer, intent: { args } }: AcceptedIntent<ProofIntent>,
): Promise<Effect> {
  const actor = { ...request, customer: { ...customer, isr: null } }
  for (const { id } of args.files) {
    const refused = await addProof(actor, { id: args.request, fileId: id })
    if (refused) return { status: 'rejected', reason: refused.code }
  }
  return { status: 'applied' }
}
