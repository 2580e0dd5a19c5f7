import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql-env.gen.d.ts'

/** Writes a document of the contract; its answer and variables are typed by the schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { ID: string; Decimal: string; Day: string; Instant: string; JSON: unknown }
}>()
