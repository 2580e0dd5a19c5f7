import type { UpdatesConfig } from '@urql/exchange-graphcache'

/** A part without a picture is missing from the list. */
export const updates: Partial<UpdatesConfig> = {
  Mutation: {
    saveBrandPicture: (_result, _args, cache) => cache.invalidate('Query', 'brandPictures'),
    removeBrandPicture: (_result, _args, cache) => cache.invalidate('Query', 'brandPictures'),
  },
}
