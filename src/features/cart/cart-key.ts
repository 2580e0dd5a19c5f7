import * as v from 'valibot'

/** Which cart an address speaks of; without one it is the active cart. */
export const cartKeyInAddress = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)
