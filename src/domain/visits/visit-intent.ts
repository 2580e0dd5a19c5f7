import * as v from 'valibot'
import { Instant } from '../time/instant.ts'
import { IntentFiles } from '../sync/intent-file.ts'
import { VisitAnswers } from './visit-form.ts'
import { visitSlots } from './visit-slots.ts'

const id = v.pipe(v.string(), v.uuid())

/** Reports a visit that was filled in on the device, or changes one. */
export const VisitIntent = v.variant('kind', [
  v.object({
    kind: v.literal('VISIT'),
    args: v.object({
      /** Id of the visit, made on the device. */
      visit: id,
      /** Revision that was changed; null: the visit is new. */
      seen: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** Kind of visit. */
      form: v.pipe(v.string(), v.maxLength(40)),
      answers: VisitAnswers,
      /** Moments of the visit and of its sending by the device's clock, ISO 8601 in UTC. */
      visitedAt: Instant,
      sentAt: Instant,
      place: v.nullable(
        v.object({
          lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
          lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
          /** In metres. */
          accuracy: v.nullable(v.pipe(v.number(), v.minValue(0))),
        }),
      ),
      /** The photos keep the place that the camera wrote into them. */
      attachPlace: v.boolean(),
      /** The photo of each slot that has one: a new file of `files`, or the one that the revision before has there. */
      photos: v.pipe(
        v.array(v.object({ slot: v.picklist(visitSlots), file: id })),
        v.maxLength(visitSlots.length),
      ),
      files: IntentFiles,
    }),
  }),
  v.object({
    kind: v.literal('DELETE_VISIT'),
    args: v.object({ visit: id }),
  }),
  v.object({
    kind: v.literal('RESTORE_VISIT'),
    args: v.object({ visit: id }),
  }),
])
export type VisitIntent = v.InferOutput<typeof VisitIntent>
