import type { GraphQLLeafType } from 'graphql'
import { isEnumType } from 'graphql'
import { NotWritable } from './not-writable.ts'

/** Writes a value that is not null as JSON. @throws NotWritable for one that the type does not have */
export type WriteLeaf = (value: unknown) => string

/** By the type's own serialisation: what it throws, or has no JSON, is for the ordinary execution to tell. */
const byType =
  (type: GraphQLLeafType): WriteLeaf =>
  (value) => {
    const serialised: unknown = type.serialize(value)
    if (serialised === undefined || serialised === null) throw new NotWritable()
    return JSON.stringify(serialised)
  }

const ofText = (text: unknown) => typeof text === 'string'
const ofInt = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31

/** Returns how values of a scalar or an enum are written. Plain ones are written at once, all others as the type says. */
export function writerOfLeaf(type: GraphQLLeafType): WriteLeaf {
  const ordinary = byType(type)
  if (isEnumType(type)) {
    const names = new Map(
      type.getValues().map(({ name, value }) => [value as unknown, `"${name}"`]),
    )
    return (value) => names.get(value) ?? ordinary(value)
  }
  switch (type.name) {
    case 'String':
    case 'ID':
      return (value) => (ofText(value) ? JSON.stringify(value) : ordinary(value))
    case 'Int':
      return (value) => (ofInt(value) ? String(value) : ordinary(value))
    case 'Boolean':
      return (value) => (value === true ? 'true' : value === false ? 'false' : ordinary(value))
    default:
      return ordinary
  }
}
