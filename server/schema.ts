import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { isDay } from '#domain/time/day.ts'
import { enforceAllow } from './allow.ts'
import { isFileValue } from './multipart/sent-file.ts'
import { resolvers } from './resolvers.gen.ts'
import { root } from './root.ts'

const folder = join(root, 'schema')

/** The contract as text, one area after the other. */
export const contract = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql') && !file.includes('.gen.'))
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

const textScalar = (name: string, fits: (text: string) => boolean) => {
  const parse = (value: unknown) => {
    if (typeof value === 'string' && fits(value)) return value
    throw new GraphQLError(`${name} expected`, { extensions: { code: 'BAD_INPUT' } })
  }
  return new GraphQLScalarType({
    name,
    parseValue: parse,
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
  })
}

const scalars = {
  Decimal: textScalar('Decimal', (text) => /^-?\d{1,14}(\.\d{1,8})?$/.test(text)),
  Day: textScalar('Day', isDay),
  Instant: textScalar('Instant', (text) => !Number.isNaN(Date.parse(text))),
  // The route has kept the content by now, and put the file's id in its place.
  Upload: textScalar('Upload', isFileValue),
}

/** The resolvers of an area; what its file exports beside them, in small letters, is for other areas. */
const resolversOf = (area: object) =>
  Object.fromEntries(Object.entries(area).filter(([name]) => /^[A-Z]/.test(name)))

/** The executable schema, every root field behind its rule. */
export const schema: GraphQLSchema = enforceAllow(
  createSchema({
    typeDefs: contract(),
    resolvers: [scalars, ...resolvers.map(resolversOf)] as never,
  }),
)
