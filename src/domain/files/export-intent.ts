import * as v from 'valibot'
import { Instant } from '../time/instant.ts'

/** Tells of a file that the device wrote by itself, with or without a connection. */
export const ExportIntent = v.variant('kind', [
  v.object({
    kind: v.literal('NOTE_EXPORT'),
    args: v.object({
      /** Name of the list in the file, as `noteExport` has it. */
      list: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,59}$/)),
      format: v.picklist(['csv', 'xlsx']),
      rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** On the device's clock. */
      exportedAt: Instant,
    }),
  }),
])
export type ExportIntent = v.InferOutput<typeof ExportIntent>
