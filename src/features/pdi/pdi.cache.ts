import type { Resolver } from '@urql/exchange-graphcache'
import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  createPdi: ['pdis'],
  updatePdi: ['pdis'],
  deletePdi: ['pdis', 'pdi'],
  restorePdi: ['pdis', 'pdi'],
})

/** An inspection of a list opens without a connection, though it was never asked for by itself. */
export const queryResolvers: Record<string, Resolver> = {
  pdi(_, args, cache) {
    const own = cache.resolve('Query', 'pdi', args)
    if (own !== undefined) return own
    const key = cache.keyOfEntity({ __typename: 'Pdi', id: args.id as string })
    return key !== null && cache.resolve(key, 'frameNumber') ? key : undefined
  },
}
