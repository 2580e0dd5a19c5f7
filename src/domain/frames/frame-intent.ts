import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(200))

/**
 * Reports a frame as sold, or keeps an inspection before delivery, with or without a connection. The server checks the
 * fields by the rules of their forms: here they only have to be read.
 */
export const FrameIntent = v.variant('kind', [
  v.object({
    kind: v.literal('PDI'),
    args: v.object({
      id: v.pipe(v.string(), v.uuid()),
      frameNumber: text,
      mechanic: text,
      checked: v.pipe(v.array(text), v.maxLength(200)),
      /** Revision that the change was made from; null: a new inspection. */
      seen: v.optional(v.nullable(text), null),
    }),
  }),
  v.object({
    kind: v.literal('REGISTER_FRAME'),
    args: v.object({
      frameNumber: text,
      soldDate: text,
      useAccountData: v.boolean(),
      nonRetail: v.boolean(),
      name: text,
      phone: text,
      email: text,
      address: text,
      city: text,
    }),
  }),
])
export type FrameIntent = v.InferOutput<typeof FrameIntent>
