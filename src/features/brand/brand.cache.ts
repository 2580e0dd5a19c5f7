import type { KeyingConfig, UpdatesConfig } from '@urql/exchange-graphcache'

/** A part of the brand is what it is called; the file in it is kept inside it. */
export const keys: KeyingConfig = {
  BrandPicture: () => null,
  BrandPictureResult: () => null,
}

/** A part without a picture is missing from the list. */
export const updates: Partial<UpdatesConfig> = {
  Mutation: {
    removeBrandPicture: (_result, _args, cache) => cache.invalidate('Query', 'brandPictures'),
  },
}
