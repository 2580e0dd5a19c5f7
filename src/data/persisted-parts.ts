import type { ResolverConfig } from '@urql/exchange-graphcache'
import { persistedFields, persistedTypes, transientFields } from './persisted-parts.gen.ts'

const fields = new Set(persistedFields)
const types = new Set(persistedTypes)
const transient = new Set(transientFields)

/**
 * Returns whether a piece of the query cache may rest on the device: what the contract marks `@persist`, without
 * what it marks `@transient`.
 * @param key as graphcache writes it: `Type:id.field`, for a root field `Query.field(args)`, for a record without an id
 * `Query%2efield(args).inner`
 */
export function mayPersist(key: string): boolean {
  const [first = '', second = ''] = key.split(/\.|%2e/, 2)
  const nameOf = (part: string) => part.split(/[:(]/, 1)[0] ?? ''
  return first === 'Query'
    ? second.startsWith('__typename') || fields.has(nameOf(second))
    : types.has(nameOf(first)) && !transient.has(`${nameOf(first)}.${nameOf(second)}`)
}

/** Answers transient fields with null where the cache has none: a list without them is still the list. */
export function transientResolvers(): ResolverConfig {
  const resolvers: ResolverConfig = {}
  for (const name of transientFields) {
    const [type = '', field = ''] = name.split('.', 2)
    resolvers[type] = { ...resolvers[type], [field]: (parent) => parent[field] ?? null }
  }
  return resolvers
}
