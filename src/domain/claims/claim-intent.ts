import * as v from 'valibot'
import { IntentFiles } from '../sync/intent-file.ts'
import { ClaimFields } from './claim-form.ts'
import { claimSlots } from './claim-slots.ts'
import { claimCategories } from './claim-status.ts'

const id = v.pipe(v.string(), v.uuid())

/** Submits a claim that was filled in on the device, or changes one. */
export const ClaimIntent = v.variant('kind', [
  v.object({
    kind: v.literal('CLAIM'),
    args: v.object({
      /** Id of the claim, made on the device. */
      claim: id,
      /** Revision that was changed; null: the claim is new. */
      seen: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
      category: v.picklist(claimCategories),
      fields: ClaimFields,
      /** The file of each slot that has one: a new file of `files`, or the one that is there. */
      docs: v.pipe(
        v.array(v.object({ slot: v.picklist(claimSlots), file: id })),
        v.maxLength(claimSlots.length),
      ),
      files: IntentFiles,
    }),
  }),
])
export type ClaimIntent = v.InferOutput<typeof ClaimIntent>
