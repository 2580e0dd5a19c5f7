import * as v from 'valibot'

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const args = v.object({ sorg: Code, article: Code })

/** Starts or ends a restock alert for one article. Repeating either changes nothing. */
export const RestockIntent = v.variant('kind', [
  v.object({ kind: v.literal('RESTOCK_ON'), args }),
  v.object({ kind: v.literal('RESTOCK_OFF'), args }),
])
export type RestockIntent = v.InferOutput<typeof RestockIntent>
