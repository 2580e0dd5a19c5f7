import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { resolverFiles } from '../../scripts/resolver-list.ts'
import { resolvers } from '../../server/resolvers.gen.ts'
import { contract } from '../../server/schema.ts'

const schema = buildSchema(contract().join('\n'))
const resolved = (type: 'Query' | 'Mutation' | 'Subscription') =>
  resolvers.flatMap((area) => Object.keys((area as Record<string, object>)[type] ?? {})).sort()

test('the list of resolvers names every file of resolvers; `npm run generate` writes it', () => {
  const text = readFileSync('server/resolvers.gen.ts', 'utf8')
  const named = [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, file]) => `server/${file!}`)
  expect(named).toEqual(resolverFiles())
})

describe.each([
  ['Query', schema.getQueryType()],
  ['Mutation', schema.getMutationType()],
] as const)('%s', (name, type) => {
  test('has one resolver for each field of the contract, and no other', () => {
    expect(resolved(name)).toEqual(Object.keys(type!.getFields()).sort())
  })
})
