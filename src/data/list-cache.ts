import type { UpdatesConfig } from '@urql/exchange-graphcache'

/**
 * Makes the cache forget lists after mutations that change them, so that the next look asks the server.
 * @param lists names of the query's fields by the name of the mutation's field
 */
export const refreshLists = (
  lists: Readonly<Record<string, readonly string[]>>,
): Partial<UpdatesConfig> => ({
  Mutation: Object.fromEntries(
    Object.entries(lists).map(([mutation, fields]) => [
      mutation,
      (_result, _args, cache) => {
        for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
          if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
      },
    ]),
  ),
})
