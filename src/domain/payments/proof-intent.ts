import * as v from 'valibot'
import { IntentFiles } from '../sync/intent-file.ts'

/** Shows finance that a payment request was paid: proofs that were taken without a connection. */
export const ProofIntent = v.variant('kind', [
  v.object({
    kind: v.literal('PAYMENT_PROOF'),
    args: v.object({
      /** Id of the payment request. */
      request: v.pipe(v.string(), v.uuid()),
      files: v.pipe(IntentFiles, v.minLength(1), v.maxLength(5)),
    }),
  }),
])
export type ProofIntent = v.InferOutput<typeof ProofIntent>
