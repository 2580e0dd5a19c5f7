import { persistedFields, persistedTypes } from './persisted-parts.gen.ts'

const fields = new Set(persistedFields)
const types = new Set(persistedTypes)

/**
 * Returns whether a piece of the query cache may rest on the device: what the contract marks `@persist`.
 * @param key as graphcache writes it: `Type:id.field`, for a root field `Query.field(args)`, for a record without an id
 * `Query%2efield(args).inner`
 */
export function mayPersist(key: string): boolean {
  const [first = '', second = ''] = key.split(/\.|%2e/, 2)
  const nameOf = (part: string) => part.split(/[:(]/, 1)[0] ?? ''
  return first === 'Query'
    ? second.startsWith('__typename') || fields.has(nameOf(second))
    : types.has(nameOf(first))
}
